import type { TenantGuardException } from '@livery/persistence';

const ALL_TABLES = ['blobs.blob', 'blobs.blob_reference', 'blobs.staged_object', 'blobs.condemned_object'];

export const BLOB_COLLECTION: TenantGuardException = {
  reason: 'blob-collection',
  because: 'one worker collects the blobs of all tenants that nothing refers to, and deletes their bytes',
  verbs: ['select', 'insert', 'update', 'delete'],
  tables: ALL_TABLES,
};

export const BLOB_BACKLOG: TenantGuardException = {
  reason: 'blob-backlog',
  because: 'operators see how many objects of all tenants together wait for their deletion',
  verbs: ['select'],
  tables: ['blobs.condemned_object'],
};

export const FILE_VERIFICATION: TenantGuardException = {
  reason: 'file-verification',
  because: 'an operator compares the stored files of all tenants with their rows, and notes those that are missing',
  verbs: ['select', 'update'],
  tables: ['blobs.blob', 'blobs.staged_object', 'blobs.condemned_object'],
};

export const BLOB_ERASURE: TenantGuardException = {
  reason: 'blob-erasure',
  because: 'the objects of an organization are erased in both modes',
  verbs: ['insert', 'delete'],
  tables: ALL_TABLES,
};

import type { PersistenceSlice } from '@livery/persistence';
import { blobsEraser } from './collection/erase-unscoped-blobs.ts';
import { CreateBlobs1763601400000 } from './migrations/1763601400000-create-blobs.ts';
import { NoteMissingBytes1763604450000 } from './migrations/1763604450000-note-missing-bytes.ts';
import { BLOB_BACKLOG, BLOB_COLLECTION, BLOB_ERASURE, FILE_VERIFICATION } from './tenant-guard-exceptions.ts';

export const blobsPersistence: PersistenceSlice = {
  entities: [],
  migrations: [CreateBlobs1763601400000, NoteMissingBytes1763604450000],
  eraser: blobsEraser,
  tenantGuardExceptions: [BLOB_COLLECTION, BLOB_BACKLOG, BLOB_ERASURE, FILE_VERIFICATION],
};

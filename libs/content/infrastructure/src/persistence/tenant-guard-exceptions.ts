import type { TenantGuardException } from '@livery/persistence';

export const EXPIRED_CONTENT: TenantGuardException = {
  reason: 'expired-content',
  because: 'the worker finds the files and deleted assets of all tenants whose time is over',
  verbs: ['select'],
  tables: ['content.file', 'content.library_asset'],
};

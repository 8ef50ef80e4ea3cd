import type { TenantGuardException } from '@livery/persistence';

export const WORD_RECOUNT: TenantGuardException = {
  reason: 'word-recount',
  because:
    'the worker finds the tenants whose words have to be counted again, and inserts the counts of many words at once',
  verbs: ['select', 'insert'],
  tables: ['content.search_word'],
};

export const DEPLOYMENT_UPKEEP: TenantGuardException = {
  reason: 'deployment-upkeep',
  because: 'the worker finds the deployments of all tenants that ended long ago, or that nobody activates any more',
  verbs: ['select'],
  tables: ['content.deployment'],
};

export const EXPIRED_CONTENT: TenantGuardException = {
  reason: 'expired-content',
  because: 'the worker finds the files and deleted assets of all tenants whose time is over',
  verbs: ['select'],
  tables: ['content.file', 'content.library_asset'],
};

import type { TenantGuardException } from '@livery/persistence';

export const KEPT_DOCUMENTS: TenantGuardException = {
  reason: 'kept-documents',
  because: 'one worker gives up the documents of all tenants that were kept long enough, or are too many',
  verbs: ['select'],
  tables: ['brand_governance.kept_document'],
};

export const ABANDONED_CHECKS: TenantGuardException = {
  reason: 'abandoned-checks',
  because: 'one worker ends pending checks of all tenants that nobody works on any more',
  verbs: ['select'],
  tables: ['brand_governance.brand_check'],
};

export const EXPIRED_DRAFTS: TenantGuardException = {
  reason: 'expired-drafts',
  because: 'drafts of all tenants are deleted when they expire',
  verbs: ['delete'],
  tables: ['brand_governance.guideline_draft'],
};

export const OLD_SIMULATIONS: TenantGuardException = {
  reason: 'old-simulations',
  because: 'one worker deletes the simulations of all tenants whose jobs were cancelled or failed long ago',
  verbs: ['delete'],
  tables: ['brand_governance.simulation'],
};

import { brandGovernanceEvents, brandGovernanceIdPrefixes } from '@livery/brand-governance-contracts';
import { brandGovernanceErrorCodes } from '@livery/brand-governance-domain';
import { packageErrorCodes, packageErrorMembers } from '@livery/office-package';
import type { Contribution } from '@livery/persistence';
import { deleteUnscopedExpiredDrafts } from './persistence/delete-unscoped-expired-drafts.ts';
import { deleteUnscopedOldSimulations } from './persistence/delete-unscoped-old-simulations.ts';
import { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';

const HOUR_MS = 3_600_000;

/** What this context adds to the service. */
export const brandGovernanceContribution: Contribution = {
  ...brandGovernancePersistence,
  idPrefixes: brandGovernanceIdPrefixes,
  errorCodes: { ...packageErrorCodes, ...brandGovernanceErrorCodes },
  errorMembers: {
    brand_check: { type: 'string', description: 'The id of the stored check of a document that could not be judged.' },
    ...packageErrorMembers,
  },
  events: brandGovernanceEvents,
  periodicDeletions: [
    { everyMs: HOUR_MS, run: deleteUnscopedExpiredDrafts },
    { everyMs: HOUR_MS, run: deleteUnscopedOldSimulations },
  ],
};

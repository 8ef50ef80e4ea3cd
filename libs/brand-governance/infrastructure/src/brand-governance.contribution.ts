import { brandGovernanceEvents, brandGovernanceIdPrefixes } from '@livery/brand-governance-contracts';
import { brandGovernanceErrorCodes } from '@livery/brand-governance-domain';
import { packageErrorCodes, packageErrorMembers } from '@livery/office-package';
import type { Contribution } from '@livery/persistence';
import { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';

/** What this context adds to the service. */
export const brandGovernanceContribution: Contribution = {
  ...brandGovernancePersistence,
  idPrefixes: brandGovernanceIdPrefixes,
  errorCodes: { ...packageErrorCodes, ...brandGovernanceErrorCodes },
  errorMembers: {
    brand_check: { type: 'string', description: 'The check that was kept of a document that cannot be judged.' },
    ...packageErrorMembers,
  },
  events: brandGovernanceEvents,
};

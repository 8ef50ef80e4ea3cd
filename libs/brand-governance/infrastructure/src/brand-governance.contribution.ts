import type { Contribution } from '@livery/persistence';
import { brandGovernancePersistence } from './persistence/brand-governance.persistence.ts';

/** What this context adds to the service. */
export const brandGovernanceContribution: Contribution = brandGovernancePersistence;

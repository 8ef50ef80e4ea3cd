import { brandGovernanceContribution } from '@livery/brand-governance-infrastructure';
import { deliveryContribution } from '@livery/delivery-infrastructure';
import { httpContribution } from '@livery/http';
import { gatherVocabulary } from '@livery/kernel';
import { messagingContribution } from '@livery/messaging';
import type { Contribution } from '@livery/persistence';
import { platformContribution } from '@livery/platform-infrastructure';

/** Who makes up the service. A new context is one more row. */
export const CONTRIBUTIONS: readonly Contribution[] = [
  messagingContribution,
  httpContribution,
  platformContribution,
  brandGovernanceContribution,
  deliveryContribution,
];

/** The words of the whole service. Neither the API nor the worker starts while two owners declare the same one. */
export const VOCABULARY = gatherVocabulary(CONTRIBUTIONS);

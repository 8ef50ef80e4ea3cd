import { blobsContribution } from '@livery/blobs';
import { brandGovernanceContribution } from '@livery/brand-governance-infrastructure';
import { contentContribution } from '@livery/content-infrastructure';
import { deliveryContribution } from '@livery/delivery-infrastructure';
import { httpContribution } from '@livery/http';
import { jobsContribution } from '@livery/jobs';
import { gatherVocabulary } from '@livery/kernel';
import { messagingContribution } from '@livery/messaging';
import type { Contribution } from '@livery/persistence';
import { platformContribution } from '@livery/platform-infrastructure';

/** The contributions of all contexts and shared libraries. A new context adds one row. */
export const CONTRIBUTIONS: readonly Contribution[] = [
  messagingContribution,
  httpContribution,
  blobsContribution,
  jobsContribution,
  platformContribution,
  brandGovernanceContribution,
  contentContribution,
  deliveryContribution,
];

/** The id prefixes, error codes and event types of the whole service. No process starts if two owners declare the same one. */
export const VOCABULARY = gatherVocabulary(CONTRIBUTIONS);

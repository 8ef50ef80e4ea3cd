import type { Contribution } from '@livery/persistence';
import { messagingPersistence } from './messaging.persistence.ts';

/** What this library adds to the service. */
export const messagingContribution: Contribution = messagingPersistence;

import type { Contribution } from '@livery/persistence';
import { platformPersistence } from './persistence/platform.persistence.ts';

/** What this context adds to the service. */
export const platformContribution: Contribution = platformPersistence;

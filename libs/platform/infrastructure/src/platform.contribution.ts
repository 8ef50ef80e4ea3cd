import type { Contribution } from '@livery/persistence';
import { platformEvents, platformIdPrefixes } from '@livery/platform-contracts';
import { platformErrorCodes } from '@livery/platform-domain';
import { platformPersistence } from './persistence/platform.persistence.ts';

/** What this context contributes to the service. */
export const platformContribution: Contribution = {
  ...platformPersistence,
  idPrefixes: platformIdPrefixes,
  errorCodes: platformErrorCodes,
  events: platformEvents,
};

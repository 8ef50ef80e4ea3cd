import { contentEvents, contentIdPrefixes } from '@livery/content-contracts';
import { contentErrorCodes } from '@livery/content-domain';
import type { Contribution } from '@livery/persistence';
import { contentPersistence } from './persistence/content.persistence.ts';

/** What this context contributes to the service. */
export const contentContribution: Contribution = {
  ...contentPersistence,
  idPrefixes: contentIdPrefixes,
  errorCodes: contentErrorCodes,
  events: contentEvents,
};

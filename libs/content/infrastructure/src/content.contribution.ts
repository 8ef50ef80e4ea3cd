import { contentEvents, contentIdPrefixes } from '@livery/content-contracts';
import { contentErrorCodes } from '@livery/content-domain';
import type { Contribution } from '@livery/persistence';
import { contentPersistence } from './persistence/content.persistence.ts';
import { recountUnscopedWords } from './search/unscoped-word-recount.ts';

const RECOUNT_MS = 10 * 60_000;

/** What this context contributes to the service. */
export const contentContribution: Contribution = {
  ...contentPersistence,
  idPrefixes: contentIdPrefixes,
  errorCodes: contentErrorCodes,
  events: contentEvents,
  periodicDeletions: [{ everyMs: RECOUNT_MS, run: recountUnscopedWords }],
};

import { contentEvents, contentIdPrefixes } from '@livery/content-contracts';
import { contentErrorCodes, contentErrorMembers } from '@livery/content-domain';
import { packageErrorCodes, packageErrorMembers } from '@livery/office-package';
import type { Contribution } from '@livery/persistence';
import { contentPersistence } from './persistence/content.persistence.ts';
import { recountUnscopedWords } from './search/unscoped-word-recount.ts';

const RECOUNT_MS = 10 * 60_000;

/** What this context contributes to the service. */
export const contentContribution: Contribution = {
  ...contentPersistence,
  idPrefixes: contentIdPrefixes,
  errorCodes: { ...contentErrorCodes, ...packageErrorCodes },
  errorMembers: { ...contentErrorMembers, ...packageErrorMembers },
  events: contentEvents,
  periodicDeletions: [{ everyMs: RECOUNT_MS, run: recountUnscopedWords }],
};

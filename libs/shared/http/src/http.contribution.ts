import type { Contribution } from '@livery/persistence';
import { httpErrorCodes } from './errors/http.error-codes.ts';
import { httpPersistence } from './http.persistence.ts';
import { deleteUnscopedExpiredAnswers } from './idempotency/delete-unscoped-expired-answers.ts';

const HOUR_MS = 3_600_000;

/** What this library adds to the service. */
export const httpContribution: Contribution = {
  ...httpPersistence,
  errorCodes: httpErrorCodes,
  periodicDeletions: [{ everyMs: HOUR_MS, run: deleteUnscopedExpiredAnswers }],
};

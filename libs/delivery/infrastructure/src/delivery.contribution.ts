import { deliveryEvents, deliveryIdPrefixes } from '@livery/delivery-contracts';
import type { Contribution } from '@livery/persistence';
import { deleteUnscopedExpiredSpans } from './persistence/delete-unscoped-expired-spans.ts';
import { deleteUnscopedForgottenDeliveries } from './persistence/delete-unscoped-forgotten-deliveries.ts';
import { deleteUnscopedForgottenMarks } from './persistence/delete-unscoped-forgotten-marks.ts';
import { deleteUnscopedRetiredSecrets } from './persistence/delete-unscoped-retired-secrets.ts';
import { deliveryPersistence } from './persistence/delivery.persistence.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What this context contributes to the service. */
export const deliveryContribution: Contribution = {
  ...deliveryPersistence,
  idPrefixes: deliveryIdPrefixes,
  events: deliveryEvents,
  periodicDeletions: [
    { everyMs: DAY_MS, run: deleteUnscopedForgottenDeliveries },
    { everyMs: DAY_MS, run: deleteUnscopedExpiredSpans },
    { everyMs: HOUR_MS, run: deleteUnscopedRetiredSecrets },
    { everyMs: DAY_MS, run: deleteUnscopedForgottenMarks },
  ],
};

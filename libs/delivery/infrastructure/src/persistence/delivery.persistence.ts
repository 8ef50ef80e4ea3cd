import { EVENT_RETENTION } from '@livery/messaging';
import type { PersistenceSlice } from '@livery/persistence';
import { CreateDelivery1763600400000 } from './migrations/1763600400000-create-delivery.ts';
import { deliveryEraser } from './delivery-eraser.ts';
import { SigningSecretRowSchema } from './signing-secret.row.ts';
import {
  BACKLOG,
  DELIVERY_RETENTION,
  DISPATCH,
  EVENT_ARRIVALS,
  EVENT_TYPES,
  FAN_OUT,
  REPLAY,
  SECRET_RETENTION,
  SELF_AUDIT,
} from './tenant-guard-exceptions.ts';
import { WebhookEndpointRowSchema } from './webhook-endpoint.row.ts';
import { AttemptsByDelivery1763600700000 } from './migrations/1763600700000-attempts-by-delivery.ts';
import { CountWithoutTests1763603400000 } from './migrations/1763603400000-count-without-tests.ts';
import { FindStuckDeliveries1763601300000 } from './migrations/1763601300000-find-stuck-deliveries.ts';
import { FindUndeliveredEvents1763602510000 } from './migrations/1763602510000-find-undelivered-events.ts';
import { MissedSpans1763602420000 } from './migrations/1763602420000-missed-spans.ts';
import { Replays1763602410000 } from './migrations/1763602410000-replays.ts';
import { RequestedAttempts1763602400000 } from './migrations/1763602400000-requested-attempts.ts';
import { LanesOfDeliveries1763600600000 } from './migrations/1763600600000-lanes-of-deliveries.ts';
import { MarkDeliveredBlocks1763602800000 } from './migrations/1763602800000-mark-delivered-blocks.ts';
import { RequestHeaders1763602710000 } from './migrations/1763602710000-request-headers.ts';
import { RetireSigningSecrets1763602700000 } from './migrations/1763602700000-retire-signing-secrets.ts';
import { ShareDispatchFairly1763602300000 } from './migrations/1763602300000-share-dispatch-fairly.ts';
import { UndeliveredApart1763600800000 } from './migrations/1763600800000-undelivered-apart.ts';

export const deliveryPersistence: PersistenceSlice = {
  entities: [WebhookEndpointRowSchema, SigningSecretRowSchema],
  migrations: [
    CreateDelivery1763600400000,
    LanesOfDeliveries1763600600000,
    AttemptsByDelivery1763600700000,
    UndeliveredApart1763600800000,
    FindStuckDeliveries1763601300000,
    ShareDispatchFairly1763602300000,
    RequestedAttempts1763602400000,
    Replays1763602410000,
    MissedSpans1763602420000,
    FindUndeliveredEvents1763602510000,
    RetireSigningSecrets1763602700000,
    RequestHeaders1763602710000,
    MarkDeliveredBlocks1763602800000,
    CountWithoutTests1763603400000,
  ],
  eraser: deliveryEraser,
  tenantGuardExceptions: [
    FAN_OUT,
    DISPATCH,
    REPLAY,
    BACKLOG,
    SELF_AUDIT,
    DELIVERY_RETENTION,
    EVENT_ARRIVALS,
    EVENT_TYPES,
    SECRET_RETENTION,
  ],
  // The week of a delivery is decided by the id of its event, the week of an attempt by its own id.
  weeklyTables: [
    { table: 'delivery.webhook_delivery', kept: EVENT_RETENTION },
    { table: 'delivery.delivery_attempt', kept: EVENT_RETENTION },
  ],
};

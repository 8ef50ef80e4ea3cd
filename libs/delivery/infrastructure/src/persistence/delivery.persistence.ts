import type { PartitionedTable, PersistenceSlice } from '@livery/persistence';
import { CreateDelivery1763600400000 } from './migrations/1763600400000-create-delivery.ts';
import { SigningSecretRowSchema } from './signing-secret.row.ts';
import { WebhookEndpointRowSchema } from './webhook-endpoint.row.ts';
import { AttemptsByDelivery1763600700000 } from './migrations/1763600700000-attempts-by-delivery.ts';
import { LanesOfDeliveries1763600600000 } from './migrations/1763600600000-lanes-of-deliveries.ts';

export const deliveryPersistence: PersistenceSlice = {
  entities: [WebhookEndpointRowSchema, SigningSecretRowSchema],
  migrations: [CreateDelivery1763600400000, LanesOfDeliveries1763600600000, AttemptsByDelivery1763600700000],
};

/** Weekly partitions by UUIDv7: of deliveries by their event's, of attempts by their own. */
export const DELIVERY_TABLES: readonly PartitionedTable[] = [
  // Room for the claimed version of a row on its page: a claim then touches none of the five indexes (HOT).
  { table: 'delivery.webhook_delivery', fillFactor: 50 },
  'delivery.delivery_attempt',
];

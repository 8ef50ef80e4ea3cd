import { type NewTestDelivery, TestDeliveries } from '@livery/delivery-application';
import type { WebhookEndpoint } from '@livery/delivery-domain';
import type { Transaction } from '@livery/kernel';
import type { WakeUps } from '@livery/messaging';
import { afterCommit, managerOf } from '@livery/persistence';
import { DELIVERIES_WAKE_UP } from '../deliveries-wake-up.ts';

const INSERT_DELIVERY = `
  insert into delivery.webhook_delivery (organization_id, livemode, endpoint_id, event_id, id, created)
  values ($1, $2, $3, $4, $5, $6) returning ordinal`;
const INSERT_STATE = `
  insert into delivery.undelivered
    (organization_id, livemode, endpoint_id, event_id, id, next_retry_at, status, ordinal)
  values ($1, $2, $3, $4, $5, $6, 'pending', $7)`;

export class PostgresTestDeliveries extends TestDeliveries {
  private readonly wakeDispatcher: () => void;

  constructor(wakeUps: WakeUps) {
    super();
    this.wakeDispatcher = () => wakeUps.send(DELIVERIES_WAKE_UP);
  }

  async insert(
    { tenant, id: endpointId }: WebhookEndpoint,
    { id, eventId, at }: NewTestDelivery,
    transaction: Transaction,
  ): Promise<void> {
    const values = [tenant.organizationId, tenant.livemode, endpointId, eventId, id, at];
    const manager = managerOf(transaction);
    const [row] = await manager.query<{ ordinal: string }[]>(INSERT_DELIVERY, values);
    await manager.query(INSERT_STATE, [...values, row?.ordinal]);
    afterCommit(transaction, this.wakeDispatcher);
  }
}

import { RequestedAttempts } from '@livery/delivery-application';
import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Transaction } from '@livery/kernel';
import type { WakeUps } from '@livery/messaging';
import { afterCommit, managerOf } from '@livery/persistence';
import { DELIVERIES_WAKE_UP } from '../deliveries-wake-up.ts';

const REQUEST = `
  insert into delivery.requested_attempt (organization_id, livemode, id, endpoint_id, event_id, sequence, requested)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (organization_id, livemode, id) do nothing`;

export class PostgresRequestedAttempts extends RequestedAttempts {
  private readonly wakeDispatcher: () => void;

  constructor(wakeUps: WakeUps) {
    super();
    this.wakeDispatcher = () => wakeUps.send(DELIVERIES_WAKE_UP);
  }

  async request(delivery: WebhookDelivery, at: Date, transaction: Transaction): Promise<void> {
    const { tenant, id, endpointId, eventId, sequence } = delivery;
    const values = [tenant.organizationId, tenant.livemode, id, endpointId, eventId, sequence, at];
    await managerOf(transaction).query(REQUEST, values);
    afterCommit(transaction, this.wakeDispatcher);
  }
}

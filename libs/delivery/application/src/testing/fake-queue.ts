import { type Claim, type ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** A queue in which nothing is due. Claims hold until `expired` names them. */
export class FakeQueue extends UnscopedDeliveryQueue {
  readonly expired = new Set<string>();
  renewals = 0;
  /** What renewals fail with. */
  failure: Error | null = null;

  async claim(): Promise<Claim> {
    return { sendable: [], unsendable: [] };
  }

  async renew(deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>> {
    this.renewals += 1;
    if (this.failure !== null) throw this.failure;
    return new Set(deliveries.map(({ id }) => id).filter((id) => !this.expired.has(id)));
  }

  async settle(): Promise<void> {}

  async release(): Promise<void> {}

  async leaveEndpoints(): Promise<void> {}
}

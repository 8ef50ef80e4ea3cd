import type { Clock } from '@livery/kernel';
import type { ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** Most claims are over long before this age. */
const RENEWED_AFTER_MS = 2_000;

/** The claims that this process holds, from the claim until the result is written. */
export class HeldClaims {
  /** The time of each claim, or of its last renewal, in milliseconds since 1970. */
  private readonly since = new Map<ClaimedDelivery, number>();

  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly clock: Clock,
  ) {}

  get size(): number {
    return this.since.size;
  }

  get all(): readonly ClaimedDelivery[] {
    return [...this.since.keys()];
  }

  hold(delivery: ClaimedDelivery): void {
    this.since.set(delivery, this.clock.now().getTime());
  }

  drop(delivery: ClaimedDelivery): void {
    this.since.delete(delivery);
  }

  /**
   * Renews claims that are 2 s old or older.
   * @returns the deliveries whose claim no longer holds: claimed by another process, abandoned, or of a disabled endpoint
   */
  async renew(): Promise<ReadonlySet<ClaimedDelivery>> {
    const now = this.clock.now().getTime();
    const old = [...this.since].flatMap(([delivery, since]) => (now - since >= RENEWED_AFTER_MS ? [delivery] : []));
    if (old.length === 0) return new Set();
    const kept = await this.queue.renew(old);
    for (const delivery of old) if (kept.has(delivery.id) && this.since.has(delivery)) this.since.set(delivery, now);
    return new Set(old.filter(({ id }) => !kept.has(id)));
  }
}

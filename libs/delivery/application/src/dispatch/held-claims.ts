import type { Clock } from '@livery/kernel';
import type { ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** Most claims are settled long before. */
const RENEWED_AFTER_MS = 2_000;

/** What this process has claimed and not yet written: what it must not claim again, nor leave behind. */
export class HeldClaims {
  /** With the instant, in ms, at which each claim was made or renewed. */
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

  /** @returns the deliveries that are no longer this process's to attempt: taken over, abandoned, of a disabled endpoint */
  async renew(): Promise<ReadonlySet<ClaimedDelivery>> {
    const now = this.clock.now().getTime();
    const old = [...this.since].flatMap(([delivery, since]) => (now - since >= RENEWED_AFTER_MS ? [delivery] : []));
    if (old.length === 0) return new Set();
    const kept = await this.queue.renew(old);
    for (const delivery of old) if (kept.has(delivery.id) && this.since.has(delivery)) this.since.set(delivery, now);
    return new Set(old.filter(({ id }) => !kept.has(id)));
  }
}

import type { ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** Most claims are over long before this age. */
const RENEWED_AFTER_MS = 2_000;

export interface ClaimTerms {
  /** How long a claim holds without a renewal, in milliseconds. */
  readonly leaseMs: number;
  /** A clock that only goes forward, in milliseconds. */
  readonly monotonicMs: () => number;
}

/** The claims that this process holds, from the claim until the result is written. */
export class HeldClaims {
  /** The monotonic time before the statement that made the claim or renewed it last. The claim begins after it. */
  private readonly since = new Map<ClaimedDelivery, number>();

  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly terms: ClaimTerms,
  ) {}

  get size(): number {
    return this.since.size;
  }

  get all(): readonly ClaimedDelivery[] {
    return [...this.since.keys()];
  }

  /** @param since the monotonic time before the claim was made */
  hold(delivery: ClaimedDelivery, since: number): void {
    this.since.set(delivery, since);
  }

  /** Whether the claim certainly holds: no other process attempts the delivery. */
  isCurrent(delivery: ClaimedDelivery): boolean {
    const since = this.since.get(delivery);
    return since !== undefined && this.terms.monotonicMs() - since < this.terms.leaseMs;
  }

  drop(delivery: ClaimedDelivery): void {
    this.since.delete(delivery);
  }

  /**
   * Renews claims that are 2 s old or older.
   * @returns the deliveries whose claim no longer holds: expired, abandoned, or of a disabled endpoint
   */
  async renew(): Promise<ReadonlySet<ClaimedDelivery>> {
    const now = this.terms.monotonicMs();
    const old = [...this.since].flatMap(([delivery, since]) => (now - since >= RENEWED_AFTER_MS ? [delivery] : []));
    if (old.length === 0) return new Set();
    const kept = await this.queue.renew(old);
    for (const delivery of old) if (kept.has(delivery.id) && this.since.has(delivery)) this.since.set(delivery, now);
    return new Set(old.filter(({ id }) => !kept.has(id)));
  }
}

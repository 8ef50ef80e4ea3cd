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
  private doubts = 0;
  private settledDoubts = 0;

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

  /** Whether claims may be lost, because the database may have crashed since they were made. It does not keep the latest ones then. */
  get isDoubted(): boolean {
    return this.doubts > this.settledDoubts;
  }

  /** The claims are doubted until a renewal that begins later has ended. */
  doubt(): void {
    this.doubts += 1;
  }

  drop(delivery: ClaimedDelivery): void {
    this.since.delete(delivery);
  }

  /**
   * Renews claims that are 2 s old or older, or all if they are doubted.
   * @returns the deliveries whose claim no longer holds: expired, abandoned, or of a disabled endpoint
   */
  async renew(): Promise<ReadonlySet<ClaimedDelivery>> {
    const now = this.terms.monotonicMs();
    const { doubts, isDoubted } = this;
    const isOld = (since: number): boolean => isDoubted || now - since >= RENEWED_AFTER_MS;
    const old = [...this.since].flatMap(([delivery, since]) => (isOld(since) ? [delivery] : []));
    const kept = old.length === 0 ? new Set() : await this.queue.renew(old);
    this.settledDoubts = doubts;
    for (const delivery of old) if (kept.has(delivery.id) && this.since.has(delivery)) this.since.set(delivery, now);
    return new Set(old.filter(({ id }) => !kept.has(id)));
  }
}

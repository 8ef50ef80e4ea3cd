import type { PendingBrandCheck } from '@livery/brand-governance-domain';
import type { Transaction } from '@livery/kernel';

/** The queue of checks that a worker does. */
export abstract class PendingBrandChecks {
  /** Queues a check. It is done after the commit. */
  abstract queue(check: PendingBrandCheck, transaction: Transaction): Promise<void>;
}

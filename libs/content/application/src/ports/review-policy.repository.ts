import type { ReviewPolicy } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

export abstract class ReviewPolicyRepository {
  /** Returns the policy; the default one while none has been stored. */
  abstract current(tenant: Tenant): Promise<ReviewPolicy>;
  /** The same, read in a transaction. The policy cannot change until the transaction ends. */
  abstract currentForShare(tenant: Tenant, transaction: Transaction): Promise<ReviewPolicy>;
  /** The same, locked for a change. */
  abstract currentForUpdate(tenant: Tenant, transaction: Transaction): Promise<ReviewPolicy>;
  abstract store(tenant: Tenant, policy: ReviewPolicy, transaction: Transaction): Promise<void>;
}

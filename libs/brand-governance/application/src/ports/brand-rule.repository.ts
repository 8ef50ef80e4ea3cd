import type { BrandRule } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** Stores the set of rules of an organization in its order. The set is null while the organization has never stored one. */
export abstract class BrandRuleRepository {
  abstract list(tenant: Tenant): Promise<readonly BrandRule[] | null>;
  /** Returns the set, and locks the organization's guideline until the transaction ends, even if nothing has been stored. */
  abstract listForUpdate(tenant: Tenant, transaction: Transaction): Promise<readonly BrandRule[] | null>;
  /** Replaces the whole set. The guideline must be locked. */
  abstract replace(tenant: Tenant, rules: readonly BrandRule[], transaction: Transaction): Promise<void>;
}

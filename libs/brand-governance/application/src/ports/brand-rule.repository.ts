import type { BrandRule } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The set of rules that an organization has stored, in its order; null while it has never stored one. */
export abstract class BrandRuleRepository {
  abstract list(tenant: Tenant): Promise<readonly BrandRule[] | null>;
  /** Locks the organization's guideline until the transaction ends, also where there is none yet. */
  abstract listForUpdate(tenant: Tenant, transaction: Transaction): Promise<readonly BrandRule[] | null>;
  /** Stores a whole set in place of the present one; the guideline must be locked. */
  abstract replace(tenant: Tenant, rules: readonly BrandRule[], transaction: Transaction): Promise<void>;
}

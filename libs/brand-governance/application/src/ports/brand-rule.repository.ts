import type { BrandRule } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The rules of an organization in its order. */
export interface BrandRuleSet {
  readonly rules: readonly BrandRule[];
  /** How often the set was written. It is the ETag of the set. */
  readonly revision: number;
}

/** The set as it is stored. Its rules are null while the organization has never stored any. */
export interface StoredBrandRuleSet extends Pick<BrandRuleSet, 'revision'> {
  readonly rules: BrandRuleSet['rules'] | null;
}

export abstract class BrandRuleRepository {
  abstract find(tenant: Tenant): Promise<StoredBrandRuleSet>;
  /** Returns the set, and locks the organization's guideline until the transaction ends, even if nothing has been stored. */
  abstract findForUpdate(tenant: Tenant, transaction: Transaction): Promise<StoredBrandRuleSet>;
  /** Replaces the whole set. The guideline must be locked. */
  abstract replace(tenant: Tenant, set: BrandRuleSet, transaction: Transaction): Promise<void>;
}

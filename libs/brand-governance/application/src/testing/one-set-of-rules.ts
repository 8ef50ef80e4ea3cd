import type { Tenant } from '@livery/kernel';
import { BrandRuleRepository, type BrandRuleSet, type StoredBrandRuleSet } from '../ports/brand-rule.repository.ts';

/** Keeps the set of one organization. */
export class OneSetOfRules extends BrandRuleRepository {
  stored: StoredBrandRuleSet = { rules: null, revision: 0 };

  find(): Promise<StoredBrandRuleSet> {
    return Promise.resolve(this.stored);
  }

  findForUpdate(): Promise<StoredBrandRuleSet> {
    return this.find();
  }

  replace(_: Tenant, set: BrandRuleSet): Promise<void> {
    this.stored = set;
    return Promise.resolve();
  }
}

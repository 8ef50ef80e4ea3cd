import { type BrandRule, type BrandRuleDraft, defineBrandRule } from '@livery/brand-governance-domain';
import { type Clock, newId, type Tenant } from '@livery/kernel';
import type { BrandRuleChanges } from '../brand-rule-changes.ts';
import type { ExpressionDialect } from '../ports/expression-dialect.ts';
import { TooManyRecords } from '../too-many-records.ts';
import { MAX_BRAND_RULES } from './replace-brand-rules.ts';

/** Adds a rule at the end of the set. */
export class AddBrandRule {
  constructor(
    private readonly changes: BrandRuleChanges,
    private readonly clock: Clock,
    private readonly dialect: ExpressionDialect,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field; TooManyRecords */
  async execute(tenant: Tenant, draft: BrandRuleDraft): Promise<BrandRule> {
    const compile = (source: string) => this.dialect.compile(source);
    const rule = defineBrandRule(draft, { id: newId(), at: this.clock.now(), compile });
    await this.changes.apply(tenant, ({ rules }) => {
      if (rules.length >= MAX_BRAND_RULES) throw new TooManyRecords(MAX_BRAND_RULES, 'brand rules');
      return [...rules, rule];
    });
    return rule;
  }
}

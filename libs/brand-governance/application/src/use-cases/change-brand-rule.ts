import { amendBrandRule, type BrandRule, type BrandRuleChange } from '@livery/brand-governance-domain';
import type { Clock, Tenant } from '@livery/kernel';
import type { BrandRuleChanges } from '../brand-rule-changes.ts';
import { foundRecord, withRecord } from '../found-record.ts';
import type { ExpressionDialect } from '../ports/expression-dialect.ts';

export interface ChangeBrandRuleInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly change: BrandRuleChange;
  readonly seenRevision: number | null;
}

/** Changes one rule. */
export class ChangeBrandRule {
  constructor(
    private readonly changes: BrandRuleChanges,
    private readonly clock: Clock,
    private readonly dialect: ExpressionDialect,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and as `amendBrandRule` */
  async execute({ tenant, id, change, seenRevision }: ChangeBrandRuleInput): Promise<BrandRule> {
    const context = { at: this.clock.now(), compile: (source: string) => this.dialect.compile(source) };
    const { rules } = await this.changes.apply(tenant, ({ rules }) => {
      const rule = foundRecord(rules, id, seenRevision);
      return withRecord(rules, rule, amendBrandRule(rule, change, context));
    });
    return foundRecord(rules, id, null);
  }
}

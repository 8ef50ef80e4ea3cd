import { brandRulesUpdated } from '@livery/brand-governance-contracts';
import {
  type BrandRule,
  type BrandRuleDraft,
  type CompileExpression,
  defineBrandRule,
  ParameterInvalid,
} from '@livery/brand-governance-domain';
import {
  checkedEach,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  publicId,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { BrandRuleRepository } from '../ports/brand-rule.repository.ts';
import type { ExpressionDialect } from '../ports/expression-dialect.ts';
import { boundedSnapshot } from '../resources/bounded-snapshot.ts';
import { brandRuleListResource } from '../resources/brand-rule-list.resource.ts';
import { retainPresent, type WantedRecord } from '../retain-present.ts';
import { rulesInForce } from '../rules-in-force.ts';

/** How many rules a set may have. */
export const MAX_BRAND_RULES = 200;

/** Replaces the whole set of rules, or changes nothing. An empty set means no rules. */
export class ReplaceBrandRules {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly dialect: ExpressionDialect,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field: `data[2].pattern` */
  async execute(tenant: Tenant, drafts: readonly BrandRuleDraft[]): Promise<readonly BrandRule[]> {
    const wanted = this.define(drafts);
    return this.unitOfWork.run(async (transaction) => {
      const stored = await this.brandRules.listForUpdate(tenant, transaction);
      const rules = retainPresent(rulesInForce(stored), wanted, { contentOf, publicIdOf });
      if (stored !== null && sameRecords(stored, rules)) return rules;
      await this.brandRules.replace(tenant, rules, transaction);
      const list = brandRuleListResource(rules, tenant);
      const event = newEvent(brandRulesUpdated, tenant, boundedSnapshot(list, { url: list.url }));
      await this.eventLog.append(event, transaction);
      return rules;
    });
  }

  private define(drafts: readonly BrandRuleDraft[]): WantedRecord<BrandRule>[] {
    if (drafts.length > MAX_BRAND_RULES) throw new ParameterInvalid('data', `At most ${MAX_BRAND_RULES} rules.`);
    const at = this.clock.now();
    const compile: CompileExpression = (source) => this.dialect.compile(source);
    return checkedEach(drafts, (draft, index) => {
      const param = `data[${index}]`;
      return {
        record: defineBrandRule(draft, { id: newId(), at, param, compile }),
        id: draft.id,
        param: `${param}.id`,
      };
    });
  }
}

function contentOf(rule: BrandRule): object {
  const { type, name, severity, active, pattern, replacement, params, appliesTo, message, metadata } = rule;
  return { type, name, severity, active, pattern, replacement, params, appliesTo, message, metadata };
}

function publicIdOf({ id }: BrandRule): string {
  return publicId('brand_rule', id);
}

/** Whether the records are the stored ones themselves. A changed rule is another object with the same id. */
function sameRecords(stored: readonly BrandRule[], rules: readonly BrandRule[]): boolean {
  return stored.length === rules.length && stored.every((rule, index) => rules[index] === rule);
}

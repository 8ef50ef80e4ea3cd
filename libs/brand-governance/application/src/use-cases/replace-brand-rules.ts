import {
  type BrandRule,
  type BrandRuleDraft,
  type CompileExpression,
  defineBrandRule,
  inPresentForm,
  ParameterInvalid,
  ruleContent,
} from '@livery/brand-governance-domain';
import { assertRevision, checkedEach, type Clock, newId, publicId, type Tenant } from '@livery/kernel';
import type { BrandRuleChanges } from '../brand-rule-changes.ts';
import type { BrandRuleSet } from '../ports/brand-rule.repository.ts';
import type { ExpressionDialect } from '../ports/expression-dialect.ts';
import { retainPresent, type WantedRecord } from '../retain-present.ts';

/** A set has at most so many rules. */
export const MAX_BRAND_RULES = 200;

export interface ReplaceBrandRulesInput {
  readonly tenant: Tenant;
  readonly rules: readonly BrandRuleDraft[];
  /** The revision of the set that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
}

/** Replaces the whole set of rules, or changes nothing. An empty set means no rules. */
export class ReplaceBrandRules {
  constructor(
    private readonly changes: BrandRuleChanges,
    private readonly clock: Clock,
    private readonly dialect: ExpressionDialect,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field: `data[2].pattern`; DomainError `precondition_failed` */
  async execute({ tenant, rules, seenRevision }: ReplaceBrandRulesInput): Promise<BrandRuleSet> {
    const wanted = defineRules(rules, this.clock.now(), this.dialect);
    return this.changes.apply(tenant, (present) => {
      assertRevision(present, seenRevision);
      return retainRules(present.rules, wanted);
    });
  }
}

/** Makes the rules of a set. @throws ParameterInvalid, ParameterMissing which name the field */
export function defineRules(
  drafts: readonly BrandRuleDraft[],
  at: Date,
  dialect: ExpressionDialect,
): WantedRecord<BrandRule>[] {
  if (drafts.length > MAX_BRAND_RULES) throw new ParameterInvalid('data', `At most ${MAX_BRAND_RULES} rules.`);
  const compile: CompileExpression = (source) => dialect.compile(source);
  return checkedEach(drafts, (draft, index) => {
    const param = `data[${index}]`;
    return {
      record: defineBrandRule(draft, { id: newId(), at, param, compile }),
      id: draft.id,
      param: `${param}.id`,
    };
  });
}

/** The set that takes the place of the present one. @throws ParameterInvalid for the id of no present rule */
export function retainRules(
  present: readonly BrandRule[],
  wanted: readonly WantedRecord<BrandRule>[],
): readonly BrandRule[] {
  const byId = new Map(present.map((rule) => [publicIdOf(rule), rule]));
  const formed = inPresentForm(present);
  const inForm = wanted.map(({ record, ...named }) => {
    const own = byId.get(named.id ?? '');
    return { ...named, record: inPresentForm(own === undefined ? [] : [own])(formed(record)) };
  });
  return retainPresent(present, inForm, { contentOf: ruleContent, publicIdOf });
}

function publicIdOf({ id }: BrandRule): string {
  return publicId('brand_rule', id);
}

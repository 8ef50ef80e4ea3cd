import type { BrandRule } from '../brand-rule.ts';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import { checkOf } from '../judging/check-catalogue.ts';

/** The findings of one judgement, and the rules that made them. */
export interface AttributedFindings {
  readonly findings: readonly Finding[];
  /** Whether findings were left out because there were too many. */
  readonly truncated: boolean;
  /** The id of the rule that made a finding; null if no rule did. */
  readonly ruleOf: (finding: Finding) => string | null;
}

/** Finds the rules of findings by their types. Null for those of checks with no active rule, or several. */
export function onlyRuleOf(guideline: Guideline): AttributedFindings['ruleOf'] {
  const byCheck = activeByCheck(guideline);
  return ({ type }) => {
    const [rule, other] = byCheck.get(type) ?? [];
    return rule === undefined || other !== undefined ? null : rule.id;
  };
}

/** Whether the type of each finding tells which rule made it, since no two active rules have the same check. */
export function areRulesKnownByType(guideline: Guideline): boolean {
  return [...activeByCheck(guideline).values()].every((rules) => rules.length === 1);
}

function activeByCheck({ rules }: Guideline): ReadonlyMap<string, readonly BrandRule[]> {
  return Map.groupBy(
    rules.filter(({ active }) => active),
    ({ type }) => checkOf(type)?.check.type ?? type,
  );
}

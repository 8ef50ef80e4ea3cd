import type { BrandRule } from './brand-rule.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkOf } from './judging/check-catalogue.ts';

type Meaning = Pick<BrandRule, 'type' | 'params'>;

/**
 * The type and the parameters of a rule as they are answered. A type that is answered as the dotted type of its check gets the parameters
 * by which that type says the same. The stored rule keeps its own, since the ids of its findings are made of them.
 */
export function writtenOut({ type, params }: Meaning): Meaning {
  const known = checkOf(type);
  const implied = known?.ruleType.writtenOut;
  return known === undefined || implied === undefined
    ? { type, params }
    : { type: known.check.type, params: { ...implied, ...params } };
}

/** What is equal in equal rules: everything that a customer writes, in the form in which it is answered. */
export function ruleContent(rule: BrandRule): object {
  const { name, severity, active, pattern, replacement, appliesTo, message, metadata } = rule;
  const { type, params } = writtenOut(rule);
  return { type, name, severity, active, pattern, replacement, params, appliesTo, message, metadata };
}

/**
 * A rule in the form that one of the present rules has, if both look for the same. Thus a rule that is read, changed and sent again
 * keeps the ids of its findings.
 */
export function inPresentForm(rule: BrandRule, present: readonly BrandRule[]): BrandRule {
  const alike = present.filter((one) => sought(one) === sought(rule));
  const [first] = alike;
  if (first === undefined || alike.some((one) => isWrittenAlike(one, rule))) return rule;
  return { ...rule, type: first.type, params: first.params };
}

function sought({ pattern, ...rule }: BrandRule): string {
  return canonicalJson({ ...writtenOut(rule), pattern });
}

function isWrittenAlike(one: BrandRule, other: BrandRule): boolean {
  return one.type === other.type && canonicalJson(one.params) === canonicalJson(other.params);
}

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
 * Gives rules the form that one of the present rules has, if both look for the same. Thus a rule that is read, changed and sent again
 * keeps the ids of its findings.
 */
export function inPresentForm(present: readonly BrandRule[]): (rule: BrandRule) => BrandRule {
  const alike = new Map<string, { readonly first: BrandRule; readonly forms: Map<string, BrandRule> }>();
  for (const rule of present) {
    const known = alike.get(sought(rule)) ?? { first: rule, forms: new Map<string, BrandRule>() };
    if (!known.forms.has(formOf(rule))) known.forms.set(formOf(rule), rule);
    alike.set(sought(rule), known);
  }
  return (rule) => {
    const known = alike.get(sought(rule));
    if (known === undefined) return rule;
    const same = known.forms.get(formOf(rule));
    const { type, params, findingParams } = same ?? known.first;
    if (same !== undefined && findingParams === rule.findingParams) return rule;
    return { ...rule, type, params, ...(findingParams && { findingParams }) };
  };
}

function sought({ pattern, ...rule }: BrandRule): string {
  return canonicalJson({ ...writtenOut(rule), pattern });
}

function formOf({ type, params }: BrandRule): string {
  return canonicalJson({ type, params });
}

import { mergeMetadata } from '@livery/kernel';
import type { BrandRule } from './brand-rule.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkOf } from './judging/check-catalogue.ts';
import { type BrandRuleDraft, defineBrandRule, type DraftContext } from './define-brand-rule.ts';
import { inPresentForm, ruleContent, writtenOut } from './written-out.ts';

/** The members of a rule that a customer changes. Members that are undefined stay. Null removes a pattern, a replacement or a message. */
export type BrandRuleChange = Omit<BrandRuleDraft, 'id' | 'type'> & { readonly type?: string | undefined };

/**
 * Changes a rule. The result must be a rule that could be written anew. A default rule that changes is no longer one.
 * @returns the same object if nothing changes
 * @throws as `defineBrandRule`
 */
export function amendBrandRule(
  rule: BrandRule,
  change: BrandRuleChange,
  { at, compile }: Pick<DraftContext, 'at' | 'compile'>,
): BrandRule {
  const draft = {
    type: change.type ?? rule.type,
    name: change.name ?? keptName(rule, change),
    severity: change.severity ?? rule.severity,
    active: change.active ?? rule.active,
    pattern: change.pattern === undefined ? rule.pattern : change.pattern,
    replacement: change.replacement === undefined ? rule.replacement : change.replacement,
    params: change.params ?? (change.type === undefined ? rule : writtenOut(rule)).params,
    appliesTo: change.appliesTo ?? rule.appliesTo,
    message: change.message === undefined ? rule.message : change.message,
    metadata: mergeMetadata(rule.metadata, change.metadata),
  };
  const amended = inPresentForm([rule])(defineBrandRule(draft, { id: rule.id, at, ...(compile && { compile }) }));
  if (canonicalJson(ruleContent(amended)) === canonicalJson(ruleContent(rule))) return rule;
  return { ...amended, revision: rule.revision + 1, created: rule.created };
}

/** The name that a type gave does not outlive the type. */
function keptName({ name, type }: BrandRule, change: BrandRuleChange): string | null {
  const isOfType = name === checkOf(type)?.ruleType.name;
  return isOfType && change.type !== undefined && change.type !== type ? null : name;
}

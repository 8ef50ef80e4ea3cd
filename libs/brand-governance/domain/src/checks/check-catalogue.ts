import type { Check, RuleType } from './check.ts';
import { colorOffPalette } from './color-off-palette.ts';
import { fontUnapproved } from './font-unapproved.ts';
import { textDoubleSpaces } from './text-double-spaces.ts';

/** Every check of the engine, in the order of their findings. Adding a check is one file, one spec and one row here. */
export const CHECK_CATALOGUE: readonly Check[] = [colorOffPalette, fontUnapproved, textDoubleSpaces];

const byRuleType: ReadonlyMap<string, { readonly check: Check; readonly ruleType: RuleType }> = new Map(
  CHECK_CATALOGUE.flatMap((check) => check.ruleTypes.map((ruleType) => [ruleType.type, { check, ruleType }])),
);

/** Every type that a rule may have. */
export const RULE_TYPES: readonly string[] = [...byRuleType.keys()];

/** The check behind a rule's type; undefined when the type is not known. */
export function checkOf(ruleType: string) {
  return byRuleType.get(ruleType);
}

import type { BrandRule } from '../brand-rule.ts';
import { checkOf } from '../judging/check-catalogue.ts';

/** Whether findings of a rule can be fixed in documents of some format that the rule judges. */
export function isFixable({ type, appliesTo }: Pick<BrandRule, 'type' | 'appliesTo'>): boolean {
  const check = checkOf(type)?.check;
  if (check?.fix === undefined) return false;
  const formats = check.fixedFormats ?? check.formats;
  return appliesTo.some((format) => formats?.includes(format) ?? true);
}

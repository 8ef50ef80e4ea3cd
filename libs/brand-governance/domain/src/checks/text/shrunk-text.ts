import type { EffectiveSize } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { isOnPage, type LocatedBody } from '../../document-view/located-content.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { exactness, limitOf, OTHER_PARAMS, SIZE_LIMITS, typeOf } from '../font/size-check.ts';

export const AUTOFIT_SMALL = 'text.autofit_small';

/** The smallest size in points to which a rule lets autofit shrink the text of a shape; null if the rule does not judge the text. */
export function shrinkingLimit(rule: BrandRule): (body: LocatedBody) => number | null {
  const ignored = textsOf(rule, 'ignore', OTHER_PARAMS.ignore.default);
  const least = limitOf(rule, 'min_pt', SIZE_LIMITS.min_pt.default);
  return (body) => {
    const placeholder = typeOf(body);
    const isIgnored = placeholder !== null && ignored.includes(placeholder);
    // Autofit does not shrink the text of cells and charts.
    return body.surface !== 'text' || isIgnored || !isOnPage(body) ? null : least(placeholder);
  };
}

/** Whether autofit has shrunk text below a limit in points. */
export function isShrunkBelow(limit: number | null, { scale, effective }: EffectiveSize, rule: BrandRule): boolean {
  return scale < 1 && limit !== null && effective < limit - exactness(rule);
}

import { type DocumentModel, formatRgb, locationOf, Omissions } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { type FaintText, faintTexts } from '../checks/contrast/contrast-search.ts';
import { contrastText } from '../checks/contrast/contrast-text.ts';
import { TEXT_SURFACES } from '../color-surface.ts';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import { implicitRule } from '../judging/implicit-rules.ts';
import { contextOf } from '../judging/judge-document.ts';
import { surfacesOf } from '../judging/read-rule-params.ts';
import { memoized } from '../memoized.ts';
import { NO_EXPRESSIONS } from '../pattern/expression.ts';

/** Texts of one colour that stand out equally little, with all of their locations, and then where the colour is set. */
export interface UnreadableTexts extends Pick<Finding, 'type' | 'actualColor' | 'locations' | 'occurrences'> {
  /** A contrast ratio of WCAG, from 1 to 21, that is below the limit of these texts. */
  readonly contrast: number;
}

/** The texts of a document that are hard to read by the rules on contrast, or by the defaults of `contrast.text` where none judges. */
export function unreadableTexts(model: DocumentModel, guideline: Guideline): readonly UnreadableTexts[] {
  const context = contextOf(model, guideline, NO_EXPRESSIONS, new Omissions());
  const groups = new Map<string, Group>();
  for (const rule of rulesOnContrast(model, guideline)) {
    for (const text of faintTexts(rule, context)) {
      const { color, ratio, address } = text;
      const key = `${color.rgb} ${ratio} ${color.provenance.location ?? ''}`;
      memoized(groups, key, () => ({ text, places: new Set<string>() })).places.add(locationOf(address));
    }
  }
  return Array.from(groups.values(), asFound);
}

/** Texts that differ in nothing but their places. */
interface Group {
  readonly text: FaintText;
  readonly places: Set<string>;
}

/** The rules in force, and one with the defaults for the surfaces that none of them judges. */
function rulesOnContrast({ format }: DocumentModel, { rules }: Guideline): readonly BrandRule[] {
  const { type } = contrastText;
  const inForce = rules.filter((rule) => rule.active && rule.type === type && rule.appliesTo.includes(format));
  const judged = new Set(inForce.flatMap((rule) => surfacesOf(rule) ?? TEXT_SURFACES));
  const surfaces = TEXT_SURFACES.filter((surface) => !judged.has(surface));
  if (surfaces.length === 0) return inForce;
  return [...inForce, { ...implicitRule(contrastText), params: { surfaces } }];
}

function asFound({ text: { color, ratio: contrast }, places }: Group): UnreadableTexts {
  const { location } = color.provenance;
  return {
    type: contrastText.type,
    actualColor: `#${formatRgb(color.rgb)}`,
    contrast,
    locations: [...places, ...(location === null ? [] : [location])],
    occurrences: places.size,
  };
}

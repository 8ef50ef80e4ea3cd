import { type BrandPalette, paletteContent } from '../brand-palette.ts';
import type { BrandRule } from '../brand-rule.ts';
import { canonicalJson } from '../canonical-json.ts';
import { folded } from '../checks/font/approved-fonts.ts';
import type { DocumentFormat } from '../document-format.ts';
import type { Font } from '../font.ts';
import type { Guideline } from '../guideline.ts';
import { ruleContent } from '../written-out.ts';

/** Customers' names for checks whose rules a learnt rule of the check replaces. Those for single colours and fonts stay. */
const REPLACED_ALIASES: ReadonlyMap<string, string> = new Map([
  ['min_font_size', 'font.size_min'],
  ['max_font_size', 'font.size_max'],
]);

/** A guideline after something learnt was applied to it. */
export interface AppliedGuideline extends Guideline {
  /** The fonts that the guideline did not have. They are at the end of `fonts`. */
  readonly addedFonts: readonly Font[];
}

/**
 * Applies what was learnt to a guideline: palettes and their settings are replaced, fonts are added, and rules of the learnt types are
 * replaced. Rules of other types stay, and so does a rule for documents of a format for which nothing was learnt. Records with equal
 * content stay as they are.
 */
export function applyLearntGuideline(present: Guideline, learnt: Guideline, at: Date): AppliedGuideline {
  const fresh = <Item extends BrandRule | BrandPalette | Font>(item: Item): Item => ({
    ...item,
    created: at,
    updated: at,
  });
  const kept = present.rules.flatMap((rule) => remainderOf(rule, learnt.rules, at));
  const rules = learnt.rules.map((rule) => equalOf(rule, present.rules, ruleContent) ?? fresh(rule));
  const palettes = learnt.palettes.map((one) => equalOf(one, present.palettes, paletteContent) ?? fresh(one));
  const addedFonts = learnt.fonts.filter((font) => !isCovered(font, present.fonts)).map(fresh);
  return {
    rules: [...kept, ...rules],
    palettes,
    settings: learnt.settings,
    fonts: [...present.fonts, ...addedFonts],
    addedFonts,
  };
}

/** What is left of a rule: nothing, the rule for the other format, or the rule as it is. */
function remainderOf(rule: BrandRule, learnt: readonly BrandRule[], at: Date): readonly BrandRule[] {
  const type = REPLACED_ALIASES.get(rule.type) ?? rule.type;
  const replaced = new Set<DocumentFormat>(learnt.filter((one) => one.type === type).flatMap((one) => one.appliesTo));
  const appliesTo = rule.appliesTo.filter((format) => !replaced.has(format));
  if (appliesTo.length === rule.appliesTo.length) return [rule];
  return appliesTo.length === 0 ? [] : [{ ...rule, appliesTo, revision: rule.revision + 1, updated: at }];
}

function equalOf<Item>(wanted: Item, present: readonly Item[], contentOf: (item: Item) => object): Item | undefined {
  const content = canonicalJson(contentOf(wanted));
  return present.find((one) => canonicalJson(contentOf(one)) === content);
}

/** Whether the fonts of a guideline have this one, for all of its scripts. */
function isCovered({ name, scripts }: Font, present: readonly Font[]): boolean {
  const namesakes = present.filter((font) => [font.name, font.family].some((one) => folded(one) === folded(name)));
  return scripts.every((script) => namesakes.some((font) => font.scripts.includes(script)));
}

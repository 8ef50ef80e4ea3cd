import { type EffectiveColor, formatRgb, type Rgb, type SlideTheme } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { COLOR_SURFACES, isColorSurface } from '../../color-surface.ts';
import type { FixMaker } from '../../fixing/fix.ts';
import { isLocal, remedy } from '../../judging/cause.ts';
import type { Occurrence } from '../../judging/check.ts';
import { positionCount } from '../../judging/occurrence-positions.ts';
import { defaulted, listOf, oneOf, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/read-rule-params.ts';
import { acceptedColors, visibleTransforms } from './accepted-colors.ts';
import { colorFix } from './color-fix.ts';
import { brandColorInWords, countedUses, hexOf } from './color-in-words.ts';
import { type ColorJudge, type ColorUse, colorUses } from './color-uses.ts';
import { type ThemeVariant, type ThemeVariants, themeUses, themeVariants } from './theme-variants.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['000000', 'black'],
  ['FFFFFF', 'white'],
]);

const MAX_COUNT = 100_000;

const PARAMS = {
  surfaces: defaulted(
    listOf(oneOf(...COLOR_SURFACES)),
    ['text', 'fill', 'line', 'table_fill', 'chart_series'],
    'The surfaces that the rule judges.',
  ),
  min_count: defaulted(
    wholeNumberFrom(1, MAX_COUNT),
    1,
    'The number of places in which a colour must be written as RGB before it is reported.',
  ),
};

/** Reports a palette colour that is written as RGB although the theme has it (check catalogue, 3.1). */
export const colorHardcoded = ruleCheck({
  type: 'color.hardcoded',
  severity: 'low',
  name: 'Colours bound to the theme',
  summary:
    'A palette colour is written as RGB although the theme contains it. The colour does not change when the theme is changed. Automatic colours are written nowhere and never reported.',
  fix: 'Writes the colour as a colour of the theme.',
  params: PARAMS,
  surfaces: COLOR_SURFACES,
  find: (rule, context) => {
    const accepted = acceptedColors(context.guideline, []);
    const surfaces = textsOf(rule, 'surfaces', PARAMS.surfaces.default).filter(isColorSurface);
    const narrowed: BrandRule = { ...rule, params: { ...rule.params, surfaces } };
    const usesBy = (theme: SlideTheme) =>
      colorUses(context.view(rule), narrowed, judgeOf(themeVariants(theme, accepted)));
    const found =
      context.model.format === 'docx'
        ? usesBy(context.model.theme)
        : themeUses(context.model).flatMap(({ theme, isUsedBy }) =>
            usesBy(theme).filter(({ color }) => isUsedBy(color.provenance.part)),
          );
    return atLeast(
      found.map((use) => occurrence(rule, use)),
      numberOf(rule, 'min_count', PARAMS.min_count.default),
    );
  },
});

interface Hardcoded {
  readonly variant: ThemeVariant;
  readonly fix: FixMaker;
}

/**
 * Judges by what a colour written as RGB equals. Underlines, glows and shadows of text are effects, whose black nobody chose; those of
 * shapes are not judged by default either.
 */
function judgeOf(variants: ThemeVariants): ColorJudge<Hardcoded> {
  return (color, surface, name, part) => {
    const variant = part === 'effect' || !isWrittenAsRgb(color) ? undefined : variants.get(color.rgb);
    if (variant === undefined) return null;
    return { variant, fix: () => colorFix({ color, surface, name, part }, variant.written) };
  };
}

/** Whether the document itself writes a colour as RGB. Automatic colours and other defaults of Office are written nowhere. */
function isWrittenAsRgb(color: EffectiveColor): boolean {
  return color.theme === null && color.provenance.source !== 'built_in' && visibleTransforms(color).length === 0;
}

function occurrence(rule: BrandRule, { color, surface, location, problem }: ColorUse<Hardcoded>): Occurrence {
  const { variant, fix } = problem;
  const actual = formatRgb(color.rgb);
  return {
    rule,
    severity: rule.severity,
    title: 'Colour is not bound to the theme',
    ...location,
    cause: color.provenance,
    value: `${actual} ${variant.code}`,
    groupedBy: 'document',
    former: { groupedBy: 'style' },
    color: { actual: hexOf(color.rgb), surface },
    describe: (uses) => {
      const isOne = uses.length === 1;
      const fixed = `${countedUses(uses)} ${isOne ? 'has' : 'have'} ${nameOf(variant.brandName, color.rgb)} as a fixed colour`;
      const where = isLocal(color.provenance) ? '' : ` ${remedy(color.provenance)}`;
      return `${fixed}. Choose ${variant.words}, so that ${isOne ? 'it follows' : 'they follow'} the theme.${where}`;
    },
    fix,
  };
}

/** A colour as people name it: `black`, `Brand Navy #14213D`. */
function nameOf(name: string, rgb: Rgb): string {
  return NAMES.get(formatRgb(rgb)) ?? brandColorInWords({ name, rgb });
}

/** Leaves out colours that are written as RGB at fewer positions than the rule tolerates. */
function atLeast(occurrences: readonly Occurrence[], least: number): readonly Occurrence[] {
  if (least === 1) return occurrences;
  const counts = new Map<string, number>();
  for (const one of occurrences) counts.set(one.value, (counts.get(one.value) ?? 0) + positionCount(one));
  return occurrences.filter(({ value }) => (counts.get(value) ?? 0) >= least);
}

import { type EffectiveColor, formatRgb, type Presentation, type Rgb, type SlideTheme } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { COLOR_SURFACES, isColorSurface } from '../../color-surface.ts';
import type { Occurrence } from '../../judging/check.ts';
import { positionCount } from '../../judging/occurrence-positions.ts';
import { defaulted, listOf, oneOf, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/read-rule-params.ts';
import { memoized } from '../../memoized.ts';
import { type AcceptedColor, acceptedColors, matching, visibleTransforms } from './accepted-colors.ts';
import { brandColorInWords, countedUses, hexOf, themeColorInWords } from './color-in-words.ts';
import { type ColorJudge, type ColorUse, colorUses } from './color-uses.ts';
import { menuShades } from './menu-shades.ts';

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

/** Office gives these to links alone, and offers them for nothing else. */
const OF_LINKS: ReadonlySet<string> = new Set(['hlink', 'folHlink']);

/** Reports a palette colour that is written as RGB although the theme has it (check catalogue, 3.1). */
export const colorHardcoded = ruleCheck({
  type: 'color.hardcoded',
  severity: 'low',
  name: 'Colours bound to the theme',
  summary:
    'A palette colour is written as RGB although the theme contains it. The colour does not change when the theme is changed. Automatic colours are written nowhere and never reported.',
  params: PARAMS,
  surfaces: COLOR_SURFACES,
  find: (rule, context) => {
    const accepted = acceptedColors(context.guideline, []);
    const surfaces = textsOf(rule, 'surfaces', PARAMS.surfaces.default).filter(isColorSurface);
    const narrowed: BrandRule = { ...rule, params: { ...rule.params, surfaces } };
    const usesBy = (theme: SlideTheme) => colorUses(context.view(rule), narrowed, ofSurfaces(judgeOf(theme, accepted)));
    const found =
      context.model.format === 'docx'
        ? usesBy(context.model.theme)
        : themesOf(context.model).flatMap(({ theme, writes }) => usesBy(theme).filter(({ color }) => writes(color)));
    return atLeast(
      found.map((use) => occurrence(rule, use)),
      numberOf(rule, 'min_count', PARAMS.min_count.default),
    );
  },
});

interface ThemeUse {
  readonly theme: SlideTheme;
  /** Whether a part that uses the theme writes the colour. */
  readonly writes: (color: EffectiveColor) => boolean;
}

/**
 * The themes of a deck, mostly one. A colour is judged by the theme of the slide, layout, master or chart that writes it. What all slides
 * share, such as table styles and the default text style, and the parts of graphics are judged by the first theme.
 */
function themesOf({ slides }: Presentation): readonly ThemeUse[] {
  const uses = new Map<string, { theme: SlideTheme; parts: Set<string> }>();
  const assigned = new Set<string>();
  const keys = new Map<SlideTheme, string>();
  for (const { theme, part, layers, shapes } of slides) {
    const key = memoized(keys, theme, () => theme.colors.map(({ slot, rgb }) => `${slot} ${rgb}`).join());
    const use = memoized(uses, key, () => ({ theme, parts: new Set<string>() }));
    const charts = shapes.flatMap(({ chart }) => (chart === null ? [] : [chart.part]));
    for (const one of [part, ...charts, ...layers.map((layer) => layer.part)]) {
      if (!assigned.has(one)) use.parts.add(one);
      assigned.add(one);
    }
  }
  return [...uses.values()].map(({ theme, parts }, index) => ({
    theme,
    writes: ({ provenance: { part } }) => part !== null && (parts.has(part) || (index === 0 && !assigned.has(part))),
  }));
}

/** What a colour that is written as RGB equals. */
interface ThemeVariant {
  /** The slot with its transforms: `accent1 + lumMod 75 %`. */
  readonly code: string;
  /** The same as the menus of Office call it: `Accent 1, Darker 25 %`. */
  readonly words: string;
  /** The name of the brand colour; empty for its variants. */
  readonly brandName: string;
}

/** Returns a function that names what a colour written as RGB equals; null when it equals nothing. */
function judgeOf(
  { colors }: SlideTheme,
  accepted: readonly AcceptedColor[],
): (color: EffectiveColor) => ThemeVariant | null {
  const slots = new Map<Rgb, ThemeVariant>();
  const offered = colors.filter(({ slot, rgb }) => !OF_LINKS.has(slot) && isAccepted(rgb, accepted));
  for (const { slot, rgb } of offered) {
    if (slots.has(rgb)) continue;
    const brandName = accepted.find((one) => one.rgb === rgb)?.name ?? '';
    slots.set(rgb, { code: slot, words: themeColorInWords(slot, []), brandName });
  }
  for (const { slot, rgb } of offered) {
    if (!hasShades(rgb, accepted)) continue;
    for (const { rgb: shade, transforms } of menuShades(rgb)) {
      if (slots.has(shade)) continue;
      const [kept = 0, added] = transforms.map(({ value }) => Math.round(value * 100));
      const code = `${slot} + lumMod ${kept} %${added === undefined ? '' : ` + lumOff ${added} %`}`;
      slots.set(shade, { code, words: themeColorInWords(slot, transforms), brandName: '' });
    }
  }
  return (color) => (isWrittenAsRgb(color) ? (slots.get(color.rgb) ?? null) : null);
}

/** Underlines, glows and shadows of text are effects, whose black nobody chose; those of shapes are not judged by default either. */
function ofSurfaces(judge: ReturnType<typeof judgeOf>): ColorJudge<ThemeVariant> {
  return (color, _surface, _name, part) => (part === 'effect' ? null : judge(color));
}

/** Whether the document itself writes a colour as RGB. Automatic colours and other defaults of Office are written nowhere. */
function isWrittenAsRgb(color: EffectiveColor): boolean {
  return color.theme === null && color.provenance.source !== 'built_in' && visibleTransforms(color).length === 0;
}

/** Whether a slot holds a palette colour. Without a palette every slot counts, except black and white. */
function isAccepted(rgb: Rgb, accepted: readonly AcceptedColor[]): boolean {
  const current = accepted.filter(({ legacy }) => !legacy);
  return current.length === 0 ? !isBlackOrWhite(rgb) : matching(rgb, current, null).length > 0;
}

/** Whether the variants of a colour are accepted, too. If they are not, they are off the palette, and a theme colour is no better. */
function hasShades(rgb: Rgb, accepted: readonly AcceptedColor[]): boolean {
  const current = accepted.filter(({ legacy }) => !legacy);
  return current.length === 0 || matching(rgb, current, null).some(({ shades }) => shades);
}

function isBlackOrWhite(rgb: Rgb): boolean {
  return rgb === 0x000000 || rgb === 0xffffff;
}

function occurrence(rule: BrandRule, { color, surface, location, problem }: ColorUse<ThemeVariant>): Occurrence {
  const actual = formatRgb(color.rgb);
  return {
    rule,
    severity: rule.severity,
    title: 'Colour is not bound to the theme',
    ...location,
    cause: color.provenance,
    value: `${actual} ${problem.code}`,
    groupedBy: 'style',
    color: { actual: hexOf(color.rgb), surface },
    describe: (uses) => {
      const name = brandColorInWords({ name: problem.brandName, rgb: color.rgb });
      return `${name} is fixed in ${countedUses(uses)} instead of ${problem.words}: right today, wrong when the theme changes.`;
    },
  };
}

/** Leaves out colours that are written as RGB at fewer positions than the rule tolerates. */
function atLeast(occurrences: readonly Occurrence[], least: number): readonly Occurrence[] {
  if (least === 1) return occurrences;
  const counts = new Map<string, number>();
  for (const one of occurrences) counts.set(one.value, (counts.get(one.value) ?? 0) + positionCount(one));
  return occurrences.filter(({ value }) => (counts.get(value) ?? 0) >= least);
}

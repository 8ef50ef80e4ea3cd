import { type EffectiveColor, parseRgb, type Provenance, type Rgb } from '@livery/office-model';
import type { ColorPart } from '../../document-view/surface-colors.ts';
import type { BrandRule } from '../../brand-rule.ts';
import { COLOR_SURFACES, type ColorSurface } from '../../color-surface.ts';
import type { Fix, Unfixable } from '../../fixing/fix.ts';
import type { Guideline } from '../../guideline.ts';
import { changeThere, remedy } from '../../judging/cause.ts';
import type { Check, CheckContext, Occurrence, OccurrenceFacts } from '../../judging/check.ts';
import { color, defaulted, mapOf, param } from '../../judging/param-schemas.ts';
import { colorDistance, COMMON_PARAMS, numberOf, objectParam, toleranceOf } from '../../judging/read-rule-params.ts';
import { atLeast, type Severity } from '../../severity.ts';
import {
  type AcceptedColor,
  acceptedColors,
  isShade,
  matcher,
  matching,
  nearest,
  onlyNear,
  visibleTransforms,
} from './accepted-colors.ts';
import { colorFix, type ShownColor, themeColorFix, ThemeBinding } from './color-fix.ts';
import {
  brandColorInWords,
  distanceInWords,
  hexOf,
  originInWords,
  usesInWords,
  withShadesInWords,
} from './color-in-words.ts';
import { colorUses } from './color-uses.ts';
import { menuShades } from './menu-shades.ts';
import { isNeutral } from './neutral-color.ts';
import { type RequiredColor, requiredOf } from './required-slots.ts';
import { severityAt } from './severity-by-distance.ts';
import { isShadeOfSmartArt } from './smartart-shade.ts';

const LEGACY_SEVERITY: Severity = 'low';

const PARAMS = {
  tolerance: param(
    colorDistance,
    'The largest distance (CIEDE2000) at which a colour counts as the same, from 0 to 100. If it is left out, the tolerance of each palette applies, and 0 applies to a forbidden colour.',
  ),
  fix_tolerance: defaulted(
    colorDistance,
    5,
    'The largest distance (CIEDE2000) at which a palette colour replaces a colour in a fix, if no other palette colour is as near, from 0 to 100.',
  ),
  map: param(
    mapOf(color, color),
    'The colour that replaces another one in a fix, however different they are, by the colour that it replaces. Both as #RRGGBB.',
  ),
};

/**
 * Reports an effective colour that is on no palette (check catalogue, 3.1). It reports nothing without any accepted colour.
 * `allowed_color` rules add colours to the palettes; `forbidden_color` rules report their own, even if a palette holds them. The finding on a slot
 * of the theme names the colour that `color.theme_palette` requires.
 */
export const colorOffPalette: Check = {
  type: 'color.off_palette',
  severity: 'high',
  summary:
    'The effective colour of a surface is not in the palette. The severity is at most `low` if the closest palette colour is nearer than 5 (CIEDE2000), and at most `medium` if it is nearer than 10.',
  fix: 'Writes the colour that `map` names, or the only palette colour within `fix_tolerance`, as a colour of the theme if the theme has it.',
  ruleTypes: [
    { type: 'color.off_palette', name: 'Palette colours only', pattern: null },
    { type: 'allowed_color', name: 'Allowed colour', pattern: colorProblem, example: { pattern: '#14213D' } },
    {
      type: 'forbidden_color',
      name: 'Forbidden colour',
      pattern: colorProblem,
      example: { pattern: '#FF0000', replacement: '#C1121F' },
    },
  ],
  params: { ...COMMON_PARAMS, ...PARAMS },
  surfaces: COLOR_SURFACES,
  example: { params: { tolerance: 2, surfaces: ['text', 'fill'] } },
  find: (rules, context) => {
    const { guideline } = context;
    const forbidding = rules.filter(({ type }) => type === 'forbidden_color');
    const allowing = rules.filter(({ type }) => type === 'allowed_color');
    const own = rules.filter(({ type }) => type === 'color.off_palette');
    const forbidden = forbidding.map(forbiddenBy);
    const accepted = acceptedColors(guideline, allowing);
    const strict = accepted.length === 0 ? [] : own.length > 0 ? own : allowing.slice(0, 1);
    const binding = new ThemeBinding(context.model, accepted);
    return [
      ...forbidding.flatMap((rule) => findColors(rule, context, forbiddenBy(rule), accepted, binding)),
      ...strict.flatMap((rule) => {
        const offPalette = offPaletteBy(rule, accepted, guideline);
        const judge: Judge = (color, surface) =>
          forbidden.some((reports) => reports(color, surface)) ? null : offPalette(color, surface);
        return findColors(rule, context, judge, accepted, binding);
      }),
    ];
  },
};

interface Problem {
  readonly severity: Severity;
  readonly title: string;
  readonly cause: Provenance;
  /** The colour of the theme that is wrong; null if the colour itself is. */
  readonly slot: ThemeColor | null;
  readonly formerCause: Provenance;
  /** The colour that should be used instead of another one; null when nobody knows. */
  readonly replacementOf: (rgb: Rgb) => Rgb | null;
  /** What is wrong with the colour, as the end of a sentence: `is forbidden`. */
  readonly verdict: string;
  /** What it should be, as a sentence without its full stop; null when nobody knows. */
  readonly advice: string | null;
}

type ThemeColor = NonNullable<EffectiveColor['theme']>;

/** Returns what is wrong with a colour, or null. */
type Judge = (color: EffectiveColor, surface: ColorSurface) => Problem | null;

function colorProblem(pattern: string): string | null {
  return parseRgb(pattern) === undefined ? 'A colour is written as #RRGGBB.' : null;
}

function forbiddenBy(rule: BrandRule): Judge {
  const colors = acceptedColors({ rules: [], palettes: [], fonts: [], settings: NO_NEUTRALS }, [rule]);
  const distance = toleranceOf(rule, 0);
  const verdict = 'is forbidden';
  const advice = rule.replacement === null ? null : `Use ${rule.replacement}`;
  const replacement = parseRgb(rule.replacement ?? '') ?? null;
  return (color) => {
    if (matching(color.rgb, colors, distance).length === 0) return null;
    const slot = visibleTransforms(color).length === 0 ? color.theme : null;
    const cause = (slot ?? color).provenance;
    const facts = { cause, slot, formerCause: cause, replacementOf: () => replacement };
    return { ...facts, severity: rule.severity, title: 'Colour is forbidden', verdict, advice };
  };
}

const NO_NEUTRALS = { allowNeutralGreys: false, allowBlackAndWhite: false };

function offPaletteBy(rule: BrandRule, all: readonly AcceptedColor[], { settings }: Guideline): Judge {
  const override = rule.params['tolerance'] === undefined ? null : toleranceOf(rule, 0);
  const replacing = replacementsBy(rule);
  const inCharts = acceptedBy(all, override);
  const elsewhere = acceptedBy(
    all.filter(({ chartsOnly }) => !chartsOnly),
    override,
  );
  return (color, surface) => {
    const { accepted, hasShades, matching, shadesMatching, isMenuShade } = surface.startsWith('chart_')
      ? inCharts
      : elsewhere;
    const isAllowed = (rgb: Rgb): boolean => isNeutral(rgb, settings) || matching(rgb).some(({ legacy }) => !legacy);
    if (isAllowed(color.rgb)) return null;
    // The styles of the theme make gradients of a palette colour. Nobody chose their stops, and nobody can change them but in the theme.
    if (color.ofFormatScheme && color.theme && matching(color.theme.rgb).some(({ legacy }) => !legacy)) return null;
    if (color.theme === null && visibleTransforms(color).length === 0 && isMenuShade(color.rgb)) return null;
    if (isShadeOfSmartArt(color) && color.theme && matching(color.theme.rgb).some(({ legacy }) => !legacy)) return null;
    if (isShade(color, surface) && color.theme && shadesMatching(color.theme.rgb).length > 0) return null;
    const slot = color.theme && !isAllowed(color.theme.rgb) && follows(color, surface, hasShades) ? color.theme : null;
    const { rgb: wrong, provenance: cause } = slot ?? color;
    const formerCause = formerCauseOf(color, surface, hasShades);
    const facts = { cause, slot, formerCause, replacementOf: (rgb: Rgb) => replacing(rgb, accepted) };
    const [legacy] = matching(wrong);
    if (legacy) {
      const verdict = `is the retired colour ${brandColorInWords(legacy)}`;
      return { ...facts, severity: LEGACY_SEVERITY, title: 'Colour is retired', verdict, advice: null };
    }
    const best = nearest(wrong, accepted);
    return {
      ...facts,
      severity: best === null ? rule.severity : severityAt(best.distance, rule.severity),
      title: 'Colour is not in the palette',
      verdict: 'is no brand colour',
      advice: best && `Closest: ${brandColorInWords(best.color)}, ${distanceInWords(best.distance)}`,
    };
  };
}

/** Returns a function that finds the replacement of a colour: the one in the map of the rule, else the only palette colour that is near. */
function replacementsBy(rule: BrandRule): (rgb: Rgb, accepted: readonly AcceptedColor[]) => Rgb | null {
  const distance = numberOf(rule, 'fix_tolerance', PARAMS.fix_tolerance.default);
  const map = new Map(
    Object.entries(objectParam(rule, 'map')).map(([from, to]) => [
      parseRgb(from),
      typeof to === 'string' ? parseRgb(to) : undefined,
    ]),
  );
  return (rgb, accepted) => map.get(rgb) ?? onlyNear(rgb, accepted, distance)?.rgb ?? null;
}

function acceptedBy(accepted: readonly AcceptedColor[], override: number | null) {
  const shades = accepted.filter((one) => one.shades);
  const ofMenus = new Set(shades.flatMap(({ rgb }) => menuShades(rgb)).map(({ rgb }) => rgb));
  return {
    accepted,
    hasShades: shades.length > 0,
    matching: matcher(accepted, override),
    shadesMatching: matcher(shades, override),
    /** Whether a colour that is written as RGB is a shade that the menus of Office offer; `color.hardcoded` may report it. */
    isMenuShade: (rgb: Rgb): boolean => ofMenus.has(rgb),
  };
}

/** Returns whether a colour would be right if its slot of the theme were. What is wrong with it is then wrong with the slot. */
function follows(color: EffectiveColor, surface: ColorSurface, shadesFollow: boolean): boolean {
  const isUntouched = visibleTransforms(color).length === 0;
  if (isUntouched || color.ofFormatScheme || isShadeOfSmartArt(color)) return true;
  return shadesFollow && isShade(color, surface);
}

/** Returns where engine versions before 6 said to fix a colour (ADR 0083). */
function formerCauseOf(color: EffectiveColor, surface: ColorSurface, shadesFollow: boolean): Provenance {
  if (color.theme === null) return color.provenance;
  const untouched = visibleTransforms(color).length === 0;
  return untouched || (shadesFollow && isShade(color, surface)) ? color.theme.provenance : color.provenance;
}

/** What is wrong with a slot of the theme whose colour a rule requires. That rule knows better than the palette what should be there. */
function asRequired(problem: Problem, { rule, rgb, distance }: RequiredColor, all: readonly AcceptedColor[]): Problem {
  const name = all.find((one) => one.rgb === rgb)?.name ?? '';
  return {
    ...problem,
    severity: atLeast(problem.severity, rule.severity),
    replacementOf: () => rgb,
    advice: `Yours is ${brandColorInWords({ name, rgb })}, ${distanceInWords(distance)}`,
  };
}

/** Finds colours. What the occurrences of one colour on one surface have in common is made once. */
function findColors(
  rule: BrandRule,
  context: CheckContext,
  judge: Judge,
  accepted: readonly AcceptedColor[],
  binding: ThemeBinding,
): readonly Occurrence[] {
  const required = context.rulesOf('color.theme_palette').map(requiredOf);
  const uses = colorUses(context.view(rule), rule, (color, surface, name, part) => {
    const found = judge(color, surface);
    if (found === null) return null;
    const { slot } = found;
    const wanted = slot && (required.map((of) => of(slot.slot, slot.rgb)).find((one) => one !== null) ?? null);
    const problem = wanted ? asRequired(found, wanted, accepted) : found;
    const fix = (): Fix | Unfixable => fixOf({ color, surface, name, part }, problem, binding);
    return { ...commonFacts(rule, color, name, part, problem), fix };
  });
  return uses.map(({ problem, location }) => ({ ...problem, ...location }));
}

/** A colour of the theme is replaced in the theme, any other one where it is set. */
function fixOf(shown: ShownColor, { slot, replacementOf }: Problem, binding: ThemeBinding): Fix | Unfixable {
  const { rgb, provenance } = shown.color;
  const replaced = slot?.rgb ?? rgb;
  const replacement = replacementOf(replaced);
  if (replacement === null || replacement === replaced) return 'not_fixable';
  if (slot !== null) return themeColorFix(shown, slot, replacement);
  return colorFix(shown, binding.written(replacement, provenance.part));
}

function commonFacts(
  rule: BrandRule,
  color: EffectiveColor,
  surface: ColorSurface,
  part: ColorPart | undefined,
  { severity, title, cause, slot, formerCause, verdict, advice }: Problem,
): OccurrenceFacts {
  const shown = hexOf(color.rgb);
  const formerValue = part === undefined ? shown : `${shown} ${part}`;
  const actual = slot === null ? shown : hexOf(slot.rgb);
  const isShade = slot !== null && visibleTransforms(color).length > 0;
  return {
    rule,
    severity,
    title,
    cause,
    value: slot === null ? formerValue : actual,
    groupedBy: 'document',
    former: { cause: formerCause, value: formerValue, groupedBy: 'style' },
    color: { actual, surface, isShade },
    describe: (uses) => {
      const problem = [verdict, ...(advice === null ? [] : [advice])].join('. ');
      return `${withShadesInWords(actual, uses)} ${usesInWords(uses, slot === null ? part : undefined)} and ${problem}. ${whereToFix(color, slot, cause, uses.slides())}`;
    },
  };
}

/** Where to fix a colour. A colour of the theme is named as the menus of Office call it. */
function whereToFix(color: EffectiveColor, slot: ThemeColor | null, cause: Provenance, slides: number): string {
  const origin = originInWords(color, slot === null ? visibleTransforms(color) : []);
  if (origin === null) return remedy(cause, slides);
  return slot === null ? `It is ${origin}. ${remedy(cause, slides)}` : `It is ${origin}: ${changeThere(cause)}.`;
}

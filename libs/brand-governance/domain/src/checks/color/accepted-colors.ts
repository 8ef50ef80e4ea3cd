import { type EffectiveColor, parseRgb, type Rgb } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { ColorSurface } from '../../color-surface.ts';
import { ciede2000, type Lab, leastDistance, toLab } from '../../color/ciede2000.ts';
import type { Guideline } from '../../guideline.ts';
import { toleranceOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { memoized } from '../../memoized.ts';

const DEFAULT_TOLERANCE = 2;
const SHADES: ReadonlySet<string> = new Set(['lumMod', 'lumOff', 'tint', 'shade']);
const SHADES_IN_GRADIENTS: ReadonlySet<string> = new Set([...SHADES, 'satMod']);
/** The values with which transforms change nothing. */
const UNCHANGING: ReadonlyMap<string, number> = new Map([
  ['hueOff', 0],
  ['satOff', 0],
  ['lumOff', 0],
  ['hueMod', 1],
  ['satMod', 1],
  ['lumMod', 1],
]);
const OPACITY: ReadonlySet<string> = new Set(['alpha', 'alphaMod', 'alphaOff']);

/** A colour that documents may use. `name` is empty when findings call it by its value alone. */
export interface AcceptedColor {
  readonly name: string;
  readonly rgb: Rgb;
  readonly lab: Lab;
  readonly tolerance: number;
  readonly shades: boolean;
  readonly legacy: boolean;
  /** Whether the colour is accepted in charts only. */
  readonly chartsOnly: boolean;
}

/** The colours of the palettes and of `allowed_color` rules. */
export function acceptedColors({ palettes }: Guideline, allowing: readonly BrandRule[]): readonly AcceptedColor[] {
  const ofPalettes = palettes.flatMap(({ colors, role, tolerance, allowBrandShades: shades }) => {
    const facts = { tolerance, shades, legacy: role === 'legacy', chartsOnly: role === 'chart' };
    return colors.flatMap(({ name, hex }) => accepted(hex, { ...facts, name }));
  });
  const ofRules = allowing.flatMap((rule) =>
    patternsOf(rule).flatMap((hex) => {
      const facts = { name: '', shades: false, legacy: false, chartsOnly: false };
      return accepted(hex, { ...facts, tolerance: toleranceOf(rule, DEFAULT_TOLERANCE) });
    }),
  );
  return [...ofPalettes, ...ofRules];
}

function accepted(hex: string, facts: Omit<AcceptedColor, 'rgb' | 'lab'>): AcceptedColor[] {
  const rgb = parseRgb(hex);
  if (rgb === undefined) return [];
  return [{ ...facts, name: facts.name === hex ? '' : facts.name, rgb, lab: toLab(rgb) }];
}

/** The accepted colours within whose tolerance a colour lies. @param override replaces every tolerance (CIEDE2000) */
export function matching(rgb: Rgb, colors: readonly AcceptedColor[], override: number | null): AcceptedColor[] {
  const lab = toLab(rgb);
  return colors.filter((color) => {
    const most = override ?? color.tolerance;
    return leastDistance(lab, color.lab) <= most && ciede2000(lab, color.lab) <= most;
  });
}

/** Returns `matching` for many colours. Most colours come many times, so that each one is compared once. */
export function matcher(
  colors: readonly AcceptedColor[],
  override: number | null,
): (rgb: Rgb) => readonly AcceptedColor[] {
  const known = new Map<Rgb, readonly AcceptedColor[]>();
  return (rgb) => memoized(known, rgb, () => matching(rgb, colors, override));
}

/** The nearest accepted colour with its CIEDE2000 distance. Legacy colours are not proposed. */
export function nearest(rgb: Rgb, colors: readonly AcceptedColor[]) {
  const lab = toLab(rgb);
  return colors
    .filter(({ legacy }) => !legacy)
    .map((color) => ({ color, distance: ciede2000(lab, color.lab) }))
    .reduce<{ color: AcceptedColor; distance: number } | null>(
      (best, one) => (best === null || one.distance < best.distance ? one : best),
      null,
    );
}

/** The only accepted colour within a CIEDE2000 distance of a colour; null when there is none, or more than one. Legacy colours do not count. */
export function onlyNear(rgb: Rgb, colors: readonly AcceptedColor[], distance: number): AcceptedColor | null {
  const current = colors.filter(({ legacy }) => !legacy);
  const [near, ...others] = matching(rgb, current, distance);
  return near !== undefined && others.every((other) => other.rgb === near.rgb) ? near : null;
}

/** The transforms of a colour without those of its opacity, and without those that change nothing: programs write `satOff` of 0 %. */
export function visibleTransforms({ transforms }: EffectiveColor) {
  return transforms.filter(({ name, value }) => !OPACITY.has(name) && value !== UNCHANGING.get(name));
}

/**
 * Whether a colour is a tint or shade of a theme slot: it has only the transforms lumMod, lumOff, tint and shade, or the
 * theme's own styles derive it. SmartArt and charts store the gradients of such styles with their own transforms, so that the stops of a
 * gradient may change the saturation, too.
 */
export function isShade(color: EffectiveColor, surface: ColorSurface): boolean {
  const transforms = visibleTransforms(color);
  if (color.theme === null || transforms.length === 0) return false;
  const shades = surface === 'gradient_stop' ? SHADES_IN_GRADIENTS : SHADES;
  return color.ofFormatScheme || transforms.every(({ name }) => shades.has(name));
}

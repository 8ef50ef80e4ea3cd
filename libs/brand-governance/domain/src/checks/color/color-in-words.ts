import { type ColorTransform, type EffectiveColor, formatRgb, type Rgb } from '@livery/office-model';
import type { ColorSurface } from '../../color-surface.ts';
import type { Uses } from '../../judging/check.ts';
import type { ColorPart } from '../../document-view/surface-colors.ts';
import { counted, piecesOfText } from '../../judging/in-words.ts';

type Words = readonly [verb: string, noun: string, plural?: string];

const TEXT: Words = ['colours', 'piece of text', 'pieces of text'];

/** What a colour does on a surface, and how its uses are counted: `fills 3 shapes`. */
const USES: ReadonlyMap<ColorSurface, Words> = new Map<ColorSurface, Words>([
  ['text', TEXT],
  ['table_text', TEXT],
  ['notes_text', TEXT],
  ['smartart_text', TEXT],
  ['chart_text', ['colours the text of', 'chart element']],
  ['fill', ['fills', 'shape']],
  ['smartart_fill', ['fills', 'shape']],
  ['line', ['outlines', 'shape']],
  ['table_fill', ['fills', 'table cell']],
  ['table_border', ['borders', 'table cell']],
  ['chart_series', ['colours', 'chart element']],
  ['chart_area', ['colours', 'chart area']],
  ['chart_line', ['colours', 'chart line']],
  ['background', ['is the background of', 'slide']],
  ['gradient_stop', ['colours', 'gradient stop']],
  ['pattern', ['colours', 'pattern fill']],
  ['shadow', ['is the shadow of', 'shape']],
  ['glow', ['is the glow of', 'shape']],
  ['effect3d', ['is an effect of', 'shape']],
  ['bullet', ['colours', 'bullet']],
  ['highlight', ['highlights', 'piece of text', 'pieces of text']],
  ['hyperlink', ['colours', 'link']],
  ['shading', ['shades', 'place']],
  ['page_background', ['colours', 'page background']],
  ['drawing_fill', ['fills', 'drawing']],
  ['drawing_line', ['outlines', 'drawing']],
  ['numbering', ['colours the numbering of', 'paragraph']],
  ['border', ['borders', 'place']],
]);

/** The names of slots that Office writes in full where it lets people change a theme. */
const SLOTS: ReadonlyMap<string, string> = new Map([
  ['dk1', 'Dark 1'],
  ['lt1', 'Light 1'],
  ['dk2', 'Dark 2'],
  ['lt2', 'Light 2'],
  ['hlink', 'Hyperlink'],
  ['folHlink', 'Followed Hyperlink'],
]);

/** Distances (CIEDE2000) below which people see a difference so. Two colours side by side can be told apart from about 1 on. */
const DISTANCES: readonly (readonly [below: number, words: string])[] = [
  [1, 'not visibly different'],
  [2, 'hardly different'],
  [5, 'slightly different'],
  [10, 'visibly different'],
];

/** A colour as people write it: `#5E13C8`. */
export function hexOf(rgb: Rgb): string {
  return `#${formatRgb(rgb)}`;
}

/** A brand colour with its name, if it has one: `Brand Navy #14213D`. */
export function brandColorInWords({ name, rgb }: { readonly name: string; readonly rgb: Rgb }): string {
  return `${name} ${hexOf(rgb)}`.trim();
}

/** A distance (CIEDE2000) in words: `clearly different (ΔE 24)`. */
export function distanceInWords(distance: number): string {
  const words = DISTANCES.find(([below]) => distance < below)?.[1] ?? 'clearly different';
  return `${words} (ΔE ${distance < 10 ? distance.toFixed(1) : Math.round(distance)})`;
}

/** A colour of the theme as the menus of Office call it: `Accent 4, Darker 25 %`. */
export function themeColorInWords(slot: string, transforms: readonly ColorTransform[]): string {
  const name = slotInWords(slot);
  return transforms.length === 0 ? name : `${name}, ${shadeInWords(transforms)}`;
}

/** A slot of the theme: `Accent 4`. */
export function slotInWords(slot: string): string {
  return SLOTS.get(slot) ?? slot.replace(/^accent/, 'Accent ');
}

/** Which colour of which theme a colour is: `Accent 4, Darker 25 %, of the theme "Northwind"`; null when it is written as a value. */
export function originInWords({ theme }: EffectiveColor, transforms: readonly ColorTransform[]): string | null {
  if (theme === null) return null;
  return `${themeColorInWords(theme.slot, transforms)}${transforms.length === 0 ? '' : ','} of ${theme.provenance.name}`;
}

const TEXT_PARTS: Readonly<Record<Exclude<ColorPart, 'picture'>, string>> = {
  outline: 'outlines',
  effect: 'is in an underline or an effect of',
};

/** A colour of the theme, whether it shows as it is or in shades: `#14213D with its shades`. */
export function withShadesInWords(color: string, { shades }: Uses): string {
  const words = { all: `A shade of ${color}`, some: `${color} with its shades`, none: color };
  return words[shades()];
}

/** What a colour is used for: the surface with its count, or the number of places when the surfaces differ. */
export function usesInWords(uses: Uses, part?: ColorPart): string {
  if (part === 'picture') return `recolours ${counted(uses.length, 'picture')}`;
  if (part !== undefined) return `${TEXT_PARTS[part]} ${piecesOfText(uses.length)}`;
  const words = wordsOf(uses);
  return words ? `${words[0]} ${countedUses(uses)}` : `is used in ${countedUses(uses)}`;
}

/** The count of the uses alone: `3 shapes`. */
export function countedUses(uses: Uses): string {
  const [, noun, plural] = wordsOf(uses) ?? ['', 'place'];
  return counted(uses.length, noun, plural);
}

function wordsOf({ surfaces }: Uses): Words | undefined {
  const [surface, ...others] = surfaces();
  return others.length === 0 && surface != null ? USES.get(surface) : undefined;
}

/**
 * The change of a theme colour as the menus of Office call it. They keep a part of the luminance (`lumMod`) and, for lighter colours, add
 * the rest (`lumOff`); Word writes both as bytes, so that 25 % become 74.9 %.
 */
function shadeInWords(transforms: readonly ColorTransform[]): string {
  const names = transforms.map(({ name }) => name).join(' ');
  const [first, second] = transforms;
  if (names === 'lumMod' && first) return first.value > 1 ? 'lighter' : `Darker ${stepOf(1 - first.value)}`;
  if (names === 'lumMod lumOff' && first && second && Math.abs(first.value + second.value - 1) < 0.01)
    return `Lighter ${stepOf(second.value)}`;
  if (names === 'shade') return 'darker';
  return names === 'tint' ? 'lighter' : 'changed';
}

/** A share in per cent. The menus have steps of 5 %, from which stored values differ by rounding. */
function stepOf(share: number): string {
  const exact = share * 100;
  const step = Math.round(exact / 5) * 5;
  return `${Math.abs(exact - step) < 0.5 ? step : Math.round(exact * 10) / 10} %`;
}

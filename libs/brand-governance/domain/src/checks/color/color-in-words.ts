import { type ColorTransform, type EffectiveColor, formatRgb } from '@livery/office-model';
import type { ColorSurface } from '../../color-surface.ts';
import type { Uses } from '../../judging/check.ts';
import { counted } from '../../judging/in-words.ts';

/** How the uses of a surface are counted: `the fill of 3 shapes`. */
const USES: ReadonlyMap<ColorSurface, readonly [prefix: string, noun: string]> = new Map([
  ['text', ['the text of ', 'run']],
  ['table_text', ['the text of ', 'run']],
  ['notes_text', ['the text of ', 'run']],
  ['smartart_text', ['the text of ', 'run']],
  ['chart_text', ['the text of ', 'chart element']],
  ['fill', ['the fill of ', 'shape']],
  ['smartart_fill', ['the fill of ', 'shape']],
  ['line', ['the outline of ', 'shape']],
  ['table_fill', ['the fill of ', 'table cell']],
  ['table_border', ['the borders of ', 'table cell']],
  ['chart_series', ['', 'chart element']],
  ['chart_area', ['', 'chart area']],
  ['chart_line', ['', 'chart line']],
  ['background', ['the background of ', 'slide']],
  ['gradient_stop', ['', 'gradient stop']],
  ['pattern', ['', 'pattern fill']],
  ['shadow', ['the shadow of ', 'shape']],
  ['glow', ['the glow of ', 'shape']],
  ['effect3d', ['an effect of ', 'shape']],
  ['bullet', ['', 'bullet']],
  ['highlight', ['the highlight of ', 'run']],
  ['hyperlink', ['', 'link']],
  ['shading', ['the shading of ', 'place']],
  ['page_background', ['', 'page background']],
  ['drawing_fill', ['the fill of ', 'drawing']],
  ['drawing_line', ['the outline of ', 'drawing']],
  ['numbering', ['the numbering of ', 'paragraph']],
  ['border', ['the borders of ', 'place']],
]);

/** A colour in words: `FF6F20 (accent2 + lumMod 75 % of the theme "Office")`. */
export function colorInWords({ rgb, theme, transforms }: EffectiveColor): string {
  if (theme === null) return formatRgb(rgb);
  const steps = [theme.slot, ...transforms.map(transformInWords)].join(' + ');
  return `${formatRgb(rgb)} (${steps} of ${theme.provenance.name})`;
}

/** What a colour is used for: the surface with its count, or the number of places when the surfaces differ. */
export function usesInWords(uses: Uses): string {
  const words = wordsOf(uses);
  return words ? `${words[0]}${counted(uses.length, words[1])}` : counted(uses.length, 'place');
}

/** The count of the uses alone: `3 shapes`. */
export function countedUses(uses: Uses): string {
  return counted(uses.length, wordsOf(uses)?.[1] ?? 'place');
}

function wordsOf({ surfaces }: Uses): readonly [prefix: string, noun: string] | undefined {
  const [surface, ...others] = surfaces();
  return others.length === 0 && surface != null ? USES.get(surface) : undefined;
}

function transformInWords({ name, value }: ColorTransform): string {
  if (['comp', 'inv', 'gray', 'gamma', 'invGamma'].includes(name)) return name;
  if (['hue', 'hueOff'].includes(name)) return `${name} ${Math.round(value * 10) / 10}°`;
  return `${name} ${Math.round(value * 1000) / 10} %`;
}

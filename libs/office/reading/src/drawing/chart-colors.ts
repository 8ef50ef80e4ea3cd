import type { ColorTransform } from '@livery/office-model';
import type { ChartColorsSource } from './source/chart-colors-source.ts';
import type { ColorSource } from './source/color-source.ts';

const ACCENTS = [1, 2, 3, 4, 5, 6].map((number) => slot(`accent${number}`));

/** The greys of the first of each eight styles, as tints of the dark colour: the share of it that is kept. */
const GREYS = [0.885, 0.55, 0.78, 0.925, 0.7, 0.3].map((value) => changed(slot('dk1'), [{ name: 'tint', value }]));

const STYLES_IN_A_ROW = 8;
/** The range of the rounds of one colour, from dark to light. */
const DARKEST = -0.7;
const LIGHTEST = 0.7;

/** The colours of series that have none of their own (effective values, 5.2). */
export class ChartColors {
  private readonly colors: readonly ColorSource[];
  private readonly variations: readonly (readonly ColorTransform[])[] | null;

  /** @param style `c:style`: of each eight styles the first is grey, the second has all accents, and the others have one accent each */
  constructor(style: number, own: ChartColorsSource | null) {
    const isOwn = own !== null && own.colors.length > 0;
    this.colors = isOwn ? own.colors : colorsOfStyle(style);
    this.variations = isOwn ? own.variations : null;
  }

  /** @param index zero-based; @param last the greatest index in use, which gives the number of rounds */
  of(index: number, last: number): ColorSource {
    const { length } = this.colors;
    const round = Math.floor(index / length);
    const color = this.colors[index % length] ?? slot('accent1');
    if (this.variations === null) return changed(color, fade(round, Math.floor(last / length)));
    return changed(color, this.variations[round % this.variations.length] ?? []);
  }
}

/** The rounds of a style range evenly from dark to light; a single round is unchanged (ECMA-376 1st ed. Part 4, 5.7.2.203). */
function fade(round: number, lastRound: number): readonly ColorTransform[] {
  const share = (round + 1) / (lastRound + 2);
  const value = DARKEST + share * (LIGHTEST - DARKEST);
  if (Math.abs(value) < Number.EPSILON) return [];
  return [value < 0 ? { name: 'shade', value: 1 + value } : { name: 'tint', value: 1 - value }];
}

function colorsOfStyle(style: number): readonly ColorSource[] {
  const position = (Math.max(1, style) - 1) % STYLES_IN_A_ROW;
  if (position === 0) return GREYS;
  return position === 1 ? ACCENTS : [slot(`accent${position - 1}`)];
}

function slot(value: string): ColorSource {
  return { kind: 'schemeClr', value, components: [], transforms: [], key: `schemeClr ${value}` };
}

function changed(color: ColorSource, more: readonly ColorTransform[]): ColorSource {
  if (more.length === 0) return color;
  const key = more.map(({ name, value }) => `${name}${value}`).join(' ');
  return { ...color, transforms: [...color.transforms, ...more], key: `${color.key} ${key}` };
}

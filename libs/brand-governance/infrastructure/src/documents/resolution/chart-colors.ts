import type { ColorTransform } from '@livery/brand-governance-domain';
import type { ChartColorsSource } from '../sources/chart-colors-source.ts';
import type { ColorSource } from '../sources/color-source.ts';

const ACCENTS = [1, 2, 3, 4, 5, 6].map((number) => slot(`accent${number}`));

/** How the further rounds of colours differ in Office's own palettes. */
const VARIATIONS: readonly (readonly ColorTransform[])[] = [
  [],
  [modulation(0.6)],
  [modulation(0.8), offset(0.2)],
  [modulation(0.8)],
  [modulation(0.6), offset(0.4)],
  [modulation(0.5)],
  [modulation(0.7), offset(0.3)],
  [modulation(0.7)],
  [modulation(0.5), offset(0.5)],
];

const STYLES_IN_A_ROW = 8;

/** The colours that series take which have none of their own (effective values, 5.2). */
export class ChartColors {
  private readonly colors: readonly ColorSource[];
  private readonly variations: readonly (readonly ColorTransform[])[];

  /** @param style `c:style`: of each eight the first is grey, the second has all accents, the others have one each */
  constructor(style: number, own: ChartColorsSource | null) {
    const isOwn = own !== null && own.colors.length > 0;
    this.colors = isOwn ? own.colors : colorsOfStyle(style);
    this.variations = isOwn && own.variations.length > 0 ? own.variations : VARIATIONS;
  }

  of(index: number): ColorSource {
    const round = Math.floor(index / this.colors.length);
    const color = this.colors[index % this.colors.length] ?? slot('accent1');
    const variation = this.variations[round % this.variations.length] ?? [];
    if (variation.length === 0) return color;
    const transforms = [...color.transforms, ...variation];
    return {
      ...color,
      transforms,
      key: `${color.key} ${variation.map(({ name, value }) => `${name}${value}`).join(' ')}`,
    };
  }
}

function colorsOfStyle(style: number): readonly ColorSource[] {
  const place = (Math.max(1, style) - 1) % STYLES_IN_A_ROW;
  if (place === 0) return [slot('dk1')];
  return place === 1 ? ACCENTS : [slot(`accent${place - 1}`)];
}

function slot(value: string): ColorSource {
  return { kind: 'schemeClr', value, components: [], transforms: [], key: `schemeClr ${value}` };
}

function modulation(value: number): ColorTransform {
  return { name: 'lumMod', value };
}

function offset(value: number): ColorTransform {
  return { name: 'lumOff', value };
}

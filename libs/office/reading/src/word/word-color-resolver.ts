import {
  applyTransforms,
  type ColorTransform,
  type EffectiveColor,
  type Paint,
  parseRgb,
  type Provenance,
  toChannels,
} from '@livery/office-model';
import type { ColorResolver } from '../drawing/color-resolver.ts';
import { UNFILLED } from '../drawing/fill-resolver.ts';
import { DRAWING_NAMES } from './color-mapping.ts';
import type { ShadingSource, WordColorSource } from './word-color-source.ts';

/** The colour of one side of a border with its provenance; the source is null when the side is not drawn. */
export interface BorderSide {
  readonly source: WordColorSource | null;
  readonly provenance: Provenance;
}

const HEX = /^[0-9A-Fa-f]{6}$/;
const BLACK = 0x000000;
const WHITE = 0xffffff;

/** Resolves the colours of WordprocessingML in one document (effective values, 6.4). */
export class WordColorResolver {
  private readonly cache = new Map<Provenance, Map<string, EffectiveColor | null>>();
  private readonly shadings = new Map<Provenance, Map<string, Paint>>();

  constructor(private readonly theme: ColorResolver) {}

  /** The effective colour; null for the automatic colour, and for a value that is not a colour. */
  resolve(source: WordColorSource, provenance: Provenance): EffectiveColor | null {
    const known = this.cache.get(provenance) ?? new Map<string, EffectiveColor | null>();
    let color = known.get(source.key);
    if (color === undefined) {
      color = this.ofTheme(source, provenance) ?? ofValue(source.value, provenance);
      this.cache.set(provenance, known.set(source.key, color));
    }
    return color;
  }

  /** The paint of a shading: its fill, its colour, or a mixture of both (ECMA-376 Part 1, 17.3.5). */
  shading(source: ShadingSource, provenance: Provenance): Paint {
    const known = this.shadings.get(provenance) ?? new Map<string, Paint>();
    let paint = known.get(source.key);
    if (paint === undefined) {
      paint = this.painted(source, provenance);
      this.shadings.set(provenance, known.set(source.key, paint));
    }
    return paint;
  }

  /** The paints of the sides that have a colour of their own. Automatic sides have the colour of the text and are left out. */
  borders(sides: Iterable<BorderSide>): readonly Paint[] {
    const colors = Array.from(sides, ({ source, provenance }) => source && this.resolve(source, provenance));
    return colors.filter((color) => color !== null).map((color) => ({ kind: 'solid', color }));
  }

  private painted({ pattern, color, fill }: ShadingSource, provenance: Provenance): Paint {
    if (pattern === 'nil') return { kind: 'none', provenance };
    const below = this.resolve(fill, provenance);
    if (pattern === 'clear') return below === null ? { kind: 'none', provenance } : { kind: 'solid', color: below };
    const above = this.resolve(color, provenance) ?? plain(BLACK, provenance);
    if (pattern === 'solid') return { kind: 'solid', color: above };
    const ground = below ?? plain(WHITE, provenance);
    const [, percent] = /^pct(\d{1,2})$/.exec(pattern) ?? [];
    if (percent === undefined) return { kind: 'pattern', colors: [above, ground], provenance };
    return { kind: 'solid', color: plain(mixed(above.rgb, ground.rgb, shareOf(Number(percent))), provenance) };
  }

  /** The reference to the theme wins over the value, which is only what Word computed from the reference last. */
  private ofTheme({ theme, tint, shade }: WordColorSource, provenance: Provenance): EffectiveColor | null {
    if (theme === undefined) return null;
    const value = DRAWING_NAMES.get(theme) ?? theme;
    const base = this.theme.resolve(
      { kind: 'schemeClr', value, components: [], transforms: [], key: `schemeClr ${value}` },
      provenance,
    );
    return base === null ? null : withLuminance(base, luminanceOf(tint, shade));
  }
}

/** The share of the colour as a fraction. Percentages that are not multiples of five are eighths: `pct12` is 12.5 % (17.18.78). */
function shareOf(percent: number): number {
  return (percent % 5 === 0 ? percent : percent + 0.5) / 100;
}

/** `themeTint` and `themeShade` change the luminance alone; the tint wins (MS-OI29500 2.1.144). */
export function luminanceOf(tint: number | undefined, shade: number | undefined): readonly ColorTransform[] {
  if (tint !== undefined) {
    return [
      { name: 'lumMod', value: tint },
      { name: 'lumOff', value: 1 - tint },
    ];
  }
  return shade === undefined ? [] : [{ name: 'lumMod', value: shade }];
}

/** Applies transforms of the luminance. Word truncates the result to eight bits; DrawingML rounds it. */
export function withLuminance(base: EffectiveColor, transforms: readonly ColorTransform[]): EffectiveColor {
  if (transforms.length === 0) return base;
  const { channels } = applyTransforms({ channels: toChannels(base.rgb), alpha: 1 }, transforms);
  const [red, green, blue] = channels.map((channel) => Math.floor(channel * 255 + TINY));
  return { ...base, rgb: ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0), transforms };
}

/** More than floating-point arithmetic may fall short of a whole number. */
const TINY = 1e-6;

function ofValue(value: string, provenance: Provenance): EffectiveColor | null {
  const rgb = HEX.test(value) ? parseRgb(value) : undefined;
  return rgb === undefined ? null : plain(rgb, provenance);
}

/** A colour without theme and transforms. */
export function plain(rgb: number, provenance: Provenance): EffectiveColor {
  return { rgb, alpha: 1, theme: null, transforms: [], ofFormatScheme: false, provenance };
}

function mixed(above: number, below: number, share: number): number {
  const channel = (shift: number): number =>
    Math.round(((above >> shift) & 255) * share + ((below >> shift) & 255) * (1 - share));
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

/** The colour of a solid paint; null for other paints. */
export function solidColor(paint: Paint): EffectiveColor | null {
  return paint.kind === 'solid' ? paint.color : null;
}

export const NO_PAINT: Paint = UNFILLED;
export const NO_BORDERS: readonly Paint[] = [];

import {
  applyTransforms,
  type Channels,
  type ColorTransform,
  type EffectiveColor,
  fromHsl,
  parseRgb,
  type Provenance,
  type ThemeColor,
  toChannels,
  toEncoded,
  toRgb,
  type TransformedColor,
} from '@livery/office-model';
import type { ColorMap } from './color-map.ts';
import { presetColor } from './preset-colors.ts';
import type { ColorSource } from './source/color-source.ts';
import type { Theme } from './theme.ts';
import { ValuesByProvenance } from './values-by-provenance.ts';

/** A slot of a theme may refer to another colour, which may refer to another. So many references are followed. */
const MAX_DEPTH = 4;

const SYSTEM_COLORS: ReadonlyMap<string, string> = new Map([
  ['window', 'FFFFFF'],
  ['windowText', '000000'],
]);

/** A colour before it is rounded, with the theme slot that it comes from and the transforms that were applied to it. */
interface Resolved extends TransformedColor {
  readonly theme: ThemeColor | null;
  readonly transforms: readonly ColorTransform[];
  /** It comes from `phClr`, the colour that a reference gives to the format scheme. */
  readonly isStyled: boolean;
}

/** Resolves colours under one colour map and one theme (effective values, 2). */
export class ColorResolver {
  private readonly known = new ValuesByProvenance<EffectiveColor | null>();

  constructor(
    private readonly theme: Theme,
    private readonly map: ColorMap,
  ) {}

  /** The effective colour; null when the file does not define it. @param placeholder the colour that `phClr` stands for */
  resolve(source: ColorSource, provenance: Provenance, placeholder?: ColorSource): EffectiveColor | null {
    const key = placeholder === undefined ? source.key : `${source.key}<${placeholder.key}`;
    return this.known.of(provenance, key, () => {
      const resolved = this.follow(source, placeholder, 0);
      return resolved === undefined ? null : effective(resolved, provenance);
    });
  }

  private follow(source: ColorSource, placeholder: ColorSource | undefined, depth: number): Resolved | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const base =
      source.kind === 'schemeClr' ? this.followScheme(source.value, placeholder, depth) : literalColor(source);
    if (base === undefined || source.transforms.length === 0) return base;
    const transforms = [...base.transforms, ...source.transforms];
    const { theme, isStyled } = base;
    return { ...applyTransforms(base, source.transforms), theme, transforms, isStyled };
  }

  private followScheme(name: string, placeholder: ColorSource | undefined, depth: number): Resolved | undefined {
    if (name === 'phClr') {
      const color = placeholder && this.follow(placeholder, undefined, depth + 1);
      return color && { ...color, isStyled: true };
    }
    const slot = this.map.get(name) ?? name;
    const source = this.theme.color(slot);
    const color = source && this.follow(source, undefined, depth + 1);
    if (color === undefined) return undefined;
    const provenance = this.theme.colorProvenance(slot);
    return { ...color, theme: { slot, rgb: toRgb(color.channels), provenance }, transforms: [], isStyled: false };
  }
}

function literalColor(source: ColorSource): Resolved | undefined {
  const channels = channelsOf(source);
  return channels && { channels, alpha: 1, theme: null, transforms: [], isStyled: false };
}

function channelsOf({ kind, value, components }: ColorSource): Channels | undefined {
  const [first = 0, second = 0, third = 0] = components;
  switch (kind) {
    case 'srgbClr':
      return hexChannels(value);
    case 'sysClr':
      return hexChannels(SYSTEM_COLORS.get(value) ?? value);
    case 'prstClr':
      return hexChannels(presetColor(value));
    case 'scrgbClr':
      return [toEncoded(first), toEncoded(second), toEncoded(third)];
    case 'hslClr':
      return fromHsl({ hue: first, saturation: second, luminance: third });
    default:
      return undefined;
  }
}

function hexChannels(hex: string | undefined): Channels | undefined {
  const rgb = hex === undefined || hex.startsWith('#') ? undefined : parseRgb(hex);
  return rgb === undefined ? undefined : toChannels(rgb);
}

function effective(resolved: Resolved, provenance: Provenance): EffectiveColor {
  const { channels, alpha, theme, transforms, isStyled } = resolved;
  return { rgb: toRgb(channels), alpha, theme, transforms, ofFormatScheme: isStyled, provenance };
}

import type { ColorTransform } from './color/color-transform.ts';
import type { Provenance } from './provenance.ts';

/** A slot of a theme, with its colour. */
export interface ThemeColor {
  /** The slot after the colour map: `accent3`, `dk1` … */
  readonly slot: string;
  /** 0xRRGGBB, before any transform. */
  readonly rgb: number;
  /** Where the slot is defined: `theme[0]/color[accent3]`. */
  readonly provenance: Provenance;
}

/** A colour as it is shown, before alpha. */
export interface EffectiveColor {
  /** 0xRRGGBB. */
  readonly rgb: number;
  /** Opacity, 0 to 1. */
  readonly alpha: number;
  /** Null when the colour is written as a value. */
  readonly theme: ThemeColor | null;
  /** The transforms of the base colour, in document order. */
  readonly transforms: readonly ColorTransform[];
  /** The theme's format scheme made it from the colour of a reference: the transforms are those of the theme. */
  readonly ofFormatScheme: boolean;
  readonly provenance: Provenance;
}

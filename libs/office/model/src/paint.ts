import type { EffectiveColor } from './effective-color.ts';
import type { Provenance } from './provenance.ts';

/** What a surface or a text is filled with (ECMA-376 Part 1, 20.1.8). */
export type Paint =
  | { readonly kind: 'none'; readonly provenance: Provenance | null }
  | { readonly kind: 'solid'; readonly color: EffectiveColor }
  /** The colours in the order of the stops. */
  | { readonly kind: 'gradient'; readonly stops: readonly EffectiveColor[]; readonly provenance: Provenance }
  | { readonly kind: 'pattern'; readonly colors: readonly EffectiveColor[]; readonly provenance: Provenance }
  /** The colours are those that recolour the picture: of `a:duotone` and `a:clrChange`. */
  | { readonly kind: 'picture'; readonly colors: readonly EffectiveColor[]; readonly provenance: Provenance }
  /** The file does not define the colour: its slot is unknown, or its value is malformed. */
  | { readonly kind: 'unknown'; readonly provenance: Provenance };

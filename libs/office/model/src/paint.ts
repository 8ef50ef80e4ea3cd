import type { EffectiveColor } from './effective-color.ts';
import type { Provenance } from './provenance.ts';

/** What a surface or a text is filled with (ECMA-376 Part 1, 20.1.8). */
export type Paint =
  | { readonly kind: 'none'; readonly provenance: Provenance | null }
  | { readonly kind: 'solid'; readonly color: EffectiveColor }
  /** In the order of the stops. */
  | { readonly kind: 'gradient'; readonly stops: readonly EffectiveColor[]; readonly provenance: Provenance }
  | { readonly kind: 'pattern'; readonly colors: readonly EffectiveColor[]; readonly provenance: Provenance }
  /** The colours are those of `duotone` and `clrChange`. */
  | { readonly kind: 'picture'; readonly colors: readonly EffectiveColor[]; readonly provenance: Provenance }
  /** The colour cannot be known: an unknown slot, a malformed value. */
  | { readonly kind: 'unknown'; readonly provenance: Provenance };

import type { EffectiveColor } from './effective-color.ts';
import type { Paint } from './paint.ts';
import type { Provenance } from './provenance.ts';

/**
 * The font slots of a run: Latin, East Asian, complex scripts, symbols (effective values, 4.3). Text documents set Latin
 * characters beyond ASCII in a slot of their own (6.3), which decks never use.
 */
export type ScriptSlot = 'latin' | 'high_ansi' | 'ea' | 'cs' | 'sym';

/** A slot of a theme's font scheme: `major` or `minor`. */
export interface ThemeFont {
  readonly collection: 'major' | 'minor';
  readonly provenance: Provenance;
}

export interface EffectiveFont {
  /** The typeface after theme references; empty when nothing names one. */
  readonly typeface: string;
  /** Null when the typeface is written by name. */
  readonly theme: ThemeFont | null;
  readonly provenance: Provenance;
}

export interface EffectiveSize {
  /** Points, as written; in text documents those of Latin text, whatever the script. */
  readonly nominal: number;
  /** Points, as shown: after `fontScale` of the shape, and of the script of the run. */
  readonly effective: number;
  /** Scale of the autofit, 1 for none. */
  readonly scale: number;
  readonly provenance: Provenance;
}

/** Proofing language. */
export interface EffectiveLanguage {
  /** `en-GB` */
  readonly tag: string;
  readonly provenance: Provenance;
}

/** How a run looks. Runs that look alike for the same reasons share one object: caches may be keyed by it. */
export interface RunStyle {
  readonly fonts: Readonly<Record<ScriptSlot, EffectiveFont>>;
  readonly size: EffectiveSize;
  readonly paint: Paint;
  readonly highlight: EffectiveColor | null;
  /** What the text itself lies on, below the highlight; null in decks. */
  readonly shading: EffectiveColor | null;
  /** The box around the text; null in decks, and where it has the colour of the text. */
  readonly border: EffectiveColor | null;
  /** The run is a link and wears the link colour. */
  readonly hyperlink: boolean;
  readonly bold: boolean;
  /** Null when nothing says. */
  readonly language: EffectiveLanguage | null;
}

import type { EffectiveColor } from './effective-color.ts';
import type { Paint } from './paint.ts';
import type { Provenance } from './provenance.ts';

/**
 * The font slots of a run: Latin, East Asian, complex scripts and symbols (effective values, 4.3). Text documents use the slot
 * `high_ansi` for Latin characters beyond ASCII (6.3); decks never do.
 */
export type ScriptSlot = 'latin' | 'high_ansi' | 'ea' | 'cs' | 'sym';

/** A slot of a theme's font scheme: `major` or `minor`. */
export interface ThemeFont {
  readonly collection: 'major' | 'minor';
  readonly provenance: Provenance;
}

/** A font as it is shown. */
export interface EffectiveFont {
  /** The typeface after references to the theme are resolved; empty when no typeface is named. */
  readonly typeface: string;
  /** Null when the typeface is written by name. */
  readonly theme: ThemeFont | null;
  readonly provenance: Provenance;
}

/** The size of text. */
export interface EffectiveSize {
  /** The size in points as it is written. In text documents it is that of Latin text, whatever the script of the run. */
  readonly nominal: number;
  /** The size in points as it is shown: after `fontScale` of the shape, and for the script of the run. */
  readonly effective: number;
  /** The scale of the autofit as a fraction; 1 without autofit. */
  readonly scale: number;
  readonly provenance: Provenance;
}

/** The proofing language of text. */
export interface EffectiveLanguage {
  /** A language tag such as `en-GB`. */
  readonly tag: string;
  readonly provenance: Provenance;
}

/** The style of a run. Runs with equal values of equal provenance share one object, so that caches may use it as a key. */
export interface RunStyle {
  readonly fonts: Readonly<Record<ScriptSlot, EffectiveFont>>;
  readonly size: EffectiveSize;
  readonly paint: Paint;
  /** The outline of the characters. */
  readonly outline: Paint;
  /** The underline where it has a colour of its own, and the effects of the text: glow, shadow. */
  readonly decorations: readonly Paint[];
  readonly highlight: EffectiveColor | null;
  /** The colour behind the text, below the highlight; null in decks. */
  readonly shading: EffectiveColor | null;
  /** The box around the text; null in decks, and where it has the colour of the text. */
  readonly border: EffectiveColor | null;
  /** The run is a link and has the link colour. */
  readonly hyperlink: boolean;
  readonly bold: boolean;
  /** Null when no language is set. */
  readonly language: EffectiveLanguage | null;
}

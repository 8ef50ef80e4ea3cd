import type { ThemeColor } from './effective-color.ts';
import type { Box } from './geometry.ts';
import type { Paint } from './paint.ts';
import type { EffectiveFont } from './run-style.ts';
import type { Placeholder, Shape } from './shape.ts';

/** A layout or a master, as far as slides show it. */
export interface SlideLayer {
  readonly kind: 'layout' | 'master';
  /** Its zero-based index among the layouts, or among the masters. */
  readonly index: number;
  readonly part: string;
  readonly name: string;
  readonly background: Paint;
  /** Its own shapes in z-order, without its placeholders. */
  readonly shapes: readonly Shape[];
  /** The z-order of each of these shapes among all shapes of the layer, placeholders included. */
  readonly positions: readonly number[];
}

/** A placeholder that a layout offers. */
export interface LayoutPlaceholder extends Placeholder {
  readonly name: string;
  readonly box: Box | null;
  /** The layout itself says where it lies, and not its master. */
  readonly placed: boolean;
}

/** The theme of a slide, after its overrides. */
export interface SlideTheme {
  readonly name: string;
  readonly colors: readonly ThemeColor[];
  /** Its fonts for Latin text. */
  readonly fonts: { readonly major: EffectiveFont; readonly minor: EffectiveFont };
  /** The fonts that it names for East Asian and complex scripts. Most themes leave them to the language of the text. */
  readonly scriptFonts: readonly { readonly slot: 'ea' | 'cs'; readonly font: EffectiveFont }[];
}

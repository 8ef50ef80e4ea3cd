import type { BrandPalette, PaletteSettings } from './brand-palette.ts';
import type { BrandRule } from './brand-rule.ts';
import type { Font } from './font.ts';

/** Everything that an organization's documents are judged by: its active rules and what they refer to. */
export interface Guideline {
  readonly rules: readonly BrandRule[];
  readonly palettes: readonly BrandPalette[];
  readonly settings: PaletteSettings;
  readonly fonts: readonly Font[];
}

import type { BrandPalette, BrandPaletteState, BrandRule, Font, Livery } from '@livery/sdk';

/** A guideline file. Its members are what GET returns, which the reader of guideline files takes as the API does. */
export interface GuidelineFile {
  readonly rules: readonly BrandRule[];
  readonly palettes: readonly BrandPalette[];
  readonly settings: BrandPaletteState['settings'];
  readonly fonts: readonly Font[];
}

/** Reads the guideline of an organization. */
export async function pullGuideline(livery: Livery): Promise<GuidelineFile> {
  const [rules, { palettes, settings }, fonts] = await Promise.all([
    Array.fromAsync(livery.brandRules.list()),
    livery.brandPalettes.retrieveAll(),
    Array.fromAsync(livery.fonts.list({ limit: 200 })),
  ]);
  // The list of fonts is newest first, a guideline has them in the order in which they were approved.
  return { rules, palettes, settings, fonts: fonts.reverse() };
}

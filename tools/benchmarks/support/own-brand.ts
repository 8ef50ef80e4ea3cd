import { formatRgb } from '@livery/brand-governance-domain';
import { readPresentation } from '@livery/brand-governance-infrastructure';
import { OoxmlPackage } from '@livery/ooxml-package';
import type { Brand } from './every-check.ts';

/** The brand that a deck is made for, as far as its themes say: their colours and fonts. */
export function ownBrand(deck: Buffer): Brand {
  const themes = readPresentation(OoxmlPackage.open(deck)).slides.map(({ theme }) => theme);
  const colors = new Set(themes.flatMap((theme) => theme.colors.map(({ rgb }) => `#${formatRgb(rgb)}`)));
  const fonts = new Set(themes.flatMap((theme) => [theme.fonts.major.typeface, theme.fonts.minor.typeface]));
  return {
    palettes: [{ name: 'Theme', allow_brand_shades: true, colors: [...colors].map((hex) => ({ hex })) }],
    fonts: [...fonts].filter((name) => name !== '').map((name) => ({ name })),
  };
}

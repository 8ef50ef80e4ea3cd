import type { Rgb } from '@livery/office-model';
import type { PaletteSettings } from '../../brand-palette.ts';

/** Largest difference between the channels of a grey: transforms of a grey may be rounded apart by this much. */
const GREY_SPREAD = 2;

/** Black, white and greys that the settings accept beside the palettes. */
export function isNeutral(rgb: Rgb, { allowBlackAndWhite, allowNeutralGreys }: PaletteSettings): boolean {
  if (rgb === 0x000000 || rgb === 0xffffff) return allowBlackAndWhite;
  const channels = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
  return allowNeutralGreys && Math.max(...channels) - Math.min(...channels) <= GREY_SPREAD;
}

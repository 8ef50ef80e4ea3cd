import type { Rgb } from '@livery/office-model';
import type { PaletteSettings } from '../../brand-palette.ts';

/** The largest difference between the channels of a grey, since transforms of a grey may round them differently. */
const GREY_SPREAD = 2;

/** Whether a colour is black, white or a grey that the settings accept beside the palettes. */
export function isNeutral(rgb: Rgb, { allowBlackAndWhite, allowNeutralGreys }: PaletteSettings): boolean {
  if (rgb === 0x000000 || rgb === 0xffffff) return allowBlackAndWhite;
  const channels = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
  return allowNeutralGreys && Math.max(...channels) - Math.min(...channels) <= GREY_SPREAD;
}

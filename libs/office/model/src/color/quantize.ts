import type { Channels } from './hsl.ts';
import type { Rgb } from './rgb.ts';

/** Encoded channels, 0 to 1, as 0xRRGGBB. They are rounded here only, half up (effective values, 2.3). */
export function toRgb([red, green, blue]: Channels): Rgb {
  return byte(red) * 0x10000 + byte(green) * 0x100 + byte(blue);
}

/** The encoded channels, 0 to 1, of a colour. */
export function toChannels(rgb: Rgb): Channels {
  return [(rgb >> 16) / 255, ((rgb >> 8) & 0xff) / 255, (rgb & 0xff) / 255];
}

function byte(channel: number): number {
  return Math.floor(255 * Math.min(1, Math.max(0, channel)) + 0.5);
}

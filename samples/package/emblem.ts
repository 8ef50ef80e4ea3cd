import { type Color, png } from './png.ts';

const SIZE = 96;
const NAVY = [0x14, 0x21, 0x3d] as const;
const AMBER = [0xfc, 0xa3, 0x11] as const;
const WHITE = [0xff, 0xff, 0xff] as const;

/** The emblem of Northwind Coffee, a bean in a ring, as a PNG of 96 by 96 pixels. */
export function emblem(): Uint8Array {
  return png({ width: SIZE, height: SIZE }, pixel, 0);
}

function pixel(x: number, y: number): Color {
  const [right, down] = [x - SIZE / 2 + 0.5, y - SIZE / 2 + 0.5];
  const radius = Math.hypot(right, down);
  const isBean = (right / 20) ** 2 + (down / 28) ** 2 < 1;
  if (isBean) return Math.abs(right - 6 * Math.sin(down / 9)) < 2 ? WHITE : NAVY;
  return radius > 38 && radius < 46 ? AMBER : WHITE;
}

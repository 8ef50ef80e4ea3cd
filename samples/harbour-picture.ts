import { type Color, png, pngRows } from './package/png.ts';

export const HARBOUR_SIZE = { width: 640, height: 360 };
const HORIZON = 210;
const SUN = { x: 430, y: HORIZON, radius: 60 };
const NAVY: Color = [0x14, 0x21, 0x3d];
const AMBER: Color = [0xfc, 0xa3, 0x11];
const TEAL: Color = [0x2a, 0x9d, 0x8f];

/** A harbour at dawn in the colours of Northwind Coffee, as a PNG. */
export function harbourPicture(): Uint8Array {
  return png(HARBOUR_SIZE, pixel, 9);
}

/** The same before it is compressed. */
export function harbourRows(): Uint8Array {
  return pngRows(HARBOUR_SIZE, pixel);
}

function pixel(x: number, y: number): Color {
  if (isShip(x, y)) return NAVY;
  if (y >= HORIZON) return isGlitter(x, y) ? AMBER : mixed(TEAL, NAVY, (y - HORIZON) / (HARBOUR_SIZE.height - HORIZON));
  const isSun = Math.hypot(x - SUN.x, y - SUN.y) < SUN.radius;
  return isSun ? [0xff, 0xe0, 0xa0] : mixed(NAVY, AMBER, y / HORIZON);
}

/** A hull with two masts. */
function isShip(x: number, y: number): boolean {
  const below = y - HORIZON;
  const isHull = below > -14 && below < 14 && x > 90 + below && x < 250 - below;
  const isMast = below < 0 && below > -110 && [140, 200].some((mast) => Math.abs(x - mast) < 2);
  return isHull || isMast;
}

/** The path of light below the sun. */
function isGlitter(x: number, y: number): boolean {
  const depth = y - HORIZON;
  return depth % 12 < 4 && Math.abs(x - SUN.x) < SUN.radius - depth / 3;
}

function mixed(from: Color, to: Color, share: number): Color {
  const between = (start: number, end: number): number => Math.round(start + (end - start) * share);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

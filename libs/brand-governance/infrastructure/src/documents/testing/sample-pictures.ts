import { createHash } from 'node:crypto';
import { samplePng } from './sample-png.ts';

/** A disc beside three bars, on white, twice as wide as high. */
export const LOGO = samplePng(240, 120, (x, y) => {
  const isDisc = Math.hypot(x - 60, y - 60) < 45;
  const isBar = x > 130 && x < 220 && Math.floor(y / 20) % 2 === 1;
  return isDisc || isBar ? [0x0f, 0x4c, 0x81, 255] : [255, 255, 255, 255];
});

/** The logo of former years: a ring with a cross. */
export const FORMER_LOGO = samplePng(240, 120, (x, y) => {
  const radius = Math.hypot(x - 120, y - 60);
  const isCross = Math.abs(x - 120) < 8 || Math.abs(y - 60) < 8;
  return (radius > 40 && radius < 55) || (isCross && radius < 40) ? [0x80, 0x10, 0x10, 255] : [255, 255, 255, 255];
});

/** A picture of the library: a slope of grey. */
export const PHOTO = samplePng(200, 100, (x, y) => [x, y * 2, 128, 255]);

/** One that is not in the library. */
export const STRANGER = samplePng(200, 100, (x, y) => [255 - x, 128, y * 2, 255]);

/** One of many bytes: noise cannot be packed. */
export const HEAVY = samplePng(200, 100, noise());

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function noise(): () => readonly [number, number, number, number] {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  return () => [next(), next(), next(), 255];
}

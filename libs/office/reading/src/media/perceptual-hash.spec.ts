import { describe, expect, it } from '@jest/globals';
import {
  FORMER_LOGO,
  FORMER_LOGO_AS_JPEG,
  FORMER_LOGO_HASH,
  LARGE_PICTURE,
  LOGO,
  LOGO_AS_JPEG,
  LOGO_HASH,
  logoPainter,
  type Painter,
  PHOTO,
  sampleJpeg,
  samplePng,
  UNLISTED_PICTURE,
} from '@livery/office-testing';
import { PictureHasher } from './picture-hasher.ts';
import { pixelSize } from './pixel-size.ts';

const NOTHING = [255, 255, 255, 0] as const;

function hashed(bytes: Uint8Array) {
  const size = pixelSize(bytes);
  if (size === undefined) throw new Error('It has no size.');
  return new PictureHasher().of(bytes, size);
}

function distance(bytes: Uint8Array, from = LOGO_HASH): number {
  const differing = BigInt(`0x${hashed(bytes).perceptualHash ?? ''}`) ^ BigInt(`0x${from}`);
  return differing.toString(2).replaceAll('0', '').length;
}

describe('the perceptual hash of a picture', () => {
  it('is that of ImageHash', () => {
    expect(hashed(LOGO)).toEqual({ perceptualHash: LOGO_HASH, unseen: null });
    expect(distance(FORMER_LOGO, FORMER_LOGO_HASH)).toBeLessThanOrEqual(4);
  });

  it.each([
    ['at a quarter of its size', samplePng(60, 30, logoPainter(undefined, undefined, 0.25))],
    ['at five times its size', samplePng(1_200, 600, logoPainter(undefined, undefined, 5))],
    ['a little stretched', samplePng(264, 120, (x, y) => logoPainter()(x / 1.1, y))],
    ['saved as a JPEG of another size', LOGO_AS_JPEG],
    ['saved as a JPEG of low quality', sampleJpeg(240, 120, logoPainter(), 20)],
    ['in a slightly different colour', samplePng(240, 120, logoPainter([0x20, 0x60, 0x90, 255]))],
    ['in black on grey', samplePng(240, 120, logoPainter([0, 0, 0, 255], [230, 230, 230, 255]))],
    ['on a transparent ground', samplePng(240, 120, logoPainter(undefined, NOTHING))],
    ['cut by a few pixels', samplePng(238, 118, (x, y) => logoPainter()(x + 1, y + 1))],
  ])('stays the same for a logo %s', (_, bytes) => {
    expect(distance(bytes)).toBeLessThanOrEqual(8);
  });

  it.each([
    ['the logo of former years', FORMER_LOGO],
    ['the logo of former years as a JPEG', FORMER_LOGO_AS_JPEG],
    ['a slope of grey', PHOTO],
    ['a slope of colours', UNLISTED_PICTURE],
    ['noise', LARGE_PICTURE],
    ['the logo turned upside down', samplePng(240, 120, (x, y) => logoPainter()(239 - x, 119 - y))],
  ])('tells the logo from %s', (_, bytes) => {
    expect(distance(bytes)).toBeGreaterThan(16);
  });

  it('of a white logo with transparency is made on black', () => {
    const white = hashed(samplePng(240, 120, logoPainter([255, 255, 255, 255], NOTHING)));
    const onBlack = hashed(samplePng(240, 120, logoPainter([255, 255, 255, 255], [0, 0, 0, 255])));
    expect(white).toEqual(onBlack);
  });

  it('is null for a picture of one colour', () => {
    const plain: Painter = () => [255, 255, 255, 255];
    expect(hashed(samplePng(40, 20, plain))).toEqual({ perceptualHash: null, unseen: null });
  });
});

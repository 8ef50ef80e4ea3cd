import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { pngFile, samplePng } from '@livery/office-testing';
import { pngLuminance } from './png-luminance.ts';

interface Layout {
  readonly size: readonly [width: number, height: number];
  readonly depth: number;
  readonly kind: number;
  readonly interlaced?: boolean;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
}

/** The picture of these rows, each with its filter. */
function luminance({ size: [width, height], depth, kind, ...rest }: Layout, rows: readonly number[]) {
  const header = { width, height, depth, kind, interlaced: rest.interlaced ?? false };
  const read = pngLuminance(pngFile(header, deflateSync(Uint8Array.from(rows)), rest));
  return { light: [...(read?.light ?? [])], opacity: read?.opacity === null ? null : [...(read?.opacity ?? [])] };
}

describe('the pixels of a PNG', () => {
  it('are grey by their red, green and blue', () => {
    const pixels = [0, 255, 255, 255, 255, 0, 0, 0, 0, 255];
    expect(luminance({ size: [3, 1], depth: 8, kind: 2 }, pixels)).toEqual({ light: [255, 76, 29], opacity: null });
  });

  it.each([
    [1, [0, 0b1010_0000], [255, 0, 255]],
    [2, [0, 0b0011_0100], [0, 255, 85]],
    [4, [0, 0x0f, 0x80], [0, 255, 136]],
    [8, [0, 0, 127, 255], [0, 127, 255]],
    [16, [0, 0, 9, 127, 9, 255, 9], [0, 127, 255]],
  ])('have samples of %d bits', (depth, rows, light) => {
    expect(luminance({ size: [3, 1], depth, kind: 0 }, rows)).toEqual({ light, opacity: null });
  });

  it('come from a palette, whose entries may be transparent', () => {
    const palette = [0, 0, 0, 255, 255, 255, 255, 0, 0];
    expect(luminance({ size: [4, 1], depth: 2, kind: 3, palette, transparency: [255, 0] }, [0, 0b00_01_10_00])).toEqual(
      { light: [0, 255, 76, 0], opacity: [255, 0, 255, 255] },
    );
  });

  it('have an opacity, or one transparent colour', () => {
    const grey = luminance({ size: [2, 1], depth: 8, kind: 4 }, [0, 10, 200, 20, 100]);
    expect(grey).toEqual({ light: [10, 20], opacity: [200, 100] });
    const colors = [0, 1, 2, 3, 9, 9, 9];
    const unseen = luminance({ size: [2, 1], depth: 8, kind: 2, transparency: [0, 1, 0, 2, 0, 3] }, colors);
    expect(unseen).toEqual({ light: [2, 9], opacity: [0, 255] });
  });

  it.each([
    ['none', [0, 10, 20, 30, 0, 40, 50, 60]],
    ['the left neighbour', [1, 10, 10, 10, 1, 40, 10, 10]],
    ['the one above', [0, 10, 20, 30, 2, 30, 30, 30]],
    ['the mean of both', [0, 10, 20, 30, 3, 35, 20, 20]],
    ['the nearest of three', [0, 10, 20, 30, 4, 30, 10, 10]],
  ])('are filtered by %s', (_, rows) => {
    expect(luminance({ size: [3, 2], depth: 8, kind: 0 }, rows).light).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('may be interlaced', () => {
    const passes = [0, 0, 0, 2, 0, 1, 3, 0, 10, 11, 12, 13];
    const read = luminance({ size: [4, 2], depth: 8, kind: 0, interlaced: true }, passes);
    expect(read.light).toEqual([0, 1, 2, 3, 10, 11, 12, 13]);
  });

  it('are not read when there are fewer, or more, than the header says', () => {
    expect(luminance({ size: [3, 2], depth: 8, kind: 0 }, [0, 1, 2, 3]).light).toEqual([]);
    expect(() => luminance({ size: [3, 1], depth: 8, kind: 0 }, Array(100_000).fill(0))).toThrow('larger than 4 bytes');
  });

  it('are those that programs write', () => {
    const read = pngLuminance(samplePng(2, 1, (x) => (x === 0 ? [0, 0, 0, 255] : [255, 255, 255, 0])));
    expect([...(read?.light ?? []), ...(read?.opacity ?? [])]).toEqual([0, 255, 255, 0]);
  });
});

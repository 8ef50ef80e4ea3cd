import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PICTURE_LIMITS, SharpPictures } from './sharp-pictures.ts';

const { signal } = new AbortController();

let folder: string;
let pictures: SharpPictures;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  pictures = new SharpPictures(PICTURE_LIMITS);
});

afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true });
});

async function render(content: Buffer | string) {
  const file = path.join(folder, 'picture');
  await writeFile(file, content);
  return pictures.render({ path: file, size: Buffer.byteLength(content) }, signal);
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 80, b: 200 } } });
const svg = (content: string, attributes = 'width="24" height="24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'tiff', 'avif'] as const)('of the format %s becomes a PNG', async (format) => {
    const { bytes, width, height } = await render(await canvas(60, 40).toFormat(format).toBuffer());
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([width, height, info.width, info.height]).toEqual([60, 40, 60, 40]);
    const [red, green, blue] = data;
    for (const [found, wanted] of [
      [red, 10],
      [green, 80],
      [blue, 200],
    ]) {
      expect(Math.abs((found ?? 0) - (wanted ?? 0))).toBeLessThan(6);
    }
  });

  it('that is large becomes small, and keeps its proportions', async () => {
    expect(await render(await canvas(4_000, 1_000).png().toBuffer())).toMatchObject({ width: 1_280, height: 320 });
    expect(await render(await canvas(10, 9_000).jpeg().toBuffer())).toMatchObject({ width: 1, height: 1_280 });
  });

  it('that a camera has turned is upright, and has lost what the camera wrote', async () => {
    const exif = { IFD0: { Copyright: 'Nobody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const turned = await canvas(60, 40).jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer();
    const { bytes, width, height } = await render(turned);
    expect([width, height]).toEqual([40, 60]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('that is a drawing is drawn large', async () => {
    const red = '<rect width="24" height="24" fill="#f00"/>';
    expect(await render(svg(red))).toMatchObject({ width: 512, height: 512 });
    expect(await render(svg(red, 'viewBox="0 0 48 24"'))).toMatchObject({ width: 512, height: 256 });
    expect(await render(svg(red, 'width="90000" height="90000"'))).toMatchObject({ width: 1_250, height: 1_250 });
  });

  it('that is a drawing shows no file of this machine', async () => {
    const secret = path.join(folder, 'secret.png');
    await writeFile(secret, await canvas(24, 24).png().toBuffer());
    const linked = ['file://' + secret, secret, 'secret.png', '../secret.png'];
    for (const href of linked) {
      const { bytes } = await render(svg(`<image xlink:href="${href}" href="${href}" width="24" height="24"/>`));
      const { channels } = await sharp(bytes).stats();
      expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
    }
  });

  it.each([
    ['truncated', async () => (await canvas(600, 400).jpeg().toBuffer()).subarray(0, 500), 'damaged'],
    ['no picture at all', async () => 'Dear Sir or Madam', 'damaged'],
    ['of a format that is not asked for', async () => 'P3 1 1 255 1 2 3', 'damaged'],
    ['a drawing whose entities multiply', async () => bomb(), 'damaged'],
    ['of 180 million pixels', async () => canvas(18_000, 10_000).png().toBuffer(), 'too_large'],
  ])('that is %s is refused, and the next one is rendered', async (_, make, reason) => {
    await expect(render(await make())).rejects.toMatchObject({ reason });
    expect(await render(await canvas(2, 2).png().toBuffer())).toMatchObject({ width: 2 });
  });
});

function bomb(): string {
  const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "x">${entities.join('')}]>${svg('<text>&e9;</text>')}`;
}

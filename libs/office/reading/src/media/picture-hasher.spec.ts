import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { LOGO, LOGO_AS_JPEG, pngFile, sampleJpeg } from '@livery/office-testing';
import { PictureHasher } from './picture-hasher.ts';

const SMALL = { width: 240, height: 120 };
const MEGABYTE = 1_048_576;

function unseen(bytes: Uint8Array, size = SMALL) {
  return new PictureHasher().of(bytes, size).unseen;
}

describe('a picture that is not decoded', () => {
  it('is reported as of another format, too large, damaged, or one too many', () => {
    expect(unseen(Buffer.from('GIF89a'))).toBe('it is neither a PNG nor a JPEG');
    expect(unseen(LOGO, { width: 2_001, height: 2_000 })).toBe('it has more than 4 megapixels');
    expect(unseen(LOGO.subarray(0, 200))).toBe('its pixels cannot be read');
    expect(unseen(LOGO_AS_JPEG.subarray(0, 100))).toBe('its pixels cannot be read');
    const hasher = new PictureHasher();
    for (let count = 0; count < 8; count += 1) hasher.of(LOGO_AS_JPEG, { width: 1_000, height: 1_000 });
    expect(hasher.of(LOGO_AS_JPEG, SMALL).unseen).toBe('the document has too many pictures');
  });

  it('costs nearly nothing when it would inflate to far more than its header says', () => {
    const bomb = pngFile({ ...SMALL, depth: 8, kind: 6 }, deflateSync(Buffer.alloc(256 * MEGABYTE)));
    const before = process.memoryUsage().rss;
    expect(unseen(bomb)).toBe('its pixels cannot be read');
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * MEGABYTE);
  });

  it('may be a JPEG with more scans than programs write', () => {
    const scans = Buffer.concat(Array.from({ length: 12 }, () => Buffer.from([0xff, 0xda])));
    expect(unseen(Buffer.concat([LOGO_AS_JPEG, scans]), SMALL)).toBe('its pixels cannot be read');
  });

  it('may be a JPEG whose frame is larger than its first one says', () => {
    const large = Buffer.from(sampleJpeg(16, 16, () => [0, 0, 0, 255]));
    const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
    large.writeUInt16BE(60_000, frame + 5);
    large.writeUInt16BE(60_000, frame + 7);
    expect(unseen(large, { width: 16, height: 16 })).toBe('its pixels cannot be read');
  });
});

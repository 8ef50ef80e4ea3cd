import { crc32, deflateSync } from 'node:zlib';

export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A picture as a PNG (ISO/IEC 15948). @param level of compression, from 0 to 9 */
export function png(size: PictureSize, pixel: (x: number, y: number) => Color, level: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pngRows(size, pixel), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The rows of a PNG before they are compressed: each begins with its filter, which is none. */
export function pngRows({ width, height }: PictureSize, pixel: (x: number, y: number) => Color): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => pixel(x, y)).flat(),
  ]);
  return Uint8Array.from(rows.flat());
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

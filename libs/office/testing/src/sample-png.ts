import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and opacity of a pixel, 0 to 255. */
export type Painter = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly kind: number;
  readonly interlaced?: boolean;
}

/** A PNG of these pixels (ISO/IEC 15948): true colour with alpha, no filters. */
export function samplePng(width: number, height: number, paint: Painter): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * (1 + width * 4) + 1 + x * 4);
  }
  return pngFile({ width, height, depth: 8, kind: 6 }, deflateSync(rows));
}

/** A PNG of rows that are already filtered and compressed. */
export function pngFile(
  { width, height, depth, kind, interlaced = false }: Header,
  packed: Uint8Array,
  { palette = [], transparency = [] }: { palette?: readonly number[]; transparency?: readonly number[] } = {},
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, kind, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(palette.length > 0 ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(transparency.length > 0 ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

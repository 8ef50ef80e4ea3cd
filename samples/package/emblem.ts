import { crc32, deflateSync } from 'node:zlib';

const SIZE = 96;
const NAVY = [0x14, 0x21, 0x3d] as const;
const AMBER = [0xfc, 0xa3, 0x11] as const;
const WHITE = [0xff, 0xff, 0xff] as const;

/** The emblem of Northwind Coffee, a bean in a ring, as a PNG of 96 by 96 pixels (ISO/IEC 15948). */
export function emblem(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: SIZE }, (_, y) => [
    0,
    ...Array.from({ length: SIZE }, (__, x) => pixel(x, y)).flat(),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixel(x: number, y: number): readonly number[] {
  const [right, down] = [x - SIZE / 2 + 0.5, y - SIZE / 2 + 0.5];
  const radius = Math.hypot(right, down);
  const isBean = (right / 20) ** 2 + (down / 28) ** 2 < 1;
  if (isBean) return Math.abs(right - 6 * Math.sin(down / 9)) < 2 ? WHITE : NAVY;
  return radius > 38 && radius < 46 ? AMBER : WHITE;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

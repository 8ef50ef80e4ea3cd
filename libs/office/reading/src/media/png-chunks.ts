import { inflateSync } from 'node:zlib';
import { withZlib } from '@livery/office-package';
import { lengthOfRows, type PngHeader, type PngPixels, readHeader } from './png-header.ts';

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;

/** The chunks of a PNG that its pixels are made of. `rows` are inflated, and their filters are not undone yet. */
export interface PngChunks extends PngPixels {
  readonly header: PngHeader;
  readonly rows: Uint8Array;
}

/** Reads the chunks and inflates no more bytes than the header says. @throws RangeError or an error of zlib for damaged files */
export function readPngChunks(bytes: Uint8Array): PngChunks | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = Map.groupBy(chunksOf(file), ({ type }) => type);
  const contentOf = (type: string): Uint8Array => chunks.get(type)?.[0]?.content ?? new Uint8Array();
  const header = readHeader(contentOf('IHDR'));
  if (header === undefined) return undefined;
  const packed = Buffer.concat((chunks.get('IDAT') ?? []).map(({ content }) => content));
  const length = lengthOfRows(header);
  const rows = withZlib(() => inflateSync(packed, { maxOutputLength: length }));
  return rows.length < length
    ? undefined
    : { header, rows, palette: contentOf('PLTE'), transparency: contentOf('tRNS') };
}

function* chunksOf(file: Buffer): Generator<{ readonly type: string; readonly content: Uint8Array }> {
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return;
    yield { type, content: file.subarray(at + 8, at + 8 + length) };
    at += length + FRAME_BYTES;
  }
}

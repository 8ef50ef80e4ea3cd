import { brotliDecompressSync } from 'node:zlib';
import { cutOff, FontFlaw } from './font-flaw.ts';
import { addTable, checkedCount, type FontTables, partOf } from './sfnt-tables.ts';

const HEADER_BYTES = 48;
/** The largest fonts, of all Chinese, Japanese and Korean signs, have about 20 MB. */
const MAX_INFLATED_BYTES = 67_108_864;
/** The tags that the format writes as a number (WOFF 2.0, section 4.1). */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .match(/.{4}(?= |$)/g) ?? [];
const OTHER_TAG = 63;

interface TableEntry {
  readonly tag: string;
  /** In the inflated stream. */
  readonly length: number;
}

/** Reads the tables of a WOFF 2.0. Those whose bytes are transformed are given as they are. @throws FontFlaw */
export function woff2Tables(file: Buffer): FontTables {
  if (file.length < HEADER_BYTES || file.readUInt32BE(8) !== file.length) throw cutOff();
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new FontFlaw('Send one font, not a collection of fonts.');
  const directory = new Directory(file);
  const entries = Array.from({ length: checkedCount(file.readUInt16BE(12)) }, () => directory.next());
  const stream = inflated(
    partOf(file, directory.at, file.readUInt32BE(20)),
    entries.reduce((sum, { length }) => sum + length, 0),
  );
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of entries) {
    addTable(tables, tag, stream.subarray(at, at + length));
    at += length;
  }
  return tables;
}

class Directory {
  at = HEADER_BYTES;
  private readonly file: Buffer;

  constructor(file: Buffer) {
    this.file = file;
  }

  next(): TableEntry {
    const flags = this.file.readUInt8(this.at);
    this.at += 1;
    const tag = KNOWN_TAGS[flags & OTHER_TAG] ?? this.otherTag();
    const original = this.number();
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? this.number() : original };
  }

  private otherTag(): string {
    this.at += 4;
    return this.file.toString('latin1', this.at - 4, this.at);
  }

  /** A UIntBase128: up to five bytes of seven bits. */
  private number(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.file.readUInt8(this.at);
      this.at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new FontFlaw('The font file has a number that is too long.');
  }
}

function inflated(bytes: Buffer, length: number): Buffer {
  if (length > MAX_INFLATED_BYTES) throw new FontFlaw('The font file unpacks to more than 64 MiB.');
  const stream = unpacked(bytes, length);
  if (stream.length !== length) throw cutOff();
  return stream;
}

function unpacked(bytes: Buffer, maxOutputLength: number): Buffer {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch {
    throw new FontFlaw('The font file cannot be unpacked, or unpacks to more than it says.');
  }
}

import { brotliCompressSync } from 'node:zlib';

/** What a sample font says about itself. */
export interface SampleFontFacts {
  /** By their numbers: 1 is the family, 4 the full name. */
  readonly names?: Readonly<Record<number, string>>;
  readonly weight?: number;
  readonly fsType?: number;
  readonly fsSelection?: number;
  /** The numbers of the Unicode ranges that it covers. */
  readonly ranges?: readonly number[];
  readonly macStyle?: number;
  /** Tables that replace or add to those of the font. Null leaves one out. */
  readonly tables?: Readonly<Record<string, Buffer | null>>;
}

const UNITED_STATES = 0x0409;
const NAMES = { 1: 'Northwind Sans', 4: 'Northwind Sans Bold' };

function headTable(macStyle: number): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(macStyle, 44);
  return head;
}

function os2Table({ weight = 700, fsType = 0, fsSelection = 0, ranges = [0] }: SampleFontFacts): Buffer {
  const os2 = Buffer.alloc(78);
  os2.writeUInt16BE(weight, 4);
  os2.writeUInt16BE(fsType, 8);
  os2.writeUInt16BE(fsSelection, 62);
  for (const range of ranges) {
    const at = 42 + 4 * Math.floor(range / 32);
    os2.writeUInt32BE((os2.readUInt32BE(at) | (1 << (range % 32))) >>> 0, at);
  }
  return os2;
}

/** A table of names for Windows, in the English of the United States. */
export function nameTable(names: Readonly<Record<number, string>>): Buffer {
  const texts = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    bytes: Buffer.from(text, 'utf16le').swap16(),
  }));
  const header = Buffer.alloc(6 + 12 * texts.length);
  header.writeUInt16BE(texts.length, 2);
  header.writeUInt16BE(header.length, 4);
  let at = 0;
  texts.forEach(({ id, bytes }, index) => {
    const record = [3, 1, UNITED_STATES, id, bytes.length, at];
    record.forEach((value, place) => header.writeUInt16BE(value, 6 + 12 * index + 2 * place));
    at += bytes.length;
  });
  return Buffer.concat([header, ...texts.map(({ bytes }) => bytes)]);
}

function tablesOf(facts: SampleFontFacts): readonly (readonly [string, Buffer])[] {
  const tables = new Map<string, Buffer | null>([
    ['OS/2', os2Table(facts)],
    ['cmap', Buffer.alloc(8)],
    ['glyf', Buffer.alloc(16)],
    ['head', headTable(facts.macStyle ?? 0)],
    ['maxp', Buffer.alloc(32)],
    ['name', nameTable(facts.names ?? NAMES)],
    ...Object.entries(facts.tables ?? {}),
  ]);
  return [...tables].flatMap(([tag, table]) => (table === null ? [] : [[tag, table] as const]));
}

/** A font without glyphs, as TrueType or, by its signature, as another format. */
export function sampleFont(facts: SampleFontFacts = {}, signature = '\0\u0001\0\0'): Buffer {
  const tables = tablesOf(facts);
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.write(signature, 'latin1');
  directory.writeUInt16BE(tables.length, 4);
  let at = directory.length;
  tables.forEach(([tag, table], index) => {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(at, 12 + 16 * index + 8);
    directory.writeUInt32BE(table.length, 12 + 16 * index + 12);
    at += table.length;
  });
  return Buffer.concat([directory, ...tables.map(([, table]) => table)]);
}

/** What a sample WOFF 2.0 says of itself instead of the truth. */
export interface Woff2Lies {
  readonly flavor?: string;
  /** The size of its first table. */
  readonly firstLength?: number;
}

/** The same font as WOFF 2.0, with its tables as they are. */
export function sampleWoff2(
  facts: SampleFontFacts = {},
  { flavor = '\0\u0001\0\0', firstLength }: Woff2Lies = {},
): Buffer {
  const tables = tablesOf(facts);
  const entries = tables.map(([tag, table], index) => {
    // 63 says that the tag follows, and version 3 of `glyf` that it is not transformed.
    const flags = Buffer.from([tag === 'glyf' ? 0xff : 0x3f]);
    return Buffer.concat([
      flags,
      Buffer.from(tag, 'latin1'),
      base128((index === 0 ? firstLength : undefined) ?? table.length),
    ]);
  });
  const bytes = brotliCompressSync(Buffer.concat(tables.map(([, table]) => table)));
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.write(flavor, 4, 'latin1');
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(bytes.length, 20);
  const file = Buffer.concat([header, ...entries, bytes]);
  file.writeUInt32BE(file.length, 8);
  return file;
}

function base128(value: number): Buffer {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128);
  return Buffer.from(digits);
}

import { cutOff, FontFlaw } from './font-flaw.ts';
import { fontNames } from './font-names.ts';
import { type FontTables, sfntTables } from './sfnt-tables.ts';
import { woff2Tables } from './woff2-tables.ts';

/** What a font file says about itself. What it does not say is null. */
export interface ReadFont {
  readonly contentType: 'font/ttf' | 'font/otf' | 'font/woff2';
  readonly name: string | null;
  readonly family: string | null;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  readonly embeddable: boolean | null;
  readonly scripts: readonly ('latin' | 'ea' | 'cs')[];
}

const HEAD_MAGIC = 0x5f0f3cf5;
/** Unicode ranges (OpenType 1.9, `ulUnicodeRange`) of Hangul, Kana, Bopomofo and Han. */
const EAST_ASIAN = [28, 49, 50, 51, 56, 59];
/** Hebrew, Arabic, NKo, the scripts of India, Thai, Lao, Tibetan, Syriac, Thaana, Sinhala, Myanmar, Khmer, Mongolian. */
const COMPLEX = [11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 70, 71, 72, 73, 74, 80, 81];
/** Latin, Greek, Cyrillic, Armenian and Georgian, for which Office uses one font. */
const LATIN = [0, 1, 2, 3, 7, 9, 10, 26, 29, 30];

/** Reads TrueType, OpenType and WOFF 2.0. Glyphs and programs are not looked at. @throws FontFlaw */
export function readFont(file: Buffer): ReadFont {
  try {
    const contentType = contentTypeOf(file);
    return { contentType, ...factsOf(contentType === 'font/woff2' ? woff2Tables(file) : sfntTables(file)) };
  } catch (error) {
    throw isBeyondEnd(error) ? cutOff() : error;
  }
}

/** Whether a number was to be read behind the end of the file or of its table. */
function isBeyondEnd(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS';
}

function contentTypeOf(file: Buffer): ReadFont['contentType'] {
  switch (file.toString('latin1', 0, 4)) {
    case '\0\u0001\0\0':
    case 'true':
      return 'font/ttf';
    case 'OTTO':
      return 'font/otf';
    case 'wOF2':
      return 'font/woff2';
    case 'ttcf':
      throw new FontFlaw('Send one font, not a collection of fonts.');
    default:
      throw new FontFlaw('The file is not a font. Send TrueType (.ttf), OpenType (.otf) or WOFF 2.0 (.woff2).');
  }
}

function factsOf(tables: FontTables): Omit<ReadFont, 'contentType'> {
  const head = needed(tables, 'head');
  for (const tag of ['maxp', 'cmap']) needed(tables, tag);
  if (!['glyf', 'CFF ', 'CFF2'].some((tag) => tables.has(tag))) throw new FontFlaw('The font has no outlines.');
  if (head.readUInt32BE(12) !== HEAD_MAGIC) throw new FontFlaw('The table "head" of the font is damaged.');
  const macStyle = head.readUInt16BE(44);
  const os2 = tables.get('OS/2');
  const names = fontNames(tables.get('name') ?? Buffer.alloc(6));
  return {
    name: names.get(4) ?? names.get(1) ?? null,
    family: names.get(1) ?? names.get(16) ?? null,
    style: isItalic(os2, macStyle) ? 'italic' : 'normal',
    weight: weightOf(os2, macStyle),
    embeddable: os2 === undefined ? null : mayBeEmbedded(os2.readUInt16BE(8)),
    scripts: os2 === undefined ? ['latin'] : scriptsOf(os2),
  };
}

function needed(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new FontFlaw(`The font has no table "${tag}".`);
  return table;
}

/** `fsSelection` says italic or oblique; without the table, the style for Macintosh does. */
function isItalic(os2: Buffer | undefined, macStyle: number): boolean {
  return os2 === undefined ? (macStyle & 2) !== 0 : (os2.readUInt16BE(62) & 0x201) !== 0;
}

function weightOf(os2: Buffer | undefined, macStyle: number): number {
  const weight = os2?.readUInt16BE(4) ?? 0;
  if (weight >= 1 && weight <= 1_000) return weight;
  return (macStyle & 1) === 0 ? 400 : 700;
}

/** `fsType`: restricted forbids it, unless a wider right is given, too; bitmaps alone are no font in a document. */
function mayBeEmbedded(fsType: number): boolean {
  const isRestricted = (fsType & 0xe) === 2;
  const isBitmapOnly = (fsType & 0x200) !== 0;
  return !isRestricted && !isBitmapOnly;
}

function scriptsOf(os2: Buffer): ReadFont['scripts'] {
  const covers = (ranges: readonly number[]): boolean =>
    ranges.some((range) => ((os2.readUInt32BE(42 + 4 * (range >> 5)) >>> (range & 31)) & 1) === 1);
  const found = (
    [
      ['latin', LATIN],
      ['ea', EAST_ASIAN],
      ['cs', COMPLEX],
    ] as const
  ).flatMap(([script, ranges]) => (covers(ranges) ? [script] : []));
  return found.length === 0 ? ['latin'] : found;
}

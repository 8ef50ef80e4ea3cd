const RECORD_BYTES = 12;
const HEADER_BYTES = 6;
const MOST_CHARACTERS = 200;
/** Controls, marks that nobody sees, and separators of lines. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const WINDOWS = 3;
const MACINTOSH = 1;
const ENGLISH_OF_THE_USA = 0x0409;

/** The names of a font that are not blank, by their numbers (OpenType 1.9, table `name`): 1 is the family, 4 the full name. */
export function fontNames(table: Buffer): ReadonlyMap<number, string> {
  const names = new Map<number, { readonly text: string; readonly rank: number }>();
  const strings = table.subarray(table.readUInt16BE(4));
  const last = Math.min(table.readUInt16BE(2), Math.floor((table.length - HEADER_BYTES) / RECORD_BYTES));
  for (let index = 0; index < last; index += 1) {
    const record = table.subarray(HEADER_BYTES + index * RECORD_BYTES);
    const [platform, language, id] = [record.readUInt16BE(0), record.readUInt16BE(4), record.readUInt16BE(6)];
    const rank = rankOf(platform, language);
    if (rank <= (names.get(id)?.rank ?? 0)) continue;
    const begin = record.readUInt16BE(10);
    const text = textOf(strings.subarray(begin, begin + record.readUInt16BE(8)), platform);
    if (text !== '') names.set(id, { text, rank });
  }
  return new Map([...names].map(([id, { text }]) => [id, text]));
}

/** Office writes the English names of Windows into documents. */
function rankOf(platform: number, language: number): number {
  if (platform === WINDOWS) return language === ENGLISH_OF_THE_USA ? 4 : 2;
  return platform === MACINTOSH ? (language === 0 ? 3 : 1) : 2;
}

function textOf(bytes: Buffer, platform: number): string {
  const text = platform === MACINTOSH ? bytes.toString('latin1') : utf16(bytes);
  return Array.from(text.toWellFormed().replace(INVISIBLE, '').trim()).slice(0, MOST_CHARACTERS).join('').trim();
}

function utf16(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le');
}

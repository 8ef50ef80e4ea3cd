import { cutOff, FontFlaw } from './font-flaw.ts';

/** The tables of a font by their tags, such as `OS/2`. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
/** Fonts have about 20 tables, and the format knows fewer than 100. */
const MOST_TABLES = 128;

/** Reads the table directory of TrueType and OpenType (OpenType 1.9, "Organization of an OpenType font"). @throws FontFlaw */
export function sfntTables(file: Buffer): FontTables {
  const count = checkedCount(file.readUInt16BE(4));
  if (file.length < HEADER_BYTES + count * RECORD_BYTES) throw cutOff();
  const tables = new Map<string, Buffer>();
  for (let at = HEADER_BYTES; tables.size < count; at += RECORD_BYTES) {
    const [begin, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    addTable(tables, file.toString('latin1', at, at + 4), partOf(file, begin, length));
  }
  return tables;
}

/** @throws FontFlaw for a number of tables that no font has */
export function checkedCount(count: number): number {
  if (count > 0 && count <= MOST_TABLES) return count;
  throw new FontFlaw(`A font has 1 to ${MOST_TABLES} tables.`);
}

/** @throws FontFlaw for a table that the font has already */
export function addTable(tables: Map<string, Buffer>, tag: string, table: Buffer): void {
  if (tables.has(tag)) throw new FontFlaw('The font file has the same table twice.');
  tables.set(tag, table);
}

/** A part of a file. @throws FontFlaw if the file ends before */
export function partOf(file: Buffer, begin: number, length: number): Buffer {
  if (begin + length > file.length) throw cutOff();
  return file.subarray(begin, begin + length);
}

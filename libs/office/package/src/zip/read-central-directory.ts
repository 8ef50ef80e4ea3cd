import { isUtf8 } from 'node:buffer';
import { PackageRefused } from '../package-refused.ts';
import { readBig } from './read-big.ts';
import type { EndRecord } from './read-end-record.ts';
import type { ZipEntry } from './zip-entry.ts';
import { CENTRAL_HEADER, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';
import { zip64Fields } from './zip64-fields.ts';

/**
 * The entries of an archive in the order of its central directory.
 * @throws PackageRefused `file_corrupt` when a header is damaged, `archive_too_large` past `maxEntries`
 */
export function readCentralDirectory(file: Buffer, end: EndRecord, maxEntries: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  if (end.count > maxEntries) throw tooMany(maxEntries);
  let at = end.directoryStart;
  while (at < end.directoryEnd) {
    if (entries.length === maxEntries) throw tooMany(maxEntries);
    const next = headerEnd(file, at, end.directoryEnd);
    entries.push(readHeader(file, at, next));
    at = next;
  }
  if (entries.length !== end.count) throw corrupt('lists another number of entries than it declares');
  return entries;
}

function headerEnd(file: Buffer, at: number, limit: number): number {
  if (at + CENTRAL_HEADER.size > limit || file.readUInt32LE(at) !== CENTRAL_HEADER.signature)
    throw corrupt('is damaged');
  const variable = file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  const next = at + CENTRAL_HEADER.size + variable;
  if (next > limit) throw corrupt('is cut short');
  return next;
}

function readHeader(file: Buffer, at: number, next: number): ZipEntry {
  const nameStart = at + CENTRAL_HEADER.size;
  const nameEnd = nameStart + file.readUInt16LE(at + 28);
  const long = zip64Fields(file, nameEnd, Math.min(next, nameEnd + file.readUInt16LE(at + 30)));
  const take = (field: number, sentinel: number): number => (field === sentinel ? readLong(file, long()) : field);
  const size = take(file.readUInt32LE(at + 24), ZIP64_LONG);
  const compressedSize = take(file.readUInt32LE(at + 20), ZIP64_LONG);
  const offset = take(file.readUInt32LE(at + 42), ZIP64_LONG);
  const disk = file.readUInt16LE(at + 34);
  if (disk !== 0 && disk !== ZIP64_SHORT) throw corrupt('names another disk');
  return {
    part: partName(file, nameStart, nameEnd),
    header: at,
    nameStart,
    nameEnd,
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    compressedSize,
    size,
    offset,
  };
}

function readLong(file: Buffer, at: number | undefined): number {
  if (at === undefined) throw corrupt('lacks a ZIP64 field that it announces');
  return readBig(file, at);
}

/** Names that are not UTF-8 are read as Latin-1, so that two different names never become equal. */
function partName(file: Buffer, start: number, end: number): string {
  const name = isAscii(file, start, end) ? file.toString('latin1', start, end) : decoded(file.subarray(start, end));
  return `/${name.replaceAll('\\', '/').replace(/^\/+/, '')}`;
}

/** Nearly all names are ASCII, which is decoded faster. */
function isAscii(file: Buffer, start: number, end: number): boolean {
  let mask = 0;
  for (let at = start; at < end; at += 1) mask |= file[at] ?? 0;
  return mask < 0x80;
}

function decoded(rawName: Buffer): string {
  return rawName.toString(isUtf8(rawName) ? 'utf8' : 'latin1');
}

function corrupt(what: string): PackageRefused {
  return new PackageRefused('file_corrupt', `The directory of the archive ${what}.`);
}

function tooMany(maxEntries: number): PackageRefused {
  return new PackageRefused('archive_too_large', `The archive holds more than ${maxEntries} entries.`);
}

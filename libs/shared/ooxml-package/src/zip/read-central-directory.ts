import { isUtf8 } from 'node:buffer';
import { PackageRefused } from '../package-refused.ts';
import type { EndRecord } from './read-end-record.ts';
import { readBig } from './read-big.ts';
import type { ZipEntry } from './zip-entry.ts';
import { CENTRAL_HEADER, ZIP64_EXTRA, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';

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
  const nameEnd = at + CENTRAL_HEADER.size + file.readUInt16LE(at + 28);
  const rawName = file.subarray(at + CENTRAL_HEADER.size, nameEnd);
  const long = zip64Fields(file.subarray(nameEnd, Math.min(next, nameEnd + file.readUInt16LE(at + 30))));
  const take = (field: number, sentinel: number): number => (field === sentinel ? long() : field);
  const size = take(file.readUInt32LE(at + 24), ZIP64_LONG);
  const compressedSize = take(file.readUInt32LE(at + 20), ZIP64_LONG);
  const offset = take(file.readUInt32LE(at + 42), ZIP64_LONG);
  const disk = file.readUInt16LE(at + 34);
  if (disk !== 0 && disk !== ZIP64_SHORT) throw corrupt('names another disk');
  return {
    part: partName(rawName),
    rawName,
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    compressedSize,
    size,
    offset,
  };
}

/** Reads the 64-bit fields of an extra block one after the other; they stand there only for fields that need them. */
function zip64Fields(extra: Buffer): () => number {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== ZIP64_EXTRA) at += 4 + extra.readUInt16LE(at + 2);
  const end = at + 4 <= extra.length ? Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2)) : 0;
  at += 4;
  return () => {
    if (at + 8 > end) throw corrupt('lacks a ZIP64 field that it announces');
    at += 8;
    return readBig(extra, at - 8);
  };
}

/** Names that are not UTF-8 are read byte by byte, so that two different ones never become the same. */
function partName(rawName: Buffer): string {
  const name = rawName.toString(isUtf8(rawName) ? 'utf8' : 'latin1');
  return `/${name.replaceAll('\\', '/').replace(/^\/+/, '')}`;
}

function corrupt(what: string): PackageRefused {
  return new PackageRefused('file_corrupt', `The directory of the archive ${what}.`);
}

function tooMany(maxEntries: number): PackageRefused {
  return new PackageRefused('archive_too_large', `The archive holds more than ${maxEntries} entries.`);
}

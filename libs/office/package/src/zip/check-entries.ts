import { PackageRefused } from '../package-refused.ts';
import { locateData } from './locate-data.ts';
import type { ZipEntry } from './zip-entry.ts';
import { DEFLATED, FLAG_ENCRYPTED, STORED } from './zip-format.ts';

/**
 * Checks every entry, and that no two overlap, without inflating anything.
 * @throws PackageRefused `file_corrupt` for impossible names, encryption, unknown methods and overlaps
 */
export function checkEntries(file: Buffer, entries: readonly ZipEntry[], directoryStart: number): void {
  entries.forEach(checkEntry);
  checkOverlaps(file, entries, directoryStart);
}

const STEP_UP = /\/\.\.(?:\/|$)/;

function checkEntry(entry: ZipEntry): void {
  if (entry.part.includes('\0') || STEP_UP.test(entry.part)) throw corrupt('holds an impossible name');
  if ((entry.flags & FLAG_ENCRYPTED) !== 0) throw corrupt('holds an encrypted entry');
  if (entry.method !== STORED && entry.method !== DEFLATED) throw corrupt('uses an unknown compression method');
}

function checkOverlaps(file: Buffer, entries: readonly ZipEntry[], directoryStart: number): void {
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (entry.offset < free) throw corrupt('holds entries that overlap');
    free = locateData(file, entry).end;
  }
  if (free > directoryStart) throw corrupt('holds an entry that runs into its directory');
}

function corrupt(what: string): PackageRefused {
  return new PackageRefused('file_corrupt', `The archive ${what}.`);
}

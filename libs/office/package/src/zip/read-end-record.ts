import { PackageRefused } from '../package-refused.ts';
import { readBig } from './read-big.ts';
import { END_RECORD, ZIP64_END_RECORD, ZIP64_LOCATOR, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';

const MAX_COMMENT = 0xffff;
/** Bytes of line breaks behind the archive that are accepted: five of the honest documents that were measured end in a line feed. */
const MAX_PADDING = 2;
const LINE_BREAKS = /^[\r\n]{1,2}$/;

/** The offsets of the central directory, the end exclusive, and the number of entries that it claims to hold. */
export interface EndRecord {
  readonly count: number;
  readonly directoryStart: number;
  readonly directoryEnd: number;
  /** The offset of the record itself. */
  readonly at: number;
  /** The offsets of the end record of ZIP64 and of its locator; undefined where there are none. */
  readonly zip64: { readonly at: number; readonly locator: number } | undefined;
}

/**
 * Finds the end record (APPNOTE 4.3.16): the last one whose comment reaches to the end of the file, apart from line breaks that a
 * transfer has added.
 * @throws PackageRefused `file_corrupt` when there is none, or when it contradicts the end record of ZIP64
 */
export function readEndRecord(file: Buffer): EndRecord {
  const at = findEndRecord(file);
  if (at === undefined)
    throw new PackageRefused('file_corrupt', 'The archive has no end: the file is cut short or damaged.');
  const disk = file.readUInt16LE(at + 4);
  const directoryDisk = file.readUInt16LE(at + 6);
  const short = {
    countHere: file.readUInt16LE(at + 8),
    count: file.readUInt16LE(at + 10),
    size: file.readUInt32LE(at + 12),
    start: file.readUInt32LE(at + 16),
  };
  const long = readZip64(file, at);
  const { countHere, count, size, start } = long ?? short;
  const agrees =
    long === undefined ||
    (sameUnless(short.countHere, ZIP64_SHORT, long.countHere) &&
      sameUnless(short.count, ZIP64_SHORT, long.count) &&
      sameUnless(short.size, ZIP64_LONG, long.size) &&
      sameUnless(short.start, ZIP64_LONG, long.start));
  const oneDisk = (disk === 0 || disk === ZIP64_SHORT) && (directoryDisk === 0 || directoryDisk === ZIP64_SHORT);
  if (!agrees || !oneDisk || countHere !== count || start + size > at) {
    throw new PackageRefused('file_corrupt', 'The end of the archive contradicts the rest of the file.');
  }
  return { count, directoryStart: start, directoryEnd: start + size, at, zip64: long?.zip64 };
}

function findEndRecord(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_RECORD.size - MAX_COMMENT);
  for (let at = file.length - END_RECORD.size; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === END_RECORD.signature && reachesEnd(file, at)) return at;
  }
  return undefined;
}

function reachesEnd(file: Buffer, at: number): boolean {
  const end = at + END_RECORD.size + file.readUInt16LE(at + 20);
  return (
    end === file.length || (end < file.length && LINE_BREAKS.test(file.toString('latin1', end, end + MAX_PADDING + 1)))
  );
}

function readZip64(file: Buffer, end: number) {
  const locator = end - ZIP64_LOCATOR.size;
  if (locator < 0 || file.readUInt32LE(locator) !== ZIP64_LOCATOR.signature) return undefined;
  const at = readBig(file, locator + 8);
  const inside = at + ZIP64_END_RECORD.size <= locator;
  if (!inside || file.readUInt32LE(at) !== ZIP64_END_RECORD.signature || file.readUInt32LE(locator + 16) > 1) {
    throw new PackageRefused('file_corrupt', 'The ZIP64 end of the archive is damaged.');
  }
  return {
    zip64: { at, locator },
    countHere: readBig(file, at + 24),
    count: readBig(file, at + 32),
    size: readBig(file, at + 40),
    start: readBig(file, at + 48),
  };
}

function sameUnless(short: number, sentinel: number, long: number): boolean {
  return short === sentinel || short === long;
}

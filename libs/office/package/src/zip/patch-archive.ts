import { crc32 } from 'node:zlib';
import { checkSignature } from '../check-signature.ts';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { unescaped } from '../part-names.ts';
import { type ByteEdit, spliceBytes } from '../splice-bytes.ts';
import { locateData } from './locate-data.ts';
import { locateDescriptor } from './locate-descriptor.ts';
import { type PackedData, packData } from './packed-data.ts';
import { patchDescriptor, patchDirectoryHeader, patchLocalHeader } from './patch-headers.ts';
import { type EndRecord, readEndRecord } from './read-end-record.ts';
import { ZipArchive } from './zip-archive.ts';
import type { ZipEntry } from './zip-entry.ts';
import { FLAG_DATA_DESCRIPTOR, STORED, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';

/**
 * Returns a copy of an archive in which the data of some entries is replaced and other entries are removed, by their part names. Everything
 * else stays as it is, byte for byte and in the same order: headers, extra fields, comments, data descriptors, and bytes that belong to no
 * entry. Only sizes, checksums, counts and offsets follow. A replaced entry is stored or deflated as it was.
 * @throws PackageRefused when the archive is refused, or would have 4 GiB; RangeError for a name that no entry has, or that is given twice
 */
export function patchArchive(
  bytes: Uint8Array,
  replacements: ReadonlyMap<string, Uint8Array>,
  removals: Iterable<string> = [],
): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkSignature(file);
  const archive = ZipArchive.open(file, DEFAULT_LIMITS);
  const changes = changesOf(archive, replacements, removals);
  const patched = Buffer.from(file);
  const edits: ByteEdit[] = [];
  let growth = 0;
  for (const entry of archive.entries.toSorted((one, other) => one.offset - other.offset)) {
    const data = changes.get(entry);
    const { start, end } = locateData(file, entry);
    if (data === 'removed') {
      const gone = { start: entry.offset, end: endOfEntry(file, end, entry), bytes: NOTHING };
      edits.push(gone, { start: entry.header, end: endOfHeader(file, entry), bytes: NOTHING });
      growth -= gone.end - gone.start;
      continue;
    }
    patchDirectoryHeader(patched, entry, { offset: entry.offset + growth, data });
    if (data === undefined) continue;
    patchLocalHeader(patched, entry, data);
    patchDescriptor(patched, end, entry, data);
    edits.push({ start, end, bytes: data.data });
    growth += data.data.length - entry.compressedSize;
  }
  if (file.length + growth >= ZIP64_LONG) throw new PackageRefused('file_too_large', 'The archive would be too large.');
  const count = archive.entries.length - [...changes.values()].filter((change) => change === 'removed').length;
  patchEnd(patched, readEndRecord(file), { count, moved: (offset) => offset + growthBefore(offset, edits) });
  return spliceBytes(patched, edits);
}

const NOTHING = new Uint8Array();

/** What becomes of an entry: other data, or nothing. */
type EntryChange = PackedData | 'removed';

function changesOf(
  archive: ZipArchive,
  replacements: ReadonlyMap<string, Uint8Array>,
  removals: Iterable<string>,
): Map<ZipEntry, EntryChange> {
  const changes = new Map<ZipEntry, EntryChange>();
  const set = (part: string, change: (entry: ZipEntry) => EntryChange): void => {
    const entry = archive.find(part) ?? archive.find(unescaped(part));
    if (entry === undefined) throw new RangeError(`The archive has no part ${part}.`);
    if (changes.has(entry)) throw new RangeError(`The part ${part} is changed twice.`);
    changes.set(entry, change(entry));
  };
  for (const [part, bytes] of replacements)
    set(part, ({ method }) => (method === STORED ? stored(bytes) : packData(bytes)));
  for (const part of removals) set(part, () => 'removed');
  return changes;
}

function stored(bytes: Uint8Array): PackedData {
  return { method: STORED, crc: crc32(bytes), size: bytes.length, data: bytes };
}

function growthBefore(offset: number, edits: readonly ByteEdit[]): number {
  return edits.reduce((sum, { start, end, bytes }) => (start < offset ? sum + bytes.length - (end - start) : sum), 0);
}

/** The exclusive end of an entry in front of the directory: its data descriptor, where it has one, or else its data. */
function endOfEntry(file: Buffer, dataEnd: number, entry: ZipEntry): number {
  const isDescribed = (file.readUInt16LE(entry.offset + 6) & FLAG_DATA_DESCRIPTOR) !== 0;
  const place = isDescribed ? locateDescriptor(file, dataEnd, entry) : undefined;
  if (place === undefined) return dataEnd;
  return place.at + (place.isLong ? 20 : 12);
}

/** The exclusive end of the header of an entry in the directory, with extra fields and comment. */
function endOfHeader(file: Buffer, { header, nameEnd }: ZipEntry): number {
  return nameEnd + file.readUInt16LE(header + 30) + file.readUInt16LE(header + 32);
}

interface EndChange {
  /** The number of entries. */
  readonly count: number;
  readonly moved: (offset: number) => number;
}

function patchEnd(
  file: Buffer,
  { at, zip64, directoryStart, directoryEnd }: EndRecord,
  { count, moved }: EndChange,
): void {
  const start = moved(directoryStart);
  const size = moved(directoryEnd) - start;
  for (const field of [at + 8, at + 10]) if (file.readUInt16LE(field) !== ZIP64_SHORT) file.writeUInt16LE(count, field);
  if (file.readUInt32LE(at + 12) !== ZIP64_LONG) file.writeUInt32LE(size, at + 12);
  if (file.readUInt32LE(at + 16) !== ZIP64_LONG) file.writeUInt32LE(start, at + 16);
  if (zip64 === undefined) return;
  for (const [field, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, start],
  ] as const)
    file.writeBigUInt64LE(BigInt(value), zip64.at + field);
  file.writeBigUInt64LE(BigInt(moved(zip64.at)), zip64.locator + 8);
}

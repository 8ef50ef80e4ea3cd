import { crc32 } from 'node:zlib';
import { checkSignature } from '../check-signature.ts';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { unescaped } from '../part-names.ts';
import { type ByteEdit, spliceBytes } from '../splice-bytes.ts';
import { locateData } from './locate-data.ts';
import { type PackedData, packData } from './packed-data.ts';
import { patchDescriptor, patchDirectoryHeader, patchLocalHeader } from './patch-headers.ts';
import { type EndRecord, readEndRecord } from './read-end-record.ts';
import { ZipArchive } from './zip-archive.ts';
import type { ZipEntry } from './zip-entry.ts';
import { STORED, ZIP64_LONG } from './zip-format.ts';

/**
 * Returns a copy of an archive in which the data of some entries is replaced, by their part names. Everything else stays as it is, byte
 * for byte and in the same order: headers, extra fields, comments, data descriptors, and bytes that belong to no entry. Only sizes,
 * checksums and offsets follow. A replaced entry is stored or deflated as it was.
 * @throws PackageRefused when the archive is refused, or would have 4 GiB; RangeError for a name that no entry has
 */
export function patchArchive(bytes: Uint8Array, replacements: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkSignature(file);
  const archive = ZipArchive.open(file, DEFAULT_LIMITS);
  const packed = packAll(archive, replacements);
  const patched = Buffer.from(file);
  const edits: ByteEdit[] = [];
  let growth = 0;
  for (const entry of archive.entries.toSorted((one, other) => one.offset - other.offset)) {
    const data = packed.get(entry);
    patchDirectoryHeader(patched, entry, { offset: entry.offset + growth, data });
    if (data === undefined) continue;
    const { start, end } = locateData(file, entry);
    patchLocalHeader(patched, entry, data);
    patchDescriptor(patched, end, entry, data);
    edits.push({ start, end, bytes: data.data });
    growth += data.data.length - entry.compressedSize;
  }
  if (file.length + growth >= ZIP64_LONG) throw new PackageRefused('file_too_large', 'The archive would be too large.');
  patchEnd(patched, readEndRecord(file), (offset) => offset + growthBefore(offset, edits));
  return spliceBytes(patched, edits);
}

function packAll(archive: ZipArchive, replacements: ReadonlyMap<string, Uint8Array>): Map<ZipEntry, PackedData> {
  const packed = new Map<ZipEntry, PackedData>();
  for (const [part, bytes] of replacements) {
    const entry = archive.find(part) ?? archive.find(unescaped(part));
    if (entry === undefined) throw new RangeError(`The archive has no part ${part}.`);
    if (packed.has(entry)) throw new RangeError(`The part ${part} is replaced twice.`);
    packed.set(entry, entry.method === STORED ? stored(bytes) : packData(bytes));
  }
  return packed;
}

function stored(bytes: Uint8Array): PackedData {
  return { method: STORED, crc: crc32(bytes), size: bytes.length, data: bytes };
}

function growthBefore(offset: number, edits: readonly ByteEdit[]): number {
  return edits.reduce((sum, { start, end, bytes }) => (start < offset ? sum + bytes.length - (end - start) : sum), 0);
}

function patchEnd(file: Buffer, { at, zip64, directoryStart }: EndRecord, moved: (offset: number) => number): void {
  if (file.readUInt32LE(at + 16) !== ZIP64_LONG) file.writeUInt32LE(moved(directoryStart), at + 16);
  if (zip64 === undefined) return;
  file.writeBigUInt64LE(BigInt(moved(directoryStart)), zip64.at + 48);
  file.writeBigUInt64LE(BigInt(moved(zip64.at)), zip64.locator + 8);
}

import { isSame } from '../is-same.ts';
import { PackageRefused } from '../package-refused.ts';
import { locateDescriptor } from './locate-descriptor.ts';
import type { ZipEntry } from './zip-entry.ts';
import { DATA_DESCRIPTOR, FLAG_DATA_DESCRIPTOR, LOCAL_HEADER, STORED, ZIP64_LONG } from './zip-format.ts';

/**
 * The offsets in the file at which the data of an entry starts and ends; the end is exclusive.
 * @throws PackageRefused `file_corrupt` when the local header or the data descriptor disagrees with the directory
 */
export function locateData(file: Buffer, entry: ZipEntry): { start: number; end: number } {
  const at = entry.offset;
  const nameStart = at + LOCAL_HEADER.size;
  if (nameStart > file.length || file.readUInt32LE(at) !== LOCAL_HEADER.signature)
    throw corrupt(entry, 'has no header');
  const nameEnd = nameStart + file.readUInt16LE(at + 26);
  const start = nameEnd + file.readUInt16LE(at + 28);
  const end = start + entry.compressedSize;
  if (end > file.length) throw corrupt(entry, 'runs past the end of the file');
  const described = (file.readUInt16LE(at + 6) & FLAG_DATA_DESCRIPTOR) !== 0;
  const agrees =
    isSameName(file, nameStart, nameEnd, entry) &&
    file.readUInt16LE(at + 8) === entry.method &&
    (entry.method !== STORED || entry.compressedSize === entry.size) &&
    (described ? descriptorAgrees(file, end, entry) : sizesAgree(file, at, entry));
  if (!agrees) throw corrupt(entry, 'is described in two ways that disagree');
  return { start, end };
}

function isSameName(file: Buffer, start: number, end: number, entry: ZipEntry): boolean {
  const length = entry.nameEnd - entry.nameStart;
  return end - start === length && isSame(file, start, file, entry.nameStart, length);
}

function sizesAgree(file: Buffer, at: number, entry: ZipEntry): boolean {
  const compressedSize = file.readUInt32LE(at + 18);
  const size = file.readUInt32LE(at + 22);
  const viaZip64 = compressedSize === ZIP64_LONG || size === ZIP64_LONG;
  return viaZip64 || (compressedSize === entry.compressedSize && size === entry.size);
}

/**
 * A descriptor with a signature and the CRC-32 of the entry repeats its sizes. The signature is optional (APPNOTE 4.3.9.3), and some
 * programs announce a descriptor that they never write.
 */
function descriptorAgrees(file: Buffer, at: number, entry: ZipEntry): boolean {
  const signed = at + 4 + DATA_DESCRIPTOR.size <= file.length && file.readUInt32LE(at) === DATA_DESCRIPTOR.signature;
  if (!signed || file.readUInt32LE(at + 4) !== entry.crc) return !signed;
  return locateDescriptor(file, at, entry) !== undefined;
}

function corrupt(entry: ZipEntry, what: string): PackageRefused {
  return new PackageRefused('file_corrupt', `An entry of the archive ${what}.`, entry.part);
}

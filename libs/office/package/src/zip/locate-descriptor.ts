import type { ZipEntry } from './zip-entry.ts';
import { DATA_DESCRIPTOR } from './zip-format.ts';

/** Where the fields of a data descriptor stand. */
export interface DescriptorPlace {
  /** The offset of the CRC-32, which both sizes follow. */
  readonly at: number;
  /** The sizes have 64 bits instead of 32. */
  readonly isLong: boolean;
}

/**
 * The data descriptor behind the data of an entry, with its signature or without (APPNOTE 4.3.9); undefined when nothing there repeats
 * what the directory says, since some programs announce a descriptor that they never write.
 * @param end the exclusive end offset of the data
 */
export function locateDescriptor(file: Buffer, end: number, entry: ZipEntry): DescriptorPlace | undefined {
  const isSigned = end + 4 <= file.length && file.readUInt32LE(end) === DATA_DESCRIPTOR.signature;
  const places = isSigned ? [end + 4, end] : [end];
  for (const at of places) {
    if (at + DATA_DESCRIPTOR.size > file.length || file.readUInt32LE(at) !== entry.crc) continue;
    if (hasLongSizes(file, at + 4, entry)) return { at, isLong: true };
    const isShort = file.readUInt32LE(at + 4) === entry.compressedSize && file.readUInt32LE(at + 8) === entry.size;
    if (isShort) return { at, isLong: false };
  }
  return undefined;
}

function hasLongSizes(file: Buffer, at: number, { compressedSize, size }: ZipEntry): boolean {
  if (at + 16 > file.length) return false;
  return file.readBigUInt64LE(at) === BigInt(compressedSize) && file.readBigUInt64LE(at + 8) === BigInt(size);
}

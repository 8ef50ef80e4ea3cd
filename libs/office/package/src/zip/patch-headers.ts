import { locateDescriptor } from './locate-descriptor.ts';
import type { PackedData } from './packed-data.ts';
import type { ZipEntry } from './zip-entry.ts';
import { FLAG_DATA_DESCRIPTOR, LOCAL_HEADER, ZIP64_LONG } from './zip-format.ts';
import { zip64Fields } from './zip64-fields.ts';

/** What the directory says of an entry from now on: its offset, and its data where that is replaced. */
export interface DirectoryChange {
  readonly offset: number;
  readonly data: PackedData | undefined;
}

/** Writes an offset, and the sizes and checksum of new data, in the places where the header in the directory has them. */
export function patchDirectoryHeader(file: Buffer, entry: ZipEntry, { offset, data }: DirectoryChange): void {
  const { header, nameEnd } = entry;
  const long = zip64Fields(file, nameEnd, nameEnd + file.readUInt16LE(header + 30));
  const write = sizeWriter(file, long);
  write(header + 24, data?.size ?? entry.size);
  write(header + 20, data?.data.length ?? entry.compressedSize);
  write(header + 42, offset);
  if (data !== undefined) file.writeUInt32LE(data.crc, header + 16);
}

/** Writes the sizes and the checksum of new data to a local header. Fields that are left to the data descriptor stay 0. */
export function patchLocalHeader(file: Buffer, entry: ZipEntry, { crc, size, data }: PackedData): void {
  const at = entry.offset;
  const isDescribed = (file.readUInt16LE(at + 6) & FLAG_DATA_DESCRIPTOR) !== 0;
  const extraStart = at + LOCAL_HEADER.size + file.readUInt16LE(at + 26);
  const long = zip64Fields(file, extraStart, extraStart + file.readUInt16LE(at + 28));
  const write = sizeWriter(file, long);
  const isLeft = (field: number): boolean => isDescribed && file.readUInt32LE(field) === 0;
  if (!isLeft(at + 22)) write(at + 22, size);
  if (!isLeft(at + 18)) write(at + 18, data.length);
  if (!isLeft(at + 14)) file.writeUInt32LE(crc, at + 14);
}

/** Writes the sizes and the checksum of new data to the data descriptor, where there is one. @param end behind the replaced data */
export function patchDescriptor(file: Buffer, end: number, entry: ZipEntry, { crc, size, data }: PackedData): void {
  const isDescribed = (file.readUInt16LE(entry.offset + 6) & FLAG_DATA_DESCRIPTOR) !== 0;
  const place = isDescribed ? locateDescriptor(file, end, entry) : undefined;
  if (place === undefined) return;
  file.writeUInt32LE(crc, place.at);
  if (place.isLong) {
    file.writeBigUInt64LE(BigInt(data.length), place.at + 4);
    file.writeBigUInt64LE(BigInt(size), place.at + 12);
  } else {
    file.writeUInt32LE(data.length, place.at + 4);
    file.writeUInt32LE(size, place.at + 8);
  }
}

/** Returns a function that writes a value to a field of 32 bits, or to the ZIP64 field that stands for it. */
function sizeWriter(file: Buffer, long: () => number | undefined): (at: number, value: number) => void {
  return (at, value) => {
    if (file.readUInt32LE(at) !== ZIP64_LONG) file.writeUInt32LE(value, at);
    else {
      const place = long();
      if (place !== undefined) file.writeBigUInt64LE(BigInt(value), place);
    }
  };
}

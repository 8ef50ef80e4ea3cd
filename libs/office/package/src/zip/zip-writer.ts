import { PackageRefused } from '../package-refused.ts';
import type { PackedData } from './packed-data.ts';
import { CENTRAL_HEADER, END_RECORD, FLAG_UTF8, LOCAL_HEADER, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';

const VERSION = 20;
/** 1 January 1980, the first day of the format: with a constant date, the same entries always give the same bytes. */
const DOS_DATE = 0x0021;

interface NewEntry {
  readonly name: Buffer;
  readonly packed: PackedData;
  readonly offset: number;
}

/**
 * Writes an archive. Headers depend on nothing but the name and the data of an entry: there are no extra fields, no data descriptors and
 * no dates. It knows no ZIP64, so it holds fewer than 65,535 entries and 4 GiB.
 */
export class ZipWriter {
  private readonly entries: NewEntry[] = [];
  /** The size of all local headers and data so far. */
  private offset = 0;
  private directorySize = 0;

  /** @throws PackageRefused `file_too_large` */
  add(name: string, packed: PackedData): void {
    const raw = Buffer.from(name);
    this.entries.push({ name: raw, packed, offset: this.offset });
    this.offset += LOCAL_HEADER.size + raw.length + packed.data.length;
    this.directorySize += CENTRAL_HEADER.size + raw.length;
    if (this.offset + this.directorySize >= ZIP64_LONG || this.entries.length >= ZIP64_SHORT) {
      throw new PackageRefused('file_too_large', 'The archive would be too large.');
    }
  }

  /** The whole archive, which is written into one buffer. Only what is not data is filled with zeros before. */
  bytes(): Uint8Array {
    const { entries, offset, directorySize } = this;
    const file = Buffer.allocUnsafeSlow(offset + directorySize + END_RECORD.size);
    file.fill(0, offset);
    let header = offset;
    for (const entry of entries) {
      writeEntry(file, entry);
      writeHeader(file, header, entry);
      header += CENTRAL_HEADER.size + entry.name.length;
    }
    file.writeUInt32LE(END_RECORD.signature, header);
    file.writeUInt16LE(entries.length, header + 8);
    file.writeUInt16LE(entries.length, header + 10);
    file.writeUInt32LE(directorySize, header + 12);
    file.writeUInt32LE(offset, header + 16);
    return file;
  }
}

function writeEntry(file: Buffer, { name, packed, offset }: NewEntry): void {
  file.fill(0, offset, offset + LOCAL_HEADER.size);
  file.writeUInt32LE(LOCAL_HEADER.signature, offset);
  writeSharedFields(file, offset + 4, name, packed);
  name.copy(file, offset + LOCAL_HEADER.size);
  file.set(packed.data, offset + LOCAL_HEADER.size + name.length);
}

function writeHeader(file: Buffer, at: number, { name, packed, offset }: NewEntry): void {
  file.writeUInt32LE(CENTRAL_HEADER.signature, at);
  file.writeUInt16LE(VERSION, at + 4);
  writeSharedFields(file, at + 6, name, packed);
  file.writeUInt32LE(offset, at + 42);
  name.copy(file, at + CENTRAL_HEADER.size);
}

/** The fields that both headers of an entry share: from the version to the length of the name (APPNOTE 4.3.7 and 4.3.12). */
function writeSharedFields(file: Buffer, at: number, name: Buffer, { method, crc, size, data }: PackedData): void {
  file.writeUInt16LE(VERSION, at);
  file.writeUInt16LE(FLAG_UTF8, at + 2);
  file.writeUInt16LE(method, at + 4);
  file.writeUInt16LE(DOS_DATE, at + 8);
  file.writeUInt32LE(crc, at + 10);
  file.writeUInt32LE(data.length, at + 14);
  file.writeUInt32LE(size, at + 18);
  file.writeUInt16LE(name.length, at + 22);
}

import { PackageRefused } from '../package-refused.ts';
import type { PackedData } from './packed-data.ts';
import { CENTRAL_HEADER, END_RECORD, FLAG_UTF8, LOCAL_HEADER, ZIP64_LONG, ZIP64_SHORT } from './zip-format.ts';

const VERSION = 20;
/** 1 January 1980, the first day of the format: with a constant date, the same entries always give the same bytes. */
const DOS_DATE = 0x0021;

/**
 * Writes an archive entry by entry. Headers depend on nothing but the name and the data of an entry: there are no extra fields, no data
 * descriptors and no dates. It knows no ZIP64, so it holds fewer than 65,535 entries and 4 GiB.
 */
export class ZipWriter {
  private readonly local: Uint8Array[] = [];
  private readonly central: Uint8Array[] = [];
  private offset = 0;

  /** @throws PackageRefused `file_too_large` */
  add(name: string, packed: PackedData): void {
    const rawName = Buffer.from(name);
    const shared = sharedFields(packed, rawName.length);
    this.central.push(centralHeader(shared, this.offset), rawName);
    this.local.push(localHeader(shared), rawName, packed.data);
    this.offset += LOCAL_HEADER.size + rawName.length + packed.data.length;
    if (this.offset >= ZIP64_LONG || this.central.length / 2 >= ZIP64_SHORT) {
      throw new PackageRefused('file_too_large', 'The archive would be too large.');
    }
  }

  /** The whole archive. */
  bytes(): Uint8Array {
    const directory = Buffer.concat(this.central);
    const end = endRecord(this.central.length / 2, directory.length, this.offset);
    return Buffer.concat([...this.local, directory, end]);
  }
}

/** The 26 bytes that both headers of an entry share: from the version to the length of the extra field (APPNOTE 4.3.7 and 4.3.12). */
function sharedFields({ method, crc, size, data }: PackedData, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAG_UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function localHeader(shared: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER.size);
  header.writeUInt32LE(LOCAL_HEADER.signature, 0);
  shared.copy(header, 4);
  return header;
}

function centralHeader(shared: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER.size);
  header.writeUInt32LE(CENTRAL_HEADER.signature, 0);
  header.writeUInt16LE(VERSION, 4);
  shared.copy(header, 6);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endRecord(count: number, directorySize: number, directoryStart: number): Buffer {
  const record = Buffer.alloc(END_RECORD.size);
  record.writeUInt32LE(END_RECORD.signature, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directorySize, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}

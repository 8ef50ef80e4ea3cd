import { crc32, deflateRawSync } from 'node:zlib';
import { CENTRAL_HEADER, DEFLATED, END_RECORD, FLAG_UTF8, LOCAL_HEADER } from './zip-format.ts';

const VERSION = 20;
/** 1 January 1980, the first day of the format: with a constant date, the same entries always give the same bytes. */
const DOS_DATE = 0x0021;

/** One entry to write. */
export interface ZipInput {
  readonly name: string;
  /** Text is written as UTF-8. */
  readonly data: Uint8Array | string;
}

/** Writes an archive of deflated entries in the given order. It knows no ZIP64, so it holds fewer than 65,536 entries and 4 GiB. */
export function writeZip(entries: Iterable<ZipInput>): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const rawName = Buffer.from(name);
    const plain = typeof data === 'string' ? Buffer.from(data) : data;
    const packed = deflateRawSync(plain, { level: 9 });
    const shared = sharedFields(crc32(plain), packed.length, plain.length, rawName.length);
    central.push(centralHeader(shared, offset), rawName);
    local.push(localHeader(shared), rawName, packed);
    offset += LOCAL_HEADER.size + rawName.length + packed.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endRecord(central.length / 2, directory.length, offset)]);
}

/** The 26 bytes that both headers of an entry share: from the version to the length of the extra field (APPNOTE 4.3.7 and 4.3.12). */
function sharedFields(crc: number, packed: number, plain: number, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAG_UTF8, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(plain, 18);
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

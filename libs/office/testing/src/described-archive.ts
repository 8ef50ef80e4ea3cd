import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipInput } from '@livery/office-package';

/** Bit 3: the sizes and the CRC-32 follow the data (APPNOTE 4.4.4). */
const DESCRIBED = 8;
const DEFLATED = 8;
const ELSEWHERE = 0xffffffff;
const VERSION = 45;

/**
 * An archive as streaming programs write it: the sizes of every entry are in a data descriptor behind it, and in the directory
 * in ZIP64 fields, as all offsets and counts are (APPNOTE 4.3.9, 4.3.14, 4.5.3).
 */
export function describedArchive(entries: Iterable<ZipInput>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const [plain, title] = [Buffer.from(data), Buffer.from(name)];
    const packed = deflateRawSync(plain);
    const common = numbers([2, VERSION], [2, DESCRIBED], [2, DEFLATED], [4, 0]);
    const crc = crc32(plain);
    const header = [numbers([4, 0x04034b50]), common, Buffer.alloc(12), numbers([2, title.length], [2, 0]), title];
    const descriptor = numbers([4, 0x08074b50], [4, crc], [8, packed.length], [8, plain.length]);
    const long = numbers([2, 1], [2, 24], [8, plain.length], [8, packed.length], [8, offset]);
    const sizes = numbers([4, crc], [4, ELSEWHERE], [4, ELSEWHERE], [2, title.length], [2, long.length]);
    central.push(numbers([4, 0x02014b50], [2, VERSION]), common, sizes, Buffer.alloc(10), numbers([4, ELSEWHERE]));
    central.push(title, long);
    const entry = Buffer.concat([...header, packed, descriptor]);
    local.push(entry);
    offset += entry.length;
  }
  return Buffer.concat([...local, ...central, endOf(local.length, Buffer.concat(central).length, offset)]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const record = numbers([4, 0x06064b50], [8, 44], [2, VERSION], [2, VERSION], [8, 0], [8, count], [8, count]);
  const locator = numbers([8, size], [8, offset], [4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
  const end = numbers([4, 0x06054b50], [4, 0], [2, 0xffff], [2, 0xffff], [4, ELSEWHERE], [4, ELSEWHERE], [2, 0]);
  return Buffer.concat([record, locator, end]);
}

/** Numbers in little-endian order: pairs of a width in bytes and a value. */
function numbers(...fields: readonly (readonly [width: 2 | 4 | 8, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      if (width === 8) bytes.writeBigUInt64LE(BigInt(value));
      else bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

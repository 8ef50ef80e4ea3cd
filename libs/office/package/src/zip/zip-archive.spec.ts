import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS, type PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { writeZip } from './write-zip.ts';
import { ZipArchive } from './zip-archive.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

const archive = (...names: string[]): Buffer => Buffer.from(writeZip(names.map((name) => ({ name, data: text }))));

/** Offset of the nth header with a signature. */
function header(file: Buffer, signature: number, nth = 0): number {
  const needle = Buffer.alloc(4);
  needle.writeUInt32LE(signature);
  let at = file.indexOf(needle);
  for (let count = 0; count < nth; count += 1) at = file.indexOf(needle, at + 4);
  return at;
}

/** Writes a field of two bytes, or of four. */
function patch(file: Buffer, at: number, value: number, bytes: 2 | 4 = 2): Buffer {
  file.writeUIntLE(value, at, bytes);
  return file;
}

/** Puts bytes in front of the end record and keeps its offsets. */
function beforeEnd(file: Buffer, inserted: Buffer): Buffer {
  const end = header(file, END);
  return Buffer.concat([file.subarray(0, end), inserted, file.subarray(end)]);
}

function zip64(file: Buffer, count: number): Buffer {
  const end = header(file, END);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(file.readUInt32LE(end + 12)), 40);
  record.writeBigUInt64LE(BigInt(file.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  return beforeEnd(file, Buffer.concat([record, locator]));
}

/** What becomes of an archive all of whose entries are read: the code of the refusal, or the texts. */
function outcome(file: Uint8Array, names: readonly string[] = ['a.xml'], limits: Partial<PackageLimits> = {}) {
  try {
    const opened = ZipArchive.open(Buffer.from(file), { ...DEFAULT_LIMITS, ...limits });
    return names.map((name) => {
      const entry = opened.find(`/${name}`);
      return entry === undefined ? undefined : opened.read(entry).toString();
    });
  } catch (error) {
    if (error instanceof PackageRefused) return error.code;
    throw error;
  }
}

describe('an archive that is in order', () => {
  it('gives back what was written, without regard to the case of names', () => {
    expect(outcome(archive('a.xml', 'b/c.xml'), ['A.XML', 'b/C.xml', 'absent.xml'])).toEqual([text, text, undefined]);
  });

  it('may carry a comment of 64 kB full of signatures of an end record', () => {
    const comment = Buffer.from('PK\x05\x06'.repeat(16_383));
    const file = archive('a.xml');
    expect(outcome(Buffer.concat([patch(file, file.length - 2, comment.length), comment]))).toEqual([text]);
  });

  it('may be followed by a line feed that a transfer has added', () => {
    expect(outcome(Buffer.concat([archive('a.xml'), Buffer.from('\n')]))).toEqual([text]);
  });

  it('may begin behind other bytes, if its offsets include them', () => {
    const file = archive('a.xml');
    patch(file, header(file, CENTRAL) + 42, 5, 4);
    patch(file, header(file, END) + 16, file.readUInt32LE(header(file, END) + 16) + 5, 4);
    expect(outcome(Buffer.concat([Buffer.from('PK..\n'), file]))).toEqual([text]);
  });

  it('may have its counts in ZIP64 as well', () => {
    const file = zip64(archive('a.xml'), 1);
    expect(outcome(patch(patch(file, file.length - 14, 0xffff), file.length - 12, 0xffff))).toEqual([text]);
  });

  it.each(['/etc/x.xml', 'C:\\x.xml', 'ppt\\x.xml'])('may hold the odd name %s', (name) => {
    expect(outcome(archive('a.xml', name))).toEqual([text]);
  });

  it('may hold a name that is not UTF-8', () => {
    const file = archive('a.xml', 'xx.xml');
    for (const signature of [LOCAL, CENTRAL]) {
      patch(file, header(file, signature, 1) + (signature === LOCAL ? 30 : 46), 0xfeff);
    }
    expect(outcome(file)).toEqual([text]);
  });
});

describe('an archive that is damaged', () => {
  it.each([0.1, 0.5, 0.9, 0.99])('is refused when only the first %d of it arrived', (share) => {
    const file = archive('a.xml', 'b.xml');
    expect(outcome(file.subarray(0, Math.floor(file.length * share)))).toBe('file_corrupt');
  });

  it('is refused when its directory lies outside of the file, or is damaged', () => {
    const file = archive('a.xml');
    const end = header(file, END);
    expect(outcome(patch(Buffer.from(file), end + 16, 0x7fffffff, 4))).toBe('file_corrupt');
    expect(outcome(patch(Buffer.from(file), end + 16, 0, 4))).toBe('file_corrupt');
    expect(outcome(patch(Buffer.from(file), header(file, CENTRAL), 0, 4))).toBe('file_corrupt');
  });

  it('is refused when it is spread over several disks', () => {
    const file = archive('a.xml');
    expect(outcome(patch(file, header(file, END) + 4, 1))).toBe('file_corrupt');
  });

  it('is refused when its number of entries is wrong', () => {
    const file = archive('a.xml');
    const end = header(file, END);
    expect(outcome(patch(patch(file, end + 8, 2), end + 10, 2))).toBe('file_corrupt');
  });

  it('is refused when ZIP64 contradicts the end record', () => {
    expect(outcome(zip64(archive('a.xml'), 2))).toBe('file_corrupt');
  });

  it.each([
    ['the same name twice', ['a.xml', 'a.xml']],
    ['names that differ in case only', ['a.xml', 'A.XML']],
    ['names that are the same once they are normalised', ['b/a.xml', '\\b\\a.xml']],
    ['a name that leaves the package', ['a.xml', '../x.xml']],
    ['a name with a NUL', ['a.xml', 'x\0.xml']],
  ])('is refused when it holds %s', (_, names) => {
    expect(outcome(archive(...names))).toBe('file_corrupt');
  });

  it('is refused when two entries share their data', () => {
    const file = archive('a.xml', 'b.xml');
    expect(outcome(patch(file, header(file, CENTRAL, 1) + 42, 0, 4))).toBe('file_corrupt');
  });

  it('is refused when an entry runs into its neighbour or into the directory', () => {
    const file = archive('a.xml', 'b.xml');
    for (const nth of [0, 1]) {
      const broken = patch(Buffer.from(file), header(file, LOCAL, nth) + 18, 300, 4);
      expect(outcome(patch(broken, header(file, CENTRAL, nth) + 20, 300, 4))).toBe('file_corrupt');
    }
  });

  it.each([
    ['name', 30, 0x5858],
    ['method', 8, 0],
    ['compressed size', 18, 1],
    ['size', 22, 1],
  ])('is refused when a local header tells another %s than the directory', (_, field, value) => {
    const file = archive('a.xml');
    expect(outcome(patch(file, header(file, LOCAL) + field, value))).toBe('file_corrupt');
  });

  it('is refused when a data descriptor has other sizes than the directory', () => {
    const file = archive('a.xml');
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    file.copy(descriptor, 4, 14, 26);
    const at = header(file, CENTRAL);
    const described = Buffer.concat([patch(file.subarray(0, at), 6, 8), descriptor, file.subarray(at)]);
    patch(described, header(described, END) + 16, at + 16, 4);
    expect(outcome(described)).toEqual([text]);
    expect(outcome(patch(described, at + 12, 7, 4))).toBe('file_corrupt');
  });

  it('is refused when an entry is encrypted', () => {
    const file = archive('a.xml');
    expect(outcome(patch(file, header(file, CENTRAL) + 8, 0x0801))).toBe('file_corrupt');
  });

  it.each([12, 14, 93])('is refused when an entry uses compression method %d', (method) => {
    const file = archive('a.xml');
    patch(file, header(file, LOCAL) + 8, method);
    expect(outcome(patch(file, header(file, CENTRAL) + 10, method))).toBe('file_corrupt');
  });
});

/** An archive of one entry that declares another size than it has. */
function declaring(size: number, data: string | Uint8Array = text): Buffer {
  const file = Buffer.from(writeZip([{ name: 'a.xml', data }]));
  patch(file, header(file, LOCAL) + 22, size, 4);
  return patch(file, header(file, CENTRAL) + 24, size, 4);
}

describe('an entry that is read', () => {
  it('is refused when its checksum is wrong', () => {
    const file = archive('a.xml');
    expect(outcome(patch(file, header(file, CENTRAL) + 16, 1, 4))).toBe('file_corrupt');
  });

  it('is refused at the first byte more than it declares, and when it has fewer', () => {
    expect(outcome(declaring(10))).toBe('file_corrupt');
    expect(outcome(declaring(text.length + 1))).toBe('file_corrupt');
  });

  it('is refused before inflating when it declares more than a part may have', () => {
    expect(outcome(declaring(300_000_000))).toBe('archive_too_large');
  });

  it('is refused when it is compressed more than text can be', () => {
    const limits = { maxRatio: 200, maxRatioFrom: 1_000_000 };
    expect(outcome(declaring(2_000_000, Buffer.alloc(2_000_000)), ['a.xml'], limits)).toBe('archive_too_large');
  });

  it('counts once against the limit of the package, however often it is read', () => {
    const limits = { maxPackageBytes: 2 * text.length };
    const file = archive('a.xml', 'b.xml', 'c.xml');
    expect(outcome(file, ['a.xml', 'b.xml', 'a.xml', 'b.xml'], limits)).toHaveLength(4);
    expect(outcome(file, ['a.xml', 'b.xml', 'c.xml'], limits)).toBe('archive_too_large');
  });
});

describe('an archive with many entries', () => {
  it('is refused by the number it declares and by the number it holds', () => {
    const file = archive('a.xml', 'b.xml', 'c.xml');
    const end = header(file, END);
    expect(outcome(file, [], { maxEntries: 2 })).toBe('archive_too_large');
    expect(outcome(patch(patch(file, end + 8, 1), end + 10, 1), [], { maxEntries: 2 })).toBe('archive_too_large');
  });

  it('is not inflated until an entry is asked for', () => {
    const bombs = Array.from({ length: 6 }, (_, index) => ({ name: `b${index}.xml`, data: Buffer.alloc(20_000_000) }));
    expect(outcome(writeZip([{ name: 'a.xml', data: text }, ...bombs]))).toEqual([text]);
  });
});

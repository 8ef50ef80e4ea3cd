import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { patchArchive } from './patch-archive.ts';
import { writeZip } from './write-zip.ts';
import { ZipArchive } from './zip-archive.ts';

const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

type Descriptor = 'none' | 'announced' | 'unsigned' | 'short' | 'long';

interface Unusual {
  readonly name: string;
  readonly data?: string;
  readonly isStored?: boolean;
  readonly isZip64?: boolean;
  readonly descriptor?: Descriptor;
}

/** Numbers in little-endian order, alternately a width in bytes and a value. */
function numbers(...fields: readonly number[]): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const part = Buffer.alloc(fields[index] ?? 0);
    if (part.length === 8) part.writeBigUInt64LE(BigInt(fields[index + 1] ?? 0));
    else part.writeUIntLE(fields[index + 1] ?? 0, 0, part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function descriptorOf(kind: Descriptor, crc: number, packed: number, size: number): Buffer {
  if (kind === 'none' || kind === 'announced') return Buffer.alloc(0);
  const width = kind === 'long' ? 8 : 4;
  const fields = numbers(4, crc, width, packed, width, size);
  return kind === 'unsigned' ? fields : Buffer.concat([numbers(4, 0x08074b50), fields]);
}

/** An archive with extra fields, comments, dates and bytes between its entries, which other programs may write. */
function unusualArchive(entries: readonly Unusual[]): Buffer {
  const local: Buffer[] = [Buffer.from('PK, and bytes in front')];
  const central: Buffer[] = [];
  for (const { name, data = text, isStored = false, isZip64 = false, descriptor = 'none' } of entries) {
    const plain = Buffer.from(data);
    const packed = isStored ? plain : deflateRawSync(plain);
    const method = isStored ? 0 : 8;
    const flags = descriptor === 'none' ? 0 : 8;
    const offset = Buffer.concat(local).length;
    const sizes = isZip64 ? [4, 0xffffffff, 4, 0xffffffff] : [4, packed.length, 4, plain.length];
    const crc = crc32(plain);
    const own = numbers(2, 0xcafe, 2, 3, 3, 0x616263);
    const localLong = isZip64 ? numbers(2, 1, 2, 16, 8, plain.length, 8, packed.length) : Buffer.alloc(0);
    const centralLong = isZip64 ? numbers(2, 1, 2, 24, 8, plain.length, 8, packed.length, 8, offset) : Buffer.alloc(0);
    const localFields = flags === 0 ? [4, crc, ...sizes] : [4, 0, 4, 0, 4, 0];
    const header = numbers(4, 0x04034b50, 2, 45, 2, flags, 2, method, 2, 0x6c32, 2, 0x5a21, ...localFields);
    const lengths = numbers(2, name.length, 2, own.length + (flags === 0 ? localLong.length : 0));
    local.push(header, lengths, Buffer.from(name), own, ...(flags === 0 ? [localLong] : []), packed);
    local.push(descriptorOf(descriptor, crc, packed.length, plain.length), Buffer.from('gap'));
    const start = numbers(4, 0x02014b50, 2, 0x031e, 2, 45, 2, flags, 2, method, 2, 0x6c32, 2, 0x5a21, 4, crc, ...sizes);
    const extra = Buffer.concat([own, centralLong]);
    const rest = numbers(2, name.length, 2, extra.length, 2, 7, 2, 0, 2, 1, 4, 0x81a40000);
    central.push(
      start,
      rest,
      numbers(4, isZip64 ? 0xffffffff : offset),
      Buffer.from(name),
      extra,
      Buffer.from('comment'),
    );
  }
  const directory = Buffer.concat(central);
  const front = Buffer.concat(local);
  const count = entries.length;
  const record = numbers(4, 0x06064b50, 8, 44, 2, 45, 2, 45, 4, 0, 4, 0, 8, count, 8, count, 8, directory.length);
  const long = [
    record,
    numbers(8, front.length),
    numbers(4, 0x07064b50, 4, 0),
    numbers(8, front.length + directory.length, 4, 1),
  ];
  const end = numbers(4, 0x06054b50, 2, 0, 2, 0, 2, count, 2, count, 4, directory.length, 4, front.length, 2, 3);
  return Buffer.concat([front, directory, ...long, end, Buffer.from('end')]);
}

function contents(file: Uint8Array): Record<string, string> {
  const archive = ZipArchive.open(Buffer.from(file), DEFAULT_LIMITS);
  return Object.fromEntries(archive.entries.map((entry) => [entry.part, archive.read(entry).toString()]));
}

const longer = 'Another text, which is quite unlike the one before. '.repeat(30);

describe('a patched archive', () => {
  const entries: readonly Unusual[] = [
    { name: 'a.xml' },
    { name: 'b.xml', descriptor: 'short' },
    { name: 'c.xml', descriptor: 'long' },
    { name: 'd.xml', descriptor: 'unsigned' },
    { name: 'e.xml', descriptor: 'announced' },
    { name: 'f.xml', isZip64: true },
    { name: 'g.xml', isStored: true },
    { name: 'h.xml', isStored: true, isZip64: true },
    { name: 'i.xml', data: '' },
    { name: 'j.xml', isZip64: true, descriptor: 'long' },
  ];
  const parts = entries.map(({ name }) => `/${name}`);

  it('is the same archive when nothing is replaced', () => {
    const file = unusualArchive(entries);
    expect(Buffer.compare(patchArchive(file, new Map()), file)).toBe(0);
  });

  it.each(parts)('is just as if %s had been written with the other data', (part) => {
    const expected = unusualArchive(
      entries.map((entry) => (`/${entry.name}` === part ? { ...entry, data: longer } : entry)),
    );
    const patched = patchArchive(unusualArchive(entries), new Map([[part, Buffer.from(longer)]]));
    expect(contents(patched)).toEqual(contents(expected));
    expect(patched.length - expected.length).toBeLessThanOrEqual(0);
  });

  it('gets the old bytes back when the old data is put back', () => {
    const file = unusualArchive(entries.map((entry) => ({ ...entry, isStored: true })));
    const there = patchArchive(file, new Map(parts.map((part) => [part, Buffer.from(longer)])));
    const back = new Map(entries.map(({ name, data = text }) => [`/${name}`, Buffer.from(data)]));
    expect(Object.values(contents(there))).toEqual(parts.map(() => longer));
    expect(Buffer.compare(patchArchive(there, back), file)).toBe(0);
  });

  it('keeps every byte of the other entries', () => {
    const file = unusualArchive(entries);
    const at = file.indexOf('d.xml') - 30;
    const end = file.indexOf('e.xml') - 30;
    const patched = Buffer.from(patchArchive(file, new Map([['/a.xml', Buffer.from(longer)]])));
    expect(patched.includes(file.subarray(at, end))).toBe(true);
  });

  it('finds names without regard to case, and with percent escapes', () => {
    const file = writeZip([{ name: 'ppt/Bild 1.xml', data: text }]);
    expect(contents(patchArchive(file, new Map([['/PPT/Bild%201.xml', Buffer.from('A')]])))).toEqual({
      '/ppt/Bild 1.xml': 'A',
    });
  });

  it('is refused for a name that the archive does not have, and for one that is given twice', () => {
    const file = unusualArchive(entries);
    const twice = new Map(['/a.xml', '/A.xml'].map((part) => [part, Buffer.from('A')]));
    expect(() => patchArchive(file, new Map([['/z.xml', Buffer.from('A')]]))).toThrow(
      'The archive has no part /z.xml.',
    );
    expect(() => patchArchive(file, twice)).toThrow('changed twice');
  });

  it.each(parts)('is just as if %s had never been written, when it is removed', (part) => {
    const expected = unusualArchive(entries.filter(({ name }) => `/${name}` !== part));
    const patched = patchArchive(unusualArchive(entries), new Map(), [part]);
    expect(contents(patched)).toEqual(contents(expected));
    // The bytes between entries stay.
    expect(patched.length).toBe(expected.length + 'gap'.length);
  });

  it('loses some entries while others get other data', () => {
    const file = unusualArchive(entries);
    const patched = patchArchive(file, new Map([['/e.xml', Buffer.from(longer)]]), [
      '/A.XML',
      '/d.xml',
      '/f.xml',
      '/j.xml',
    ]);
    const { '/a.xml': a, '/d.xml': d, '/f.xml': f, '/j.xml': j, ...kept } = contents(file);
    expect([a, d, f, j]).toEqual([text, text, text, text]);
    expect(contents(patched)).toEqual({ ...kept, '/e.xml': longer });
  });

  it('is refused when an entry is both replaced and removed', () => {
    const replacements = new Map([['/a.xml', Buffer.from('A')]]);
    expect(() => patchArchive(unusualArchive(entries), replacements, ['/a.xml'])).toThrow('changed twice');
  });

  it('is refused for what is no archive', () => {
    expect(() => patchArchive(Buffer.from('text'), new Map())).toThrow('no Office document');
  });
});

import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { writeZip } from './write-zip.ts';
import { ZipArchive } from './zip-archive.ts';

describe('a written archive', () => {
  const entries = [
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'ppt/média/ü.xml', data: 'Grüße' },
    { name: 'empty', data: new Uint8Array() },
  ];

  it('is the same, byte for byte, whenever it is written', () => {
    expect(writeZip(entries)).toEqual(writeZip(entries));
  });

  it('begins with the entry that was given first', () => {
    expect(Buffer.from(writeZip(entries)).toString('latin1', 30, 49)).toBe('[Content_Types].xml');
  });

  it('holds text as UTF-8, empty data, and names beyond ASCII', () => {
    const archive = ZipArchive.open(Buffer.from(writeZip(entries)), DEFAULT_LIMITS);
    const read = entries.map(({ name }) => {
      const entry = archive.find(`/${name}`);
      return entry === undefined ? undefined : archive.read(entry).toString();
    });
    expect(read).toEqual(['<Types/>', 'Grüße', '']);
  });

  it('may hold nothing', () => {
    expect(ZipArchive.open(Buffer.from(writeZip([])), DEFAULT_LIMITS).find('/a')).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { fileSize } from './file-size.ts';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [9, '9 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [22_500, '22 kB'],
    [1_023_487, '999 kB'],
    [1_023_488, '1.0 MB'],
    [1_468_006, '1.4 MB'],
    [20_971_520, '20 MB'],
  ])('of %d bytes is said to people as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });

  it('is more than a limit which it exceeds by one byte', () => {
    expect([52_428_800, 52_428_801].map(fileSize)).toEqual(['50 MB', '51 MB']);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AddressRange, coversRange, mergeRanges, parseAddressBlock } from './address-blocks.ts';

const parsed = (text: string): AddressRange => {
  const range = parseAddressBlock(text);
  if (range === null) throw new Error(`${text} is not an address block.`);
  return range;
};

describe('an address block', () => {
  it.each([
    ['10.1.2.3/8', 4, 0x0a00_0000n, 0x0aff_ffffn],
    ['192.0.2.1', 4, 0xc000_0201n, 0xc000_0201n],
    ['0.0.0.0/0', 4, 0n, 0xffff_ffffn],
    ['::1', 6, 1n, 1n],
    ['2001:DB8::/126', 6, 0x2001_0db8n << 96n, (0x2001_0db8n << 96n) + 3n],
    ['1:2:3:4:5:6:7::', 6, 0x1_0002_0003_0004_0005_0006_0007_0000n, 0x1_0002_0003_0004_0005_0006_0007_0000n],
    ['64:ff9b::192.0.2.1', 6, (0x64_ff9bn << 96n) + 0xc000_0201n, (0x64_ff9bn << 96n) + 0xc000_0201n],
    ['::ffff:192.0.2.1', 4, 0xc000_0201n, 0xc000_0201n],
    ['::FFFF:c000:0201/120', 4, 0xc000_0200n, 0xc000_02ffn],
    ['::ffff:0:0/96', 4, 0n, 0xffff_ffffn],
    ['::ffff:0:0/95', 6, 0xfffe_0000_0000n, 0xffff_ffff_ffffn],
  ])('is parsed to the range of its addresses: %s', (text, version, first, last) => {
    expect(parseAddressBlock(text)).toEqual({ version, first, last });
  });

  it.each([
    '',
    '/8',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.256',
    '10.0.0.01',
    '::1/129',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '1::2::3',
    ':::',
    '1.2.3.4::1',
    '::1.2.3',
    'fe80::1%eth0',
    '10.0.0.1/8/8',
    '10.0.0.1/',
    'example.com',
    ' ::1',
  ])('cannot be parsed from %j', (text) => {
    expect(parseAddressBlock(text)).toBeNull();
  });
});

describe('a list of blocks', () => {
  it('covers a block that is the union of several of its blocks', () => {
    const merged = mergeRanges(['10.128.0.0/9', '10.0.0.0/9', '10.0.0.7'].map(parsed));
    expect(merged).toEqual([parsed('10.0.0.0/8')]);
    expect(coversRange(merged, parsed('10.0.0.0/8'))).toBe(true);
    expect(coversRange(merged, parsed('10.0.0.0/7'))).toBe(false);
  });

  it('covers a block if and only if it contains each of its addresses', () => {
    const block = fc.tuple(fc.nat(63), fc.integer({ min: 26, max: 32 })).map(([end, bits]) => `192.0.2.${end}/${bits}`);
    const addresses = Array.from({ length: 64 }, (_, end) => parsed(`192.0.2.${end}`));
    fc.assert(
      fc.property(fc.array(block), block, (blocks, asked) => {
        const ranges = blocks.map(parsed);
        const wanted = addresses.filter((address) => coversRange([parsed(asked)], address));
        const isCovered = wanted.every((address) => ranges.some((range) => coversRange([range], address)));
        expect(coversRange(mergeRanges(ranges), parsed(asked))).toBe(isCovered);
      }),
    );
  });

  it('of one IP version covers no address of the other version', () => {
    expect(coversRange(mergeRanges([parsed('::/0')]), parsed('192.0.2.1'))).toBe(false);
    expect(coversRange(mergeRanges([parsed('0.0.0.0/0')]), parsed('::1'))).toBe(false);
  });
});

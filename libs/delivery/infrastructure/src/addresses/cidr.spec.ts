import { describe, expect, it } from '@jest/globals';
import { Cidr } from './cidr.ts';

describe('a block of addresses', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.3', '10.1.2.4', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '::1', false],
    ['fd00::/8', 'fdff::1', true],
    ['fd00::/8', 'fe00::1', false],
    ['::1', '::1', true],
  ])('%s contains %s: %s', (block, address, isContained) => {
    expect(Cidr.parse(block).contains(address)).toBe(isContained);
  });

  it.each(['', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0/8', 'fd00::/129', 'fe80::1%eth0/64', 'example.com/8'])(
    'cannot be parsed from %j',
    (text) => {
      expect(() => Cidr.parse(text)).toThrow('is not an address block');
    },
  );

  it('can be one of a comma-separated list; a blank list is empty', () => {
    expect(Cidr.parseList(' ')).toEqual([]);
    expect(Cidr.parseList('10.0.0.0/8, ::1').map(({ text }) => text)).toEqual(['10.0.0.0/8', '::1']);
  });
});

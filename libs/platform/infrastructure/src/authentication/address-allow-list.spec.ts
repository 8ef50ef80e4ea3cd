import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowsAddress, isAddressBlock } from './address-allow-list.ts';

describe('an address block', () => {
  it.each(['10.0.0.0/8', '192.0.2.1', '0.0.0.0/0', '2001:db8::/32', '::1', '::/0'])('is one: %s', (text) => {
    expect(isAddressBlock(text)).toBe(true);
  });

  it.each([
    '',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    'fe80::1%eth0',
    '10.0.0.1/8/8',
    '10.0.0.1/',
    'example.com',
    ' ::1',
  ])('is none: %j', (text) => {
    expect(isAddressBlock(text)).toBe(false);
  });

  it('never makes the check of an address fail, whatever was accepted as one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string()), fc.nat(130), (address, bits) => {
        const block = `${address}/${bits}`;
        if (isAddressBlock(block)) expect(typeof allowsAddress([block], '192.0.2.1')).toBe('boolean');
      }),
    );
  });
});

describe('a list of blocks', () => {
  it.each([
    [[], '192.0.2.7', true],
    [['192.0.2.0/24'], '192.0.2.7', true],
    [['192.0.2.0/24'], '192.0.3.7', false],
    [['192.0.2.7'], '192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['::/0'], '192.0.2.7', false],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['192.0.2.0/24'], 'unknown', false],
    [['0.0.0.0/0', '::/0'], null, false],
  ])('%j and %s: %s', (blocks, address, isAllowed) => {
    expect(allowsAddress(blocks, address)).toBe(isAllowed);
  });
});

import { BlockList, isIP } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { parseAddressBlock } from '@livery/platform-domain';
import fc from 'fast-check';
import { allowsAddress } from './address-allow-list.ts';

const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
/** An address with some characters changed; most of these are not addresses. */
const nearlyAddress = fc
  .tuple(anyAddress, fc.nat(40), fc.constantFrom('', ':', '.', '::', '0', '%', 'g', '/'))
  .map(([address, at, text]) => address.slice(0, at) + text + address.slice(at + 1));

describe('a list of blocks', () => {
  it.each([
    [[], '192.0.2.7', true],
    [['192.0.2.0/24'], '192.0.2.7', true],
    [['192.0.2.0/24'], '192.0.3.7', false],
    [['192.0.2.7'], '192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['::ffff:192.0.2.0/120'], '192.0.2.7', true],
    [['::ffff:192.0.2.0/120'], '192.0.3.7', false],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['::/0'], '192.0.2.7', false],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['192.0.2.0/24'], 'unknown', false],
    [['0.0.0.0/0', '::/0'], null, false],
  ])('%j and %s: %s', (blocks, address, isAllowed) => {
    expect(allowsAddress(blocks, address)).toBe(isAllowed);
  });

  it('accepts the same addresses as Node.js', () => {
    fc.assert(
      fc.property(fc.oneof(anyAddress, nearlyAddress, fc.string()), (text) => {
        fc.pre(!/[%/]/.test(text));
        expect(parseAddressBlock(text) !== null).toBe(isIP(text) !== 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['ipv4', fc.ipV4(), 32],
    ['ipv6', fc.ipV6(), 128],
  ] as const)('allows the same %s addresses as a BlockList of Node.js', (version, addresses, width) => {
    fc.assert(
      fc.property(addresses, fc.nat(width), addresses, (block, bits, other) => {
        // IPv4-mapped IPv6 addresses are skipped, since they count as IPv4 here.
        fc.pre([block, other].every((address) => version === 'ipv4' || parseAddressBlock(address)?.version === 6));
        const list = new BlockList();
        list.addSubnet(block, bits, version);
        for (const address of [block, other]) {
          expect(allowsAddress([`${block}/${bits}`], address)).toBe(list.check(address, version));
        }
      }),
    );
  });
});

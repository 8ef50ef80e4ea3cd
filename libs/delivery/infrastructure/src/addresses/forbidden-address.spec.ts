import { describe, expect, it } from '@jest/globals';
import { Cidr } from './cidr.ts';
import { forbiddenAddress } from './forbidden-address.ts';

describe('an address that webhooks may not go to', () => {
  it.each([
    ['0.0.0.0', 'this network'],
    ['0.255.255.255', 'this network'],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['100.64.0.0', 'shared by carrier-grade NAT'],
    ['100.127.255.255', 'shared by carrier-grade NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['168.63.129.16', 'a platform address of Azure'],
    ['169.254.0.0', 'link-local'],
    ['169.254.169.254', 'link-local'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.1', 'for protocol assignments'],
    ['192.0.0.192', 'for protocol assignments'],
    ['192.0.2.255', 'for documentation'],
    ['192.88.99.1', '6to4 relay'],
    ['192.168.255.255', 'private'],
    ['198.18.0.0', 'for benchmarks'],
    ['198.19.255.255', 'for benchmarks'],
    ['198.51.100.7', 'for documentation'],
    ['203.0.113.7', 'for documentation'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.254', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::7f00:1', 'IPv4-compatible'],
    ['::ffff:127.0.0.1', 'IPv4-mapped'],
    ['::ffff:8.8.8.8', 'IPv4-mapped'],
    ['::ffff:7f00:1', 'IPv4-mapped'],
    ['::ffff:0:7f00:1', 'IPv4-translated'],
    ['64:ff9b::a9fe:a9fe', 'NAT64'],
    ['64:ff9b:1::a00:1', 'NAT64'],
    ['100::1', 'discard-only'],
    ['100:0:0:1::1', 'a dummy prefix'],
    ['2001::1', 'Teredo'],
    ['2001:1::1', 'for protocol assignments'],
    ['2001:2::1', 'for protocol assignments'],
    ['2001:10::1', 'ORCHID'],
    ['2001:2f:ffff::1', 'ORCHID'],
    ['2001:30::1', 'for protocol assignments'],
    ['2001:db8::1', 'for documentation'],
    ['2002:7f00:1::1', '6to4'],
    ['3ffe::1', 'the former 6bone'],
    ['3fff:fff::1', 'for documentation'],
    ['4000::1', 'not globally reachable'],
    ['5f00::1', 'for segment routing'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['fe80::1%eth0', 'not an address'],
    ['2606:4700::1%eth0', 'not an address'],
    ['0177.0.0.1', 'not an address'],
    ['example.com', 'not an address'],
    ['', 'not an address'],
  ])('is %s: %s', (address, kind) => {
    expect(forbiddenAddress(address)).toBe(kind);
  });

  it.each([
    ['1.1.1.1'],
    ['9.255.255.255'],
    ['11.0.0.0'],
    ['100.63.255.255'],
    ['100.128.0.0'],
    ['126.255.255.255'],
    ['128.0.0.0'],
    ['172.15.255.255'],
    ['172.32.0.0'],
    ['192.0.1.0'],
    ['192.167.255.255'],
    ['198.17.255.255'],
    ['198.20.0.0'],
    ['223.255.255.255'],
    ['2001:200::1'],
    ['2606:4700::1111'],
    ['2a00:1450::1'],
  ])('is not %s, which is public', (address) => {
    expect(forbiddenAddress(address)).toBeNull();
  });

  it('can be allowed by the operator as part of a block', () => {
    const allowed = Cidr.parseList('127.0.0.0/8, fd00::/8');
    expect(forbiddenAddress('127.0.0.1', allowed)).toBeNull();
    expect(forbiddenAddress('fd12::1', allowed)).toBeNull();
    expect(forbiddenAddress('10.0.0.1', allowed)).toBe('private');
    expect(forbiddenAddress('::1', allowed)).toBe('loopback');
    expect(forbiddenAddress('::ffff:127.0.0.1', allowed)).toBe('IPv4-mapped');
  });
});

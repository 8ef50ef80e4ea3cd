import { isIP } from 'node:net';
import { Cidr } from './cidr.ts';

/** IPv4 blocks that are not globally reachable unicast (IANA special-purpose and multicast registries). */
const SPECIAL_V4 = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared by carrier-grade NAT'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'a platform address of Azure'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'for protocol assignments'],
  ['192.0.2.0/24', 'for documentation'],
  ['192.88.99.0/24', '6to4 relay'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'for benchmarks'],
  ['198.51.100.0/24', 'for documentation'],
  ['203.0.113.0/24', 'for documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['255.255.255.255/32', 'broadcast'],
  ['240.0.0.0/4', 'reserved'],
] as const;

/** IPv6 blocks that have a name. Other addresses outside of 2000::/3 are refused without a name. */
const SPECIAL_V6 = [
  ['::/128', 'unspecified'],
  ['::1/128', 'loopback'],
  ['::ffff:0:0/96', 'IPv4-mapped'],
  ['::ffff:0:0:0/96', 'IPv4-translated'],
  ['::/96', 'IPv4-compatible'],
  ['64:ff9b::/96', 'NAT64'],
  ['64:ff9b:1::/48', 'NAT64'],
  ['100::/64', 'discard-only'],
  ['100:0:0:1::/64', 'a dummy prefix'],
  ['2001::/32', 'Teredo'],
  ['2001:10::/28', 'ORCHID'],
  ['2001:20::/28', 'ORCHID'],
  ['2001::/23', 'for protocol assignments'],
  ['2001:db8::/32', 'for documentation'],
  ['2002::/16', '6to4'],
  ['3ffe::/16', 'the former 6bone'],
  ['3fff::/20', 'for documentation'],
  ['5f00::/16', 'for segment routing'],
  ['fc00::/7', 'unique local'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'site-local'],
  ['ff00::/8', 'multicast'],
] as const;

const SPECIAL = [...SPECIAL_V4, ...SPECIAL_V6].map(([block, kind]) => ({ block: Cidr.parse(block), kind }));
/** The only IPv6 block from which global unicast addresses are allocated (RFC 4291, section 2.4). */
const GLOBAL_UNICAST_V6 = Cidr.parse('2000::/3');

/**
 * Returns why webhooks may not be sent to an IP address: its kind, such as `loopback` or `private`. It is null if they may.
 * @param address in canonical form, as from a resolver or a parsed URL
 * @param allowed blocks that the operator allows although they are special
 */
export function forbiddenAddress(address: string, allowed: readonly Cidr[] = []): string | null {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return 'not an address';
  if (allowed.some((block) => block.contains(address))) return null;
  const special = SPECIAL.find(({ block }) => block.contains(address));
  if (special !== undefined) return special.kind;
  return family === 4 || GLOBAL_UNICAST_V6.contains(address) ? null : 'not globally reachable';
}

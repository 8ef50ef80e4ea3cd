/** A range of IP addresses of one version, from the first to the last one, as numbers. */
export interface AddressRange {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

interface Address {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** The number of bits of an address, by version. */
const WIDTH = { 4: 32, 6: 128 } as const;
const PREFIX_LENGTH = /^\d{1,3}$/;
const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[\da-f]{1,4}$/i;
const GROUPS = 8;
/** The first 96 bits of an IPv4-mapped IPv6 address, `::ffff:` (RFC 4291, section 2.5.5.2). */
const MAPPED_PREFIX = 0xffffn;
const MAPPED_BITS = 96;

/**
 * Parses an address, or a block of addresses (CIDR, RFC 4632 and RFC 4291, section 2.3). A block of IPv4-mapped addresses
 * (`::ffff:192.0.2.0/120`) counts as a block of IPv4.
 * @returns null for any other text
 */
export function parseAddressBlock(text: string): AddressRange | null {
  const [head = '', length, ...rest] = text.split('/');
  const address = parseIpv4(head) ?? parseIpv6(head);
  if (address === null || rest.length > 0) return null;
  const { version, value } = address;
  const bits = length === undefined ? WIDTH[version] : prefixLength(length, version);
  if (bits === null) return null;
  const isMapped = version === 6 && bits >= MAPPED_BITS && value >> 32n === MAPPED_PREFIX;
  return isMapped ? rangeOf(4, value & 0xffff_ffffn, bits - MAPPED_BITS) : rangeOf(version, value, bits);
}

/** Returns the same addresses in as few ranges as possible, in ascending order. */
export function mergeRanges(ranges: readonly AddressRange[]): readonly AddressRange[] {
  const merged: AddressRange[] = [];
  for (const range of ranges.toSorted(compareRanges)) {
    const before = merged.at(-1);
    if (before === undefined || before.version !== range.version || before.last + 1n < range.first) merged.push(range);
    else if (before.last < range.last) merged.splice(-1, 1, { ...before, last: range.last });
  }
  return merged;
}

/** Whether a range is completely contained in one of the merged ranges. */
export function coversRange(merged: readonly AddressRange[], { version, first, last }: AddressRange): boolean {
  return merged.some((range) => range.version === version && range.first <= first && last <= range.last);
}

function prefixLength(text: string, version: 4 | 6): number | null {
  return PREFIX_LENGTH.test(text) && Number(text) <= WIDTH[version] ? Number(text) : null;
}

function rangeOf(version: 4 | 6, value: bigint, bits: number): AddressRange {
  const size = 1n << BigInt(WIDTH[version] - bits);
  const first = value - (value % size);
  return { version, first, last: first + size - 1n };
}

function parseIpv4(text: string): Address | null {
  const octets = text.split('.');
  if (octets.length !== 4 || octets.some((octet) => !OCTET.test(octet) || Number(octet) > 255)) return null;
  return { version: 4, value: octets.reduce((value, octet) => value * 256n + BigInt(octet), 0n) };
}

/** Parses IPv6. `::` is one or more groups of zeros, and the last two groups may be written as an IPv4 address. */
function parseIpv6(text: string): Address | null {
  const [head = '', tail, ...more] = text.split('::');
  const groups = tail === undefined ? lastGroupsOf(head) : withZeroGroups(groupsOf(head), lastGroupsOf(tail));
  if (more.length > 0 || groups.length !== GROUPS || groups.some((group) => !GROUP.test(group))) return null;
  return { version: 6, value: groups.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n) };
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}

/** Returns the groups of the part that may end with an IPv4 address. */
function lastGroupsOf(text: string): readonly string[] {
  const groups = groupsOf(text);
  const address = parseIpv4(groups.at(-1) ?? '');
  if (address === null) return groups;
  return [...groups.slice(0, -1), (address.value >> 16n).toString(16), (address.value & 0xffffn).toString(16)];
}

function withZeroGroups(head: readonly string[], tail: readonly string[]): readonly string[] {
  const missing = Math.max(GROUPS - head.length - tail.length, 1);
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
}

function compareRanges(one: AddressRange, other: AddressRange): number {
  if (one.version !== other.version) return one.version - other.version;
  if (one.first !== other.first) return one.first < other.first ? -1 : 1;
  return 0;
}

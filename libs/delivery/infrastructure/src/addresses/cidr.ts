import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A block of IP addresses such as `10.0.0.0/8` or `fd00::/8`. An address without a length is a block of one address. */
export class Cidr {
  private constructor(
    readonly text: string,
    private readonly network: ipaddr.IPv4 | ipaddr.IPv6,
    private readonly bits: number,
  ) {}

  /** @throws Error that quotes the text if it is not an address block */
  static parse(text: string): Cidr {
    const [address = '', bits, ...rest] = text.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    const isBlock = /^\d{1,3}$/.test(bits ?? '0') && length <= most && rest.length === 0;
    if (family === 0 || address.includes('%') || !isBlock) throw new Error(`"${text}" is not an address block (CIDR)`);
    return new Cidr(text, ipaddr.parse(address), length);
  }

  /** Parses a comma-separated list. A blank text is an empty list. */
  static parseList(text: string): readonly Cidr[] {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.filter((entry) => entry !== '').map((entry) => Cidr.parse(entry));
  }

  /** Whether an address in canonical form is in the block. An IPv4-mapped IPv6 address is never in an IPv4 block. */
  contains(address: string): boolean {
    const ip = ipaddr.parse(address);
    return ip.kind() === this.network.kind() && ip.match([this.network, this.bits]);
  }
}

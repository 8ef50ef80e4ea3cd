import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A block of addresses, as `10.0.0.0/8` or `fd00::/8`; a bare address is a block of one. */
export class Cidr {
  private constructor(
    readonly text: string,
    private readonly network: ipaddr.IPv4 | ipaddr.IPv6,
    private readonly bits: number,
  ) {}

  /** @throws Error that quotes the text when it is no block */
  static parse(text: string): Cidr {
    const [address = '', bits, ...rest] = text.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    const isBlock = /^\d{1,3}$/.test(bits ?? '0') && length <= most && rest.length === 0;
    if (family === 0 || address.includes('%') || !isBlock) throw new Error(`"${text}" is not an address block (CIDR)`);
    return new Cidr(text, ipaddr.parse(address), length);
  }

  /** Reads a comma-separated list; blank means none. */
  static parseList(text: string): readonly Cidr[] {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.filter((entry) => entry !== '').map((entry) => Cidr.parse(entry));
  }

  /** Whether a canonical address lies in the block. IPv4 and IPv6 never meet, mapped or not. */
  contains(address: string): boolean {
    const ip = ipaddr.parse(address);
    return ip.kind() === this.network.kind() && ip.match([this.network, this.bits]);
  }
}

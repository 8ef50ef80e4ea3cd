import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The address of the client in canonical form (RFC 5952; an IPv4 address in IPv6 becomes IPv4). It is the address of the peer or, if
 * that is a trusted proxy, the first address of `X-Forwarded-For`, read from the right, that is not one. Null if the entry is not
 * an address.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string | null {
  switch (isIP(ip)) {
    case 0:
      return null;
    case 4:
      return ip;
    default:
      return ipaddr.process(ip).toString();
  }
}

/** The address, or the first 64 bits of an IPv6 address, of which one household has all others; `unknown` without an address. */
export function clientNetwork(request: Pick<Request, 'ip'>): string {
  const address = clientAddress(request);
  if (address === null) return 'unknown';
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : address;
}

import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The address of the client, canonical (RFC 5952; IPv4 also where it came mapped into IPv6): the socket's peer or, while hops
 * from the right of `X-Forwarded-For` are trusted proxies, the first that is none. Null when what stands there is no address.
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

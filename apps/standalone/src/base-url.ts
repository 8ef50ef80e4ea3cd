import { isIPv6 } from 'node:net';

/** The addresses that mean all interfaces. On the same machine such a service is reached at the loopback address. */
const LOOPBACK = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** The URL by which a person on this machine reaches the service. */
export function baseUrlOf(host: string, port: number): string {
  const name = LOOPBACK.get(host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

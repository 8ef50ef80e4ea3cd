import { isIPv6 } from 'node:net';

/** What listens on every address is reached on its own machine under the loopback address. */
const LOOPBACK = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** The address under which a person on this machine reaches the service. */
export function baseUrlOf(host: string, port: number): string {
  const name = LOOPBACK.get(host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

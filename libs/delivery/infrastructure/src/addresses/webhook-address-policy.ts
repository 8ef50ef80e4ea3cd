import type { Cidr } from './cidr.ts';

/** What an operator opens beyond the rules for everybody; nothing, unless configured. */
export interface WebhookAddressPolicy {
  /** Blocks that may be dialled although they are not globally reachable. */
  readonly allowedCidrs: readonly Cidr[];
  readonly allowHttpInLiveMode: boolean;
  /** Ports beyond 443, 80, 8443 and 8080. */
  readonly extraPorts: readonly number[] | 'any';
}

/** Reads `8081,9000` or `any`; blank means none. @throws Error that quotes what is no port */
export function parseExtraPorts(text: string): WebhookAddressPolicy['extraPorts'] {
  if (text.trim() === 'any') return 'any';
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map(parsePort);
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`"${text}" is not a port`);
  return port;
}

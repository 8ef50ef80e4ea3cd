import type { Cidr } from './cidr.ts';

/** What an operator allows in addition to the rules that hold for everyone. */
export interface WebhookAddressPolicy {
  /** Address blocks that webhooks may be sent to although they are not public. */
  readonly allowedCidrs: readonly Cidr[];
  readonly allowHttpInLiveMode: boolean;
  /** Ports that are allowed in addition to 443, 80, 8443 and 8080. */
  readonly extraPorts: readonly number[] | 'any';
}

/** Parses `8081,9000` or `any`. A blank text means no extra ports. @throws Error that quotes an invalid port */
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

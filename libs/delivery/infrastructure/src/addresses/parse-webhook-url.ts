import { hasAtMost } from '@livery/kernel';
import { addressForbidden } from './address-refused.ts';
import type { WebhookAddressPolicy } from './webhook-address-policy.ts';

const MAX_CHARACTERS = 2_048;
const DEFAULT_PORTS = { 'https:': 443, 'http:': 80 } as const;
const PORTS = [443, 80, 8443, 8080];
/** Characters that the WHATWG URL parser removes or changes silently: control characters (C0, DEL, C1), space and backslash. */
const UNSAFE = /[\p{Cc} \\]/u;

/**
 * Parses a webhook URL and checks everything but the addresses of its host. The WHATWG URL parser normalises unusual spellings
 * of the host (`0x7f.1`, `LOCALHOST`, `%31`, full-width digits), so that the host that is checked is the one that is dialled.
 * @throws AddressRefused `address_forbidden`
 */
export function parseWebhookUrl(text: string, livemode: boolean, policy: WebhookAddressPolicy): URL {
  if (!hasAtMost(text, MAX_CHARACTERS)) throw addressForbidden(`The URL is longer than ${MAX_CHARACTERS} characters.`);
  if (UNSAFE.test(text)) throw addressForbidden('The URL contains a space, a backslash or a control character.');
  const url = URL.parse(text);
  if (url === null) throw addressForbidden('The URL is not absolute.');
  if (text.includes('#')) throw addressForbidden('The URL has a fragment, which cannot be sent.');
  if (url.username !== '' || url.password !== '') {
    throw addressForbidden('The URL contains credentials. Verify the signature instead.');
  }
  assertPort(url, assertScheme(url, livemode, policy), policy);
  return url;
}

/** Checks the scheme. @returns its default port */
function assertScheme({ protocol }: URL, livemode: boolean, { allowHttpInLiveMode }: WebhookAddressPolicy): number {
  const allowsHttp = !livemode || allowHttpInLiveMode;
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw addressForbidden(`The URL must begin with https://${allowsHttp ? ' or http://' : ''}.`);
  }
  if (protocol === 'http:' && !allowsHttp) {
    throw addressForbidden('In live mode the URL must begin with https://.');
  }
  return DEFAULT_PORTS[protocol];
}

function assertPort({ port }: URL, defaultPort: number, { extraPorts }: WebhookAddressPolicy): void {
  if (extraPorts === 'any') return;
  const allowed = [...PORTS, ...extraPorts];
  if (allowed.includes(port === '' ? defaultPort : Number(port))) return;
  throw addressForbidden(`The port must be one of ${allowed.join(', ')}.`);
}

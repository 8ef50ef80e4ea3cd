import { hasAtMost } from '@livery/kernel';
import { addressForbidden } from './address-refused.ts';
import type { WebhookAddressPolicy } from './webhook-address-policy.ts';

const MAX_CHARACTERS = 2_048;
const DEFAULT_PORTS = { 'https:': 443, 'http:': 80 } as const;
const PORTS = [443, 80, 8443, 8080];
/** What WHATWG URL would drop or turn in silence: C0, space, DEL, C1, the backslash. */
const UNSAFE = /[\p{Cc} \\]/u;

/**
 * Judges the text of a webhook URL, apart from where its host leads. WHATWG URL normalises odd spellings of the host
 * (`0x7f.1`, `LOCALHOST`, `%31`, full-width digits), so that what is judged is what would be dialled.
 * @throws AddressRefused `address_forbidden`
 */
export function parseWebhookUrl(text: string, livemode: boolean, policy: WebhookAddressPolicy): URL {
  if (!hasAtMost(text, MAX_CHARACTERS)) throw addressForbidden(`The URL is longer than ${MAX_CHARACTERS} characters.`);
  if (UNSAFE.test(text)) throw addressForbidden('The URL holds a space, a backslash or a control character.');
  const url = URL.parse(text);
  if (url === null) throw addressForbidden('This is not an absolute URL.');
  if (text.includes('#')) throw addressForbidden('The URL has a fragment, which no request carries.');
  if (url.username !== '' || url.password !== '') {
    throw addressForbidden('The URL holds credentials. Verify the signature instead.');
  }
  assertPort(url, assertScheme(url, livemode, policy), policy);
  return url;
}

/** The port that the scheme stands for. */
function assertScheme({ protocol }: URL, livemode: boolean, { allowHttpInLiveMode }: WebhookAddressPolicy): number {
  if (protocol !== 'https:' && protocol !== 'http:') throw addressForbidden('The URL must begin with https://.');
  if (protocol === 'http:' && livemode && !allowHttpInLiveMode) {
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

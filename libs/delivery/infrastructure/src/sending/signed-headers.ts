import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export interface SignedRequest {
  /** `evt_…` */
  readonly id: string;
  readonly body: string;
  /** The time of this attempt. */
  readonly at: Date;
  /** `whsec_…`, every one that signs. */
  readonly secrets: readonly string[];
  readonly sequence: number | null;
}

const PREFIX = 'whsec_';

/** The headers of one attempt: Standard Webhooks 1.0, and a second signature as Stripe's verifiers read it. */
export function signedHeaders({ id, body, at, secrets, sequence }: SignedRequest): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const standard = secrets.map(
    (secret) => `v1,${hmac(keysOf(secret).standard, `${id}.${timestamp}.${body}`, 'base64')}`,
  );
  const own = secrets.map((secret) => `v1=${hmac(keysOf(secret).own, `${timestamp}.${body}`, 'hex')}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'Livery-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
    'livery-signature': [`t=${timestamp}`, ...own].join(','),
    ...(sequence !== null && { 'webhook-sequence': sequence.toString() }),
  };
}

interface Keys {
  readonly standard: KeyObject;
  readonly own: KeyObject;
}

/** Making a key costs as much as signing with it (measured). */
const keys = new Map<string, Keys>();
const MAX_KEYS = 1_000;

function keysOf(secret: string): Keys {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  if (keys.size >= MAX_KEYS) keys.clear();
  const made = {
    standard: createSecretKey(Buffer.from(secret.slice(PREFIX.length), 'base64')),
    own: createSecretKey(Buffer.from(secret)),
  };
  keys.set(secret, made);
  return made;
}

function hmac(key: KeyObject, content: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(content).digest(encoding);
}

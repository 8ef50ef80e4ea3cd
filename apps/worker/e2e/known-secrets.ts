import { webhookEndpointSchema } from '@livery/delivery-contracts';
import { recordSchema } from '@livery/kernel';
import { assertFits } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import type { ReceivedWebhook } from './webhook-sink.ts';

/** A secret of an endpoint, and the times between which it signs, in milliseconds since 1970. */
export interface KnownSecret {
  readonly secret: string;
  readonly created: number;
  readonly ends: number;
}

const shownSchema = recordSchema({ ...webhookEndpointSchema.properties, signing_secret: { type: 'string' } });

/** The secrets of an endpoint that a consumer knows after an answer that shows a further one. */
export function knownSecrets(before: readonly KnownSecret[], answer: unknown): readonly KnownSecret[] {
  const { signing_secret, secrets } = assertFits(shownSchema, answer, 'the answer');
  return [signing_secret, ...before.map(({ secret }) => secret)].map((secret) => {
    const shown = secrets.find(({ last_four }) => secret.endsWith(last_four));
    if (shown === undefined) throw new Error('A secret is not in the record.');
    const ends = shown.retires_at === null ? Infinity : Date.parse(shown.retires_at);
    return { secret, created: Date.parse(shown.created), ends };
  });
}

export function isSignedWith({ secret }: KnownSecret, { headers, body }: ReceivedWebhook): boolean {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  try {
    new Webhook(secret).verify(body, Object.fromEntries(texts));
    return true;
  } catch {
    return false;
  }
}

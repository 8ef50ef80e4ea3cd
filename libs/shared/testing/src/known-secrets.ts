import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { assertFits } from './json-validator.ts';

/** A secret of an endpoint, and the times between which it signs, in milliseconds since 1970. */
export interface KnownSecret {
  readonly secret: string;
  readonly created: number;
  readonly ends: number;
}

export interface SignedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const shownSecretSchema = {
  type: 'object',
  required: ['created', 'retires_at'],
  properties: { created: { type: 'string' }, retires_at: { type: ['string', 'null'] } },
} as const;
const answerSchema = {
  type: 'object',
  required: ['signing_secret', 'secrets'],
  properties: { signing_secret: { type: 'string' }, secrets: { type: 'array', items: shownSecretSchema } },
} as const;

/** The secrets of an endpoint that a consumer knows after an answer that shows a further one. */
export function knownSecrets(before: readonly KnownSecret[], answer: unknown): readonly KnownSecret[] {
  const { signing_secret, secrets } = assertFits(answerSchema, answer, 'the answer');
  const ends = new Map(
    secrets.map(({ created, retires_at }) => [Date.parse(created), Date.parse(retires_at ?? '') || Infinity]),
  );
  const newest = [...ends].find(([, end]) => end === Infinity);
  if (newest === undefined) throw new Error('No secret of the record signs without end.');
  // The record no longer shows secrets that have ended.
  const older = before.map((known) => ({ ...known, ends: ends.get(known.created) ?? known.ends }));
  return [{ secret: signing_secret, created: newest[0], ends: newest[1] }, ...older];
}

/** Whether one of the signatures is of a secret, by Standard Webhooks 1.0. */
export function isSignedWith({ secret }: KnownSecret, { headers, body }: SignedWebhook): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { isEvent } from '../events/is-event.ts';
import { signWebhook } from './sign-webhook.ts';
import { verifyWebhook } from './verify-webhook.ts';

const NOW = Date.parse('2026-11-26T07:00:00Z');
const SECONDS = NOW / 1_000;
const SECRET = newSecret();
const EVENT = { id: 'evt_1', type: 'brand.font.created', data: { object: { name: 'Über – Inter' } } };
const BODY = JSON.stringify(EVENT);

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

function standard(body = BODY, secret = SECRET, seconds = SECONDS): Record<string, string> {
  const signature = new StandardWebhook(secret).sign('evt_1', new Date(seconds * 1_000), body);
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': String(seconds), 'webhook-signature': signature };
}

function stripe(body = BODY, secret = SECRET, timestamp = SECONDS): Record<string, string> {
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { 'livery-signature': header };
}

const verify = (
  headers: Record<string, string>,
  body: string | Uint8Array = BODY,
  secrets: string | string[] = SECRET,
) => verifyWebhook({ headers, body }, secrets, { now: NOW });

describe('a request that the service has signed', () => {
  it.each([
    ['standardwebhooks', standard()],
    ['svix', { ...standard(), 'webhook-signature': new SvixWebhook(SECRET).sign('evt_1', new Date(NOW), BODY) }],
    ['stripe', stripe()],
  ])('is the event in its body, as %s signs it', async (_, headers) => {
    expect(await verify(headers)).toEqual(JSON.parse(BODY));
    expect(await verify(headers, new TextEncoder().encode(BODY))).toEqual(JSON.parse(BODY));
  });

  it('is accepted with any of two secrets, and any of two signatures', async () => {
    const [old, next] = [newSecret(), newSecret()];
    const both = {
      ...standard(BODY, old),
      'webhook-signature': `v2,x ${signatureOf(standard(BODY, next))} ${signatureOf(standard(BODY, old))}`,
    };
    for (const secrets of [old, next, [SECRET, old]])
      expect(await verify(both, BODY, secrets)).toMatchObject({ id: 'evt_1' });
    const stripes = { 'livery-signature': `${stripe(BODY, next)['livery-signature'] ?? ''},v1=00` };
    expect(await verify(stripes, BODY, [old, next])).toMatchObject({ id: 'evt_1' });
  });

  it('has headers as Node, the web or a proxy write them', async () => {
    const headers = standard();
    const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const other of [new Headers(headers), capitals]) {
      expect(await verifyWebhook({ headers: other, body: BODY }, SECRET, { now: NOW })).toMatchObject({ id: 'evt_1' });
    }
  });

  it('may be five minutes older or newer than the clock, or as much as the receiver allows', async () => {
    for (const seconds of [SECONDS - 300, SECONDS + 300]) await verify(standard(BODY, SECRET, seconds));
    const request = { headers: standard(BODY, SECRET, SECONDS - 3_000), body: BODY };
    await verifyWebhook(request, SECRET, { now: NOW, toleranceSeconds: 3_000 });
  });

  it('has the type that isEvent tells', async () => {
    const event = await verify(standard());
    expect(isEvent(event, 'brand.font.deleted')).toBe(false);
    expect(isEvent(event, 'brand.font.created') && event.data.object.name).toBe('Über – Inter');
  });
});

it('that a test signs is one of the service, by the check of Standard Webhooks, too', async () => {
  const { headers, body } = await signWebhook(EVENT, SECRET, { now: NOW });
  expect(await verify(headers, body)).toEqual(JSON.parse(BODY));
  expect(headers['webhook-signature']).toBe(standard()['webhook-signature']);
  await expect(signWebhook(EVENT, 'whsec_%')).rejects.toThrow('A signing secret begins with whsec_.');
});

describe('a request that is refused', () => {
  const changed = BODY.replace('Inter', 'Enter');
  const rewritten = JSON.stringify(JSON.parse(BODY), null, 1);

  it.each<[string, Record<string, string>, string, string]>([
    ['without headers', {}, BODY, 'header'],
    ['without a signature', { 'webhook-id': 'evt_1', 'webhook-timestamp': String(SECONDS) }, BODY, 'header'],
    ['too old', standard(BODY, SECRET, SECONDS - 301), BODY, 'timestamp'],
    ['from the future', stripe(BODY, SECRET, SECONDS + 301), BODY, 'timestamp'],
    ['without a time that is one', { ...standard(), 'webhook-timestamp': '1e9' }, BODY, 'timestamp'],
    ['with another secret', standard(BODY, newSecret()), BODY, 'signature'],
    ['with another body', standard(), changed, 'signature'],
    ['with a body that was written again', standard(), rewritten, 'signature'],
    ['with another id', { ...standard(), 'webhook-id': 'evt_2' }, BODY, 'signature'],
    ['with a signature that is no base64', { ...standard(), 'webhook-signature': 'v1,%' }, BODY, 'signature'],
    ['with an empty signature', { ...standard(), 'webhook-signature': 'v1,' }, BODY, 'signature'],
    [
      'with a signature of another version',
      { ...standard(), 'webhook-signature': signatureOf(standard()).replace('v1', 'v2') },
      BODY,
      'signature',
    ],
    [
      'with half a signature',
      { 'livery-signature': (stripe()['livery-signature'] ?? '').slice(0, -2) },
      BODY,
      'signature',
    ],
    ['with a body that is no event', standard('[]'), '[]', 'body'],
  ])('%s', async (_, headers, body, reason) => {
    await expect(verify(headers, body)).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
  });

  it('is refused as well if the tolerance is no number', async () => {
    for (const toleranceSeconds of [NaN, -1]) {
      const verified = verifyWebhook({ headers: standard(), body: BODY }, SECRET, { now: NOW, toleranceSeconds });
      await expect(verified).rejects.toMatchObject({ reason: 'timestamp' });
    }
  });

  it('is not one whose signature in the other format would fit: the standard one decides', async () => {
    const wrong = { ...stripe(), ...standard(BODY, newSecret()) };
    await expect(verify(wrong)).rejects.toMatchObject({ reason: 'signature' });
  });

  it('names a secret that is none, without repeating it', async () => {
    for (const secret of ['', 'whsec_', 'whsec_%%%']) {
      await expect(verify(standard(), BODY, secret)).rejects.toThrow('A signing secret begins with whsec_.');
    }
  });
});

function signatureOf(headers: Record<string, string>): string {
  return headers['webhook-signature'] ?? '';
}

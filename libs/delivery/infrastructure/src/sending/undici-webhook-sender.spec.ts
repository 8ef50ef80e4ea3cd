import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { ClaimedDelivery } from '@livery/delivery-application';
import { newId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { AddressVetter } from '../addresses/address-vetter.ts';
import { Cidr } from '../addresses/cidr.ts';
import { HmacWebhookSigner } from '../secrets/hmac-webhook-signer.ts';
import { BAD_ANSWERS, WebhookSink } from '../testing/webhook-sink.ts';
import { UndiciWebhookSender } from './undici-webhook-sender.ts';

const SECRET = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 'old').toString('base64')}`;
const DEADLINE_MS = 400;

const open = { allowedCidrs: [Cidr.parse('127.0.0.0/8')], allowHttpInLiveMode: true, extraPorts: 'any' } as const;
const vetter = new AddressVetter(open, async () => ['127.0.0.1']);

let sink: WebhookSink;
let sender: UndiciWebhookSender;

beforeAll(async () => {
  sink = await WebhookSink.open();
});

beforeEach(() => {
  sender = new UndiciWebhookSender((host) => vetter.vetHost(host), new SystemClock(), { deadlineMs: DEADLINE_MS });
});

afterEach(async () => {
  await sender.close();
  sink.received.length = 0;
});

afterAll(async () => sink.close());

function delivery(url: string, secrets: readonly string[] = [SECRET]): ClaimedDelivery {
  const signers = secrets.map((secret) => new HmacWebhookSigner(secret));
  return {
    id: newId(),
    claimId: newId(),
    eventId: newId(),
    sequence: 1,
    attemptCount: 0,
    tenant: { organizationId: newId(), livemode: true },
    endpoint: { id: newId(), url, failingSince: null, failingTold: false, signers },
    body: JSON.stringify({ id: 'evt_1', object: 'event', data: { text: 'ünïcödé ✓' } }),
  };
}

describe('a webhook', () => {
  it.each([
    ['the newest secret', SECRET],
    ['the one before, while they overlap', OLD_SECRET],
  ])('is verified by standardwebhooks, svix and stripe with %s', async (_, secret) => {
    sink.answer = (response) => response.writeHead(204).end();
    const sent = delivery(`${sink.origin}/hooks?a=1`, [SECRET, OLD_SECRET]);
    const outcome = await sender.send(sent);
    expect(outcome).toMatchObject({
      succeeded: true,
      error: null,
      response: { status: 204, body: '', truncated: false },
    });

    const [webhook] = sink.received;
    const headers = Object.fromEntries(
      Object.entries(webhook?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const body = webhook?.body ?? '';
    expect(webhook?.path).toBe('/hooks?a=1');
    expect(body).toBe(sent.body);
    expect(new StandardWebhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new SvixWebhook(secret).verify(body, headers)).not.toThrow();
    const event = Stripe.webhooks.constructEvent(body, headers['livery-signature'] ?? '', secret);
    expect(event.id).toBe('evt_1');
  });

  it('tells how long each step took, and reuses its connection', async () => {
    const before = sink.connections;
    sink.answer = (response) => response.writeHead(200, { 'x-answer': 'yes' }).end('thanks');
    const first = await sender.send(delivery(sink.origin));
    await setImmediate();
    const second = await sender.send(delivery(sink.origin));
    expect(Object.keys(first.timings)).toEqual(['dns', 'connect', 'firstByte']);
    expect(Object.keys(second.timings)).toEqual(['firstByte']);
    expect(first.response).toMatchObject({ headers: { 'x-answer': 'yes' }, body: 'thanks' });
    expect(sink.connections - before).toBe(1);
  });
});

describe('an endpoint that', () => {
  it.each([
    ['answers 500', BAD_ANSWERS.error, 500, null],
    ['redirects, and is not followed', BAD_ANSWERS.redirect, 301, null],
    ['says 410', BAD_ANSWERS.gone, 410, null],
    ['stays silent', BAD_ANSWERS.silence, null, 'timeout'],
    ['sends one byte a second', BAD_ANSWERS.oneByteASecond, 200, 'timeout'],
    ['hangs up', BAD_ANSWERS.hangUp, null, 'connection_lost'],
    ['speaks something else', BAD_ANSWERS.nonsense, null, 'response_invalid'],
  ])('%s has failed', async (_, answer, status, errorClass) => {
    sink.answer = answer;
    const outcome = await sender.send(delivery(sink.origin));
    expect(outcome.succeeded).toBe(false);
    expect(outcome.response?.status ?? null).toBe(status);
    expect(outcome.error?.class ?? null).toBe(errorClass);
    expect(outcome.durationMs).toBeLessThan(DEADLINE_MS + 1_000);
    expect(sink.received).toHaveLength(1);
  });

  it('never stops talking is heard for 64 KiB, of which 16 are kept', async () => {
    sink.answer = BAD_ANSWERS.endless;
    const outcome = await sender.send(delivery(sink.origin));
    expect(outcome).toMatchObject({ succeeded: true, error: null, response: { status: 200, truncated: true } });
    expect(outcome.response?.body).toHaveLength(16 * 1_024);
  });

  it('refuses connections, or encryption, is told by what failed', async () => {
    const plain = createServer((socket) => socket.resume().end('no TLS here')).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const address = plain.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const encrypted = await sender.send(delivery(`https://127.0.0.1:${port}/`));
    plain.close();
    await once(plain, 'close');
    const refused = await sender.send(delivery(`http://127.0.0.1:${port}/`));
    expect([encrypted.error?.class, refused.error?.class]).toEqual(['tls', 'connect']);
    expect(refused.error?.message).toContain('ECONNREFUSED');
    expect(Object.keys(refused.timings)).toEqual(['dns']);
  });
});

describe('at connect time', () => {
  it('the vetted address itself is dialled, whatever the name would resolve to', async () => {
    sink.answer = (response) => response.writeHead(200).end();
    const port = new URL(sink.origin).port;
    const outcome = await sender.send(delivery(`http://nobody-resolves-this.example:${port}/`));
    expect(outcome.succeeded).toBe(true);
    expect(sink.received[0]?.headers.host).toBe(`nobody-resolves-this.example:${port}`);
  });

  it.each([
    ['a name that now leads to a private address', 'http://rebound.example/', 'address_forbidden'],
    ['a private address', 'http://10.0.0.1/', 'address_forbidden'],
    ['a name without addresses', 'http://empty.example/', 'dns'],
  ])('%s is refused', async (_, url, errorClass) => {
    const strict = new AddressVetter(open, async (host) => (host === 'rebound.example' ? ['10.1.2.3'] : []));
    const refusing = new UndiciWebhookSender((host) => strict.vetHost(host), new SystemClock());
    const outcome = await refusing.send(delivery(url));
    expect(outcome).toMatchObject({ succeeded: false, response: null, error: { class: errorClass } });
    await refusing.close();
  });
});

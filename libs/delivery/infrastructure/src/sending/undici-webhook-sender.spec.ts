import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { type ClaimedDelivery, NotSent } from '@livery/delivery-application';
import { newId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';
import { poll, SilentPort } from '@livery/testing';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { AddressVetter } from '../addresses/address-vetter.ts';
import { Cidr } from '../addresses/cidr.ts';
import { HmacWebhookSigner } from '../secrets/hmac-webhook-signer.ts';
import { BAD_ANSWERS, WebhookSink, withoutConnection } from '../testing/webhook-sink.ts';
import { UndiciWebhookSender } from './undici-webhook-sender.ts';

const SECRET = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 'old').toString('base64')}`;
/** The deadline of attempts that are to miss it, on a busy machine after the request has arrived. All others have the usual one. */
const SHORT_DEADLINE_MS = 1_000;
const USUAL_DEADLINE_MS = 15_000;

const open = { allowedCidrs: [Cidr.parse('127.0.0.0/8')], allowHttpInLiveMode: true, extraPorts: 'any' } as const;
const vetter = new AddressVetter(open, async () => ['127.0.0.1']);

let sink: WebhookSink;
let sender: UndiciWebhookSender;
let impatient: UndiciWebhookSender;

beforeAll(async () => {
  sink = await WebhookSink.open();
});

beforeEach(() => {
  sender = new UndiciWebhookSender(vetter, new SystemClock());
  impatient = new UndiciWebhookSender(vetter, new SystemClock(), { deadlineMs: SHORT_DEADLINE_MS });
});

afterEach(async () => {
  await sender.close();
  await impatient.close();
  sink.received.length = 0;
});

afterAll(async () => sink.close());

function delivery(url: string, secrets: readonly string[] = [SECRET], livemode = true): ClaimedDelivery {
  const signers = secrets.map((secret) => ({
    signer: new HmacWebhookSigner(secret),
    retiresAt: null,
    readAt: new Date(),
  }));
  return {
    id: newId(),
    claimId: newId(),
    traceparent: null,
    eventId: newId(),
    sequence: 1,
    attemptCount: 0,
    tenant: { organizationId: newId(), livemode },
    endpoint: { id: newId(), url, failingSince: null, failureReported: false, maxInFlight: null, signers },
    body: Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', data: { text: 'ünïcödé ✓' } })),
  };
}

/** Writes a head, and a complete response after it. */
const raw = (head: string) => (response: ServerResponse) => {
  response.socket?.end(`${head}\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n`);
};

/** The number of sockets, connection attempts and timers that keep the process running. */
const resources = (): number =>
  process.getActiveResourcesInfo().filter((name) => /^(TCPSocketWrap|ConnectWrap|Timeout)$/.test(name)).length;

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('a webhook', () => {
  it.each([
    ['the newest secret', SECRET],
    ['the previous secret, while both are valid', OLD_SECRET],
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
    expect(body).toBe(Buffer.from(sent.body).toString());
    expect(new StandardWebhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new SvixWebhook(secret).verify(body, headers)).not.toThrow();
    const event = Stripe.webhooks.constructEvent(body, headers['livery-signature'] ?? '', secret);
    expect(event.id).toBe('evt_1');
  });

  it('has the time of each step, and reuses the connection of the one before', async () => {
    const before = sink.connections;
    sink.answer = (response) => response.writeHead(200, { 'x-answer': 'yes' }).end('thanks');
    const first = await sender.send(delivery(sink.origin));
    const second = await sender.send(delivery(sink.origin));
    expect(Object.keys(first.timings)).toEqual(['dns', 'connect', 'firstByte']);
    expect(Object.keys(second.timings)).toEqual(['firstByte']);
    expect(first.response).toMatchObject({ headers: { 'x-answer': 'yes' }, body: 'thanks' });
    expect(sink.connections - before).toBe(1);
  });
});

describe('the headers of an attempt', () => {
  const arrived = () => withoutConnection(sink.received[0]?.headers ?? {});

  it('are recorded as they arrive, also if the attempt fails', async () => {
    sink.answer = BAD_ANSWERS.error;
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { requestHeaders } = await sender.send(delivery(`${sink.origin}/hooks`), undefined, traceparent);
    expect(requestHeaders).toEqual(arrived());
    expect(Object.keys(requestHeaders ?? {}).sort()).toEqual([
      'content-length',
      'content-type',
      'host',
      'livery-signature',
      'traceparent',
      'user-agent',
      'webhook-id',
      'webhook-sequence',
      'webhook-signature',
      'webhook-timestamp',
    ]);
  });

  it('are recorded if there is no response', async () => {
    sink.answer = BAD_ANSWERS.silence;
    const { requestHeaders } = await impatient.send(delivery(sink.origin));
    expect(requestHeaders).toEqual(arrived());
  });

  it('are none if nothing was sent', async () => {
    await using silent = await SilentPort.open('127.0.0.2');
    const urls = [`http://127.0.0.2:${silent.port}/`, 'http://127.0.0.1:1/', 'http://10.0.0.1/'];
    const outcomes = await Promise.all(urls.map((url) => impatient.send(delivery(url))));
    expect(outcomes.map(({ requestHeaders }) => requestHeaders)).toEqual([undefined, undefined, undefined]);
    expect(outcomes.map(({ error }) => error?.class)).toEqual(['timeout', 'connect', 'address_forbidden']);
  });
});

describe('an endpoint that', () => {
  it.each([
    ['answers 500', BAD_ANSWERS.error, 500, null],
    ['answers with a redirect, which is not followed,', BAD_ANSWERS.redirect, 301, null],
    ['answers 410', BAD_ANSWERS.gone, 410, null],
    ['closes the connection', BAD_ANSWERS.hangUp, null, 'connection_lost'],
    ['does not speak HTTP', BAD_ANSWERS.nonsense, null, 'response_invalid'],
    ['answers 100, which was not asked for,', raw('HTTP/1.1 100 Continue'), null, 'response_invalid'],
    ['answers 101, which was not asked for,', raw('HTTP/1.1 101 Switching Protocols'), null, 'response_invalid'],
    ['answers 000', raw('HTTP/1.1 000 Nothing'), null, 'response_invalid'],
  ])('%s fails the attempt', async (_, answer, status, errorClass) => {
    sink.answer = answer;
    const outcome = await sender.send(delivery(sink.origin));
    expect(outcome.succeeded).toBe(false);
    expect(outcome.response?.status ?? null).toBe(status);
    expect(outcome.error?.class ?? null).toBe(errorClass);
    expect(sink.received).toHaveLength(1);
  });

  it.each([
    ['does not answer', BAD_ANSWERS.silence, null],
    ['sends one byte a second', BAD_ANSWERS.oneByteASecond, 200],
  ])('%s fails the attempt at its deadline', async (_, answer, status) => {
    sink.answer = answer;
    const outcome = await impatient.send(delivery(sink.origin));
    expect(outcome).toMatchObject({ succeeded: false, error: { class: 'timeout' } });
    expect(outcome.response?.status ?? null).toBe(status);
    // Timers of Node may fire up to a millisecond early.
    expect(outcome.durationMs).toBeGreaterThanOrEqual(SHORT_DEADLINE_MS - 1);
    expect(outcome.durationMs).toBeLessThan(USUAL_DEADLINE_MS);
    expect(sink.received).toHaveLength(1);
  });

  it('sends an endless body is read for 64 KiB, of which 16 KiB are kept', async () => {
    sink.answer = BAD_ANSWERS.endless;
    const outcome = await sender.send(delivery(sink.origin));
    expect(outcome).toMatchObject({ succeeded: true, error: null, response: { status: 200, truncated: true } });
    expect(outcome.response?.body).toHaveLength(16 * 1_024);
  });

  it('refuses a connection, or TLS, gives the attempt the class of that error', async () => {
    const plain = createServer((socket) => socket.resume().end('no TLS here')).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const port = portOf(plain);
    const encrypted = await sender.send(delivery(`https://127.0.0.1:${port}/`));
    plain.close();
    await once(plain, 'close');
    const refused = await sender.send(delivery(`http://127.0.0.1:${port}/`));
    expect([encrypted.error?.class, refused.error?.class]).toEqual(['tls', 'connect']);
    expect(refused.error?.message).toBe('No connection. (ECONNREFUSED)');
    expect(Object.keys(refused.timings)).toEqual(['dns']);
  });
});

describe('at connect time', () => {
  it('the checked address is dialled, and the name is not resolved again', async () => {
    sink.answer = (response) => response.writeHead(200).end();
    const port = new URL(sink.origin).port;
    const outcome = await sender.send(delivery(`http://nobody-resolves-this.example:${port}/`));
    expect(outcome.succeeded).toBe(true);
    expect(sink.received[0]?.headers.host).toBe(`nobody-resolves-this.example:${port}`);
  });

  it.each([
    ['a name that now resolves to a private address', 'http://rebound.example/', 'address_forbidden'],
    ['a private address', 'http://10.0.0.1/', 'address_forbidden'],
    ['a name without addresses', 'http://empty.example/', 'dns'],
  ])('%s is refused', async (_, url, errorClass) => {
    const strict = new AddressVetter(open, async (host) => (host === 'rebound.example' ? ['10.1.2.3'] : []));
    const refusing = new UndiciWebhookSender(strict, new SystemClock());
    const outcome = await refusing.send(delivery(url));
    expect(outcome).toMatchObject({ succeeded: false, response: null, error: { class: errorClass } });
    await refusing.close();
  });

  it.each([
    ['a scheme', 'ftp://127.0.0.1', true],
    ['http in live mode', 'http://127.0.0.1', true],
    ['a port', 'http://127.0.0.1:25', false],
    ['a text that is no URL', 'example.com', false],
    ['credentials', 'http://me:secret@127.0.0.1', false],
  ])('%s that is no longer allowed is refused', async (_, url, livemode) => {
    const policy = { ...open, allowHttpInLiveMode: false, extraPorts: [] };
    const refusing = new UndiciWebhookSender(new AddressVetter(policy), new SystemClock());
    const outcome = await refusing.send(delivery(url, [SECRET], livemode));
    expect(outcome).toMatchObject({ succeeded: false, timings: {}, error: { class: 'address_forbidden' } });
    expect(outcome.error?.message).not.toContain('secret');
    await refusing.close();
  });
});

describe('a response without a body', () => {
  const flood = (head: string, part: string) => async (): Promise<{ port: number; server: Server }> => {
    const server = createServer((socket) => {
      const parts = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
      const pump = (): void => {
        while (!socket.destroyed && socket.write(parts));
      };
      socket.on('error', () => undefined).on('drain', pump);
      socket.once('data', () => {
        socket.write(head);
        pump();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { port: portOf(server), server };
  };

  it.each([
    ['endless informational responses', flood('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')],
    ['an endless reason phrase', flood('HTTP/1.1 200 ', 'a')],
    ['endless empty lines', flood('', '\r\n')],
    ['an endless chunk extension', flood('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1', ';a=b')],
    ['endless headers', flood('HTTP/1.1 200 OK\r\n', 'a: b\r\n')],
    ['one endless header', flood('HTTP/1.1 200 OK\r\na: ', 'b')],
    ['endless trailers', flood('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n', 'a: b\r\n')],
  ])('but with %s is cut off', async (_, listen) => {
    const { port, server } = await listen();
    const outcome = await sender.send(delivery(`http://127.0.0.1:${port}/`));
    expect(outcome).toMatchObject({ succeeded: false, error: { class: 'response_invalid' } });
    await sender.close();
    await once(server.close(), 'close');
  });
});

describe('a request that may no longer be sent', () => {
  it('is not sent once the connection is open for which it waited', async () => {
    const resolved = Promise.withResolvers<readonly string[]>();
    const waiting = new UndiciWebhookSender(new AddressVetter(open, () => resolved.promise), new SystemClock());
    const { port } = new URL(sink.origin);
    let maySend = true;
    const sent = [1, 2].map(() => waiting.send(delivery(`http://slow.example:${port}/`), () => maySend));
    const outcomes = Promise.allSettled(sent);
    maySend = false;
    resolved.resolve(['127.0.0.1']);
    expect((await outcomes).map((one) => one.status === 'rejected' && one.reason instanceof NotSent)).toEqual([
      true,
      true,
    ]);
    expect(sink.received).toEqual([]);
    maySend = true;
    expect(await waiting.send(delivery(`http://slow.example:${port}/`), () => maySend)).toMatchObject({
      succeeded: true,
    });
    await waiting.close();
  });
});

describe('a sender that is closed', () => {
  it.each([
    ['waits for a response', '127.0.0.1'],
    ['resolves a name', 'never-resolves.example'],
    ['connects', '127.0.0.2'],
  ])('while it %s gives no outcome, and leaves no socket or timer', async (_, host) => {
    sink.answer = BAD_ANSWERS.silence;
    await using silent = await SilentPort.open('127.0.0.2');
    const port = host === '127.0.0.2' ? silent.port : new URL(sink.origin).port;
    const before = resources();
    const waiting = new AddressVetter(open, () => new Promise(() => undefined));
    const closing = new UndiciWebhookSender(waiting, new SystemClock());
    let outcomes = 0;
    const sent = Array.from({ length: 8 }, async () => {
      await closing.send(delivery(`http://${host}:${port}/`));
      outcomes += 1;
    });
    if (host === '127.0.0.1') await poll('all requests to arrive', () => sink.received.length === 8);
    await closing.close();
    const ends = await Promise.allSettled(sent);
    expect(ends.map(({ status }) => status)).toEqual(new Array(8).fill('rejected'));
    await poll('every socket and timer to be gone', () => resources() <= before);
    expect(outcomes).toBe(0);
  });

  it('refuses to send', async () => {
    await sender.close();
    await expect(sender.send(delivery(sink.origin))).rejects.toThrow('closed');
    expect(sink.received).toHaveLength(0);
  });
});

import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { poll } from '@livery/testing';
import express from 'express';
import { EventStream, type EventStreamTimes } from './event-stream.ts';
import type { ServerSentEvent } from './server-sent-event.ts';

const TIMES: EventStreamTimes = {
  keepAliveMs: 60_000,
  lastsMs: 60_000,
  checkMs: 60_000,
  stallMs: 60_000,
  headersWithinMs: 60_000,
};

let times: EventStreamTimes;
let source: () => AsyncIterable<ServerSentEvent>;
let assertPermitted: () => Promise<unknown>;
let sending: Promise<void> | undefined;
let server: Server;

beforeEach(async () => {
  times = TIMES;
  assertPermitted = () => Promise.resolve();
  sending = undefined;
  const application = express().use((_, response) => {
    const stream = new EventStream(response, times, () => response.flushHeaders());
    sending = stream.send({ events: source(), assertPermitted }, undefined);
  });
  server = createServer(application);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

async function open(): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port }, resolve).once('error', reject);
  });
  return response;
}

/** A source that waits until it is ended. */
async function* silence(): AsyncGenerator<ServerSentEvent> {
  await new Promise(() => undefined);
  yield { event: 'never', data: {} };
}

describe('a stream of events', () => {
  it('sends comments while nothing happens, and headers before the first event', async () => {
    times = { ...TIMES, keepAliveMs: 5, headersWithinMs: 5 };
    source = silence;
    const response = await open();
    let received = '';
    response.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await poll('two comments', () => received.startsWith(':\n\n:\n\n'));
    response.destroy();
  });

  it('ends after its time, also if its source still waits', async () => {
    times = { ...TIMES, lastsMs: 5 };
    source = silence;
    expect(await text(await open())).toBe('');
  });

  it('ends when its caller may not read it any more, also if its source still waits', async () => {
    times = { ...TIMES, checkMs: 5 };
    source = silence;
    let checks = 0;
    assertPermitted = async () => {
      checks += 1;
      if (checks === 3) throw new DomainError('unauthenticated', 'credentials_invalid', 'Revoked.');
    };
    expect(await text(await open())).toBe('');
    expect(checks).toBe(3);
  });

  it('goes on while the database does not answer, and is checked by one question at a time', async () => {
    times = { ...TIMES, checkMs: 5, keepAliveMs: 5, headersWithinMs: 5 };
    source = silence;
    const answers: (() => void)[] = [];
    let asked = 0;
    assertPermitted = () => {
      asked += 1;
      const outage = new DomainError('unavailable', 'unavailable', 'Away.');
      return new Promise((_, reject) => answers.push(() => reject(outage)));
    };
    const response = await open();
    let received = '';
    response.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await poll('ten comments', () => received.length >= 30);
    expect(asked).toBe(1);
    answers.pop()?.();
    await poll('the next question', () => asked === 2);
    expect(response.closed).toBe(false);
    response.destroy();
  });

  it('is not read ahead of a client that reads nothing, which is disconnected', async () => {
    times = { ...TIMES, stallMs: 50 };
    let asked = 0;
    source = async function* () {
      for (;;)
        yield await Promise.resolve({ event: 'large', data: { asked: (asked += 1), text: 'x'.repeat(100_000) } });
    };
    const response = await open();
    response.on('error', () => undefined);
    await poll('the stream to begin', () => sending !== undefined);
    await sending;
    expect(asked).toBeLessThan(1_000);
    response.destroy();
  });
});

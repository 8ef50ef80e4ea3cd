import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import express from 'express';
import { EventStream, type EventStreamTimes } from './event-stream.ts';
import type { ServerSentEvent } from './server-sent-event.ts';

const TIMES: EventStreamTimes = { keepAliveMs: 60_000, lastsMs: 60_000, stallMs: 60_000, headersWithinMs: 60_000 };

let times: EventStreamTimes;
let source: () => AsyncIterable<ServerSentEvent>;
let sending: Promise<void> | undefined;
let server: Server;

beforeEach(async () => {
  times = TIMES;
  sending = undefined;
  const application = express().use((_, response) => {
    sending = new EventStream(response, times, () => response.flushHeaders()).send(source(), undefined);
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

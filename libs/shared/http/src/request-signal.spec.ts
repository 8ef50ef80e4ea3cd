import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { drainOnClose } from './drain-on-close.ts';
import { endOfWaiting, signalOf } from './request-signal.ts';

/** How long a server that closes waits for its answers. */
const DRAIN_MS = 200;

let server: Server;

/** Starts a server that answers `/fast` at once and everything else never. @returns what becomes of the signal of the next request */
async function serve(signalFor = signalOf): Promise<{ readonly port: number; readonly signal: Promise<AbortSignal> }> {
  const application = express();
  const signal = new Promise<AbortSignal>((resolve) => {
    application.use((incoming, response) => {
      resolve(signalFor(response));
      if (incoming.url === '/fast') response.send('done');
    });
  });
  server = createServer(application);
  drainOnClose(server, DRAIN_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, signal };
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the signal of a request', () => {
  it('is aborted with a temporary error when the caller leaves', async () => {
    const { port, signal } = await serve();
    const sent = request({ port, path: '/never' }).on('error', () => undefined);
    sent.end();
    const received = await signal;
    expect(received.aborted).toBe(false);
    const aborted = once(received, 'abort');
    sent.destroy();
    await aborted;
    expect(received.reason).toMatchObject({ kind: 'timeout', code: 'timeout' });
  });

  it('is not aborted when the response is complete', async () => {
    const { port, signal } = await serve();
    const answer = await new Promise<IncomingMessage>((resolve) => {
      request({ port, path: '/fast', agent: false }, resolve).end();
    });
    answer.resume();
    await once(answer, 'close');
    expect((await signal).aborted).toBe(false);
  });
});

describe('the end of waiting for a response', () => {
  it('is when the caller leaves', async () => {
    const { port, signal } = await serve(endOfWaiting);
    const sent = request({ port, path: '/never' }).on('error', () => undefined);
    sent.end();
    const received = await signal;
    expect(received.aborted).toBe(false);
    const aborted = once(received, 'abort');
    sent.destroy();
    await aborted;
  });

  it('is when the server begins to close', async () => {
    const { port, signal } = await serve(endOfWaiting);
    request({ port, path: '/never' })
      .on('error', () => undefined)
      .end();
    const received = await signal;
    expect(received.aborted).toBe(false);
    server.close();
    expect(received.aborted).toBe(true);
  });
});

import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hardenServer } from './harden-server.ts';

const TIMEOUTS = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };

let server: Server;
let port: number;
let served: number;

beforeEach(async () => {
  served = 0;
  server = createServer((request, response) => {
    request.resume().once('end', () => response.end(`served ${(served += 1)}`));
  });
  hardenServer(server, TIMEOUTS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends a head, and then one character every 20 ms until the server closes the connection. Resolves to the response. */
function trickle(head: string): Promise<{ readonly answer: string; readonly took: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    let drops: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      drops = setInterval(() => socket.write('a'), 20);
    });
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString())).on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drops);
      resolve({ answer, took: performance.now() - start });
    });
  });
}

const TIMED_OUT = /^HTTP\/1.1 408 [^]*Request-Id: req_[^]*Connection: close\r\n[^]*"code":"timeout"/;

describe('a client that is slow on purpose', () => {
  it('gets 408 and is disconnected while it still sends headers', async () => {
    const { answer, took } = await trickle('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(answer).toMatch(TIMED_OUT);
    expect(took).toBeGreaterThanOrEqual(TIMEOUTS.headersTimeout);
    expect(served).toBe(0);
  });

  it('gets 408 and is disconnected while it still sends a body', async () => {
    const { answer, took } = await trickle('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    expect(answer).toMatch(TIMED_OUT);
    expect(took).toBeGreaterThanOrEqual(TIMEOUTS.requestTimeout);
    expect(served).toBe(0);
  });

  it('gets no more time than others if it sends nothing at first', async () => {
    const { answer } = await trickle('');
    expect(answer).toMatch(/^HTTP\/1.1 40[08] /);
  });
});

describe('the limits of every server', () => {
  it('are 15 s for headers and 120 s for a request, checked every second', () => {
    const hardened = createServer();
    hardenServer(hardened);
    expect(hardened).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 1_000,
    });
  });
});

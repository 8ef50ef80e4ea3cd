import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answerSlowRequest } from '../broken-request.ts';
import { hardenServer } from '../harden-server.ts';
import { type UploadLimits, watchUpload } from './upload-progress.ts';

const TIMEOUTS = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
const LIMITS: UploadLimits = { idleMs: 300, graceMs: 600, leastBytes: 100, checkMs: 10 };
const TIMED_OUT = /^HTTP\/1.1 408 [^]*Connection: close\r\n[^]*"code":"timeout"/;

let limits: UploadLimits;
let server: Server;
let sockets: Socket[];
let reads: boolean;

beforeEach(async () => {
  limits = LIMITS;
  sockets = [];
  reads = true;
  server = createServer((request, response) => {
    const stop = request.url === '/upload' ? watchUpload(request, answerSlowRequest, limits) : () => undefined;
    request.once('close', stop).on('error', () => undefined);
    if (reads) request.resume().once('end', () => response.end('served'));
  });
  hardenServer(server, TIMEOUTS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const head = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a head, and then a piece every 20 ms. Resolves to the response, and how long it took. */
function trickle(
  text: string,
  piece: string,
  pieces: number,
): Promise<{ readonly answer: string; readonly took: number }> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const start = performance.now();
  return new Promise((resolve) => {
    let left = pieces;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    sockets.push(socket);
    const drops = setInterval(() => left-- > 0 && socket.write(piece), 20);
    socket
      .on('error', () => undefined)
      .once('close', () => clearInterval(drops))
      .once('data', (answer: Buffer) => {
        socket.destroy();
        resolve({ answer: answer.toString(), took: performance.now() - start });
      });
  });
}

describe('an upload', () => {
  it('may take longer than other requests as long as it makes progress', async () => {
    const { answer, took } = await trickle(head('/upload', 5_000), 'x'.repeat(100), 50);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(took).toBeGreaterThan(2 * TIMEOUTS.requestTimeout);
  });

  it('is ended if nothing arrives any more', async () => {
    const { answer, took } = await trickle(head('/upload', 5_000), 'x'.repeat(100), 5);
    expect(answer).toMatch(TIMED_OUT);
    expect(took).toBeGreaterThanOrEqual(LIMITS.idleMs);
  });

  it('is ended if less than the least rate arrives after the time of grace', async () => {
    const { answer, took } = await trickle(head('/upload', 5_000), 'x', 5_000);
    expect(answer).toMatch(TIMED_OUT);
    expect(took).toBeGreaterThanOrEqual(LIMITS.graceMs);
  });

  it('is not blamed while this process does not read', async () => {
    reads = false;
    limits = { ...LIMITS, idleMs: 50, graceMs: 50 };
    const first = trickle(head('/upload', 5_000), 'x'.repeat(100), 5).then(() => 'answered');
    const waited = new Promise((resolve) => setTimeout(() => resolve('waits'), 300));
    expect(await Promise.race([first, waited])).toBe('waits');
  });

  it('leaves other requests to the total time', async () => {
    const { answer } = await trickle(head('/other', 5_000), 'x'.repeat(100), 50);
    expect(answer).toMatch(TIMED_OUT);
  });
});

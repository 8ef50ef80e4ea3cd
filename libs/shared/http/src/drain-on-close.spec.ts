import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { drainOnClose } from './drain-on-close.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
let responses: ServerResponse[];
let sockets: Socket[];

beforeEach(() => {
  responses = [];
  sockets = [];
  server = createServer((_, response) => responses.push(response));
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

async function listen(deadlineMs: number): Promise<void> {
  drainOnClose(server, deadlineMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** A client that sends `text`, and what it has received so far. */
async function client(
  text: string,
): Promise<{ received: () => string; closed: Promise<unknown>; send: (more: string) => void }> {
  const address = server.address();
  if (!isAddress(address)) throw new Error('The server does not listen.');
  const accepted = once(server, 'connection');
  const socket = connect(address.port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (received += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  await accepted;
  return { received: () => received, closed, send: (more) => void socket.write(more) };
}

const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

describe('closing the server', () => {
  it('does not wait for clients that have sent nothing, or part of a request', async () => {
    await listen(60_000);
    const clients = await Promise.all([client(''), client('GET / HT')]);
    await close();
    await Promise.all(clients.map(({ closed }) => closed));
  });

  it('lets a client that has just connected send its request, and answers it', async () => {
    await listen(60_000);
    const { received, closed, send } = await client('');
    const closing = close();
    send(REQUEST);
    await poll('the request', () => responses.length === 1);
    responses[0]?.end('answer');
    await Promise.all([closing, closed]);
    expect(received()).toContain('answer');
  });

  it('does not wait for a client between two requests', async () => {
    await listen(60_000);
    const { received, closed } = await client(REQUEST);
    await poll('the request', () => responses.length === 1);
    responses[0]?.end('answer');
    await poll('the answer', () => received().includes('answer'));
    await close();
    await closed;
  });

  it('sends the whole answer to a running request, and closes after it', async () => {
    await listen(60_000);
    const { received, closed } = await client(REQUEST);
    await poll('the request', () => responses.length === 1);
    const closing = close();
    const answer = 'x'.repeat(5_000_000);
    responses[0]?.writeHead(200, { 'content-length': answer.length }).end(answer);
    await Promise.all([closing, closed]);
    expect(received().endsWith(`\r\n\r\n${answer}`)).toBe(true);
  });

  it('closes the connections of requests that are not answered by the deadline', async () => {
    await listen(50);
    const { closed } = await client(REQUEST);
    await poll('the request', () => responses.length === 1);
    await close();
    await closed;
    expect(responses[0]?.writableEnded).toBe(false);
  });
});

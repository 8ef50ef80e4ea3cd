import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { bodyChunks, readBytes } from './read-bytes.ts';

const coded = (code: string) => expect.objectContaining({ code });

describe('reading the bytes of a body', () => {
  let server: Server;
  let outcome: Promise<unknown>;
  let handle: (request: IncomingMessage) => Promise<unknown>;

  beforeEach(async () => {
    handle = (request) => readBytes(request, 10);
    server = createServer((request, response) => {
      outcome = handle(request);
      const answer = (value: unknown) => response.end(value instanceof Error ? 'refused' : String(value));
      outcome.then(answer, answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A client that has sent the head of a request and these header lines. */
  async function client(...headers: string[]): Promise<Socket> {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
    const socket = connect(address.port);
    await once(socket, 'connect');
    socket.write(['POST / HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n'));
    return socket;
  }

  it('reads a body of announced length', async () => {
    const socket = await client('Content-Length: 10', 'Connection: close');
    socket.write('01234');
    socket.write('56789');
    expect(await text(socket)).toMatch(/\r\n0123456789$/);
  });

  it('reads a body in chunks', async () => {
    const socket = await client('Transfer-Encoding: chunked', 'Connection: close');
    socket.write('3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n');
    expect(await text(socket)).toMatch(/abcde/);
  });

  it('lets other work run between the chunks of a large body', async () => {
    let [chunks, turns, isOver] = [0, 0, false];
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    handle = async (request) => {
      setImmediate(count);
      for await (const chunk of bodyChunks(request)) chunks += chunk.length > 0 ? 1 : 0;
      isOver = true;
    };
    const body = Buffer.alloc(20_000_000);
    const socket = await client(`Content-Length: ${body.length}`, 'Connection: close');
    socket.write(body);
    await text(socket);
    expect(chunks).toBeGreaterThan(100);
    expect(turns).toBeGreaterThan(0.9 * chunks);
  });

  it('reads a missing body as no bytes', async () => {
    const socket = await client('Connection: close');
    await text(socket);
    expect(await outcome).toHaveLength(0);
  });

  it('stops at the first byte past the limit, before the body ends', async () => {
    const socket = await client('Transfer-Encoding: chunked');
    socket.write('b\r\n0123456789a\r\n');
    await once(socket, 'data');
    await expect(outcome).rejects.toEqual(coded('body_too_large'));
    socket.destroy();
  });

  it('refuses a body whose sender closes the connection', async () => {
    const socket = await client('Content-Length: 10');
    const arrived = once(server, 'request');
    socket.write('01234');
    await arrived;
    socket.destroy();
    await expect(outcome).rejects.toEqual(coded('body_invalid_json'));
  });

  it('refuses a body whose sender closed the connection before it is read', async () => {
    handle = async (request) => {
      await new Promise<void>((resolve) => request.once('close', resolve));
      return readBytes(request, 10);
    };
    const socket = await client('Content-Length: 10');
    const arrived = once(server, 'request');
    await arrived;
    socket.destroy();
    await expect(outcome).rejects.toEqual(coded('body_invalid_json'));
  });

  it('reads the rest of a refused body, and serves the next request of its sender', async () => {
    handle = async (request) => {
      for await (const chunk of bodyChunks(request)) if (chunk.length > 0) throw new Error('Seen enough.');
    };
    const size = 20_000_000;
    const socket = await client(`Content-Length: ${size}`);
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(size, 'x'), () => resolve()));
    await once(socket, 'data');

    handle = (request) => readBytes(request, 10);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnext');
    expect(await text(socket)).toMatch(/next$/);
  });

  it('throws the error that the caller passes', async () => {
    handle = (request) => readBytes(request, 2, () => new DomainError('too_large', 'file_too_large', 'Too large.'));
    const socket = await client('Content-Length: 3', 'Connection: close');
    socket.write('abc');
    await text(socket);
    await expect(outcome).rejects.toEqual(coded('file_too_large'));
  });

  it('limits the bytes of chunks, too', async () => {
    handle = async (request) => {
      let size = 0;
      for await (const chunk of bodyChunks(request, 5)) size += chunk.length;
      return size;
    };
    const within = await client('Content-Length: 5', 'Connection: close');
    within.write('01234');
    expect(await text(within)).toMatch(/\r\n5$/);
    const past = await client('Content-Length: 6', 'Connection: close');
    past.write('012345');
    await text(past);
    await expect(outcome).rejects.toEqual(coded('body_too_large'));
  });
});

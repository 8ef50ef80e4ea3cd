import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import express from 'express';
import { ByteTransfer } from './byte-transfer.ts';

/** Longer than the pauses of a busy machine. */
const STALL_MS = 300;
const LARGE = 1_000_000_000;

let source: Readable;
let outcome: Promise<string> | undefined;
let server: Server;

beforeEach(async () => {
  outcome = undefined;
  const application = express().use((_, response) => {
    const begin = (): void => void response.status(200).setHeader('Content-Length', LARGE);
    const sending = new ByteTransfer(source, response, STALL_MS).send(LARGE, begin);
    outcome = sending.then(
      () => 'ended',
      (error: unknown) => {
        response.destroy();
        return String(error instanceof Error ? error.cause : error);
      },
    );
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
  return response.on('error', () => undefined);
}

describe('a transfer of bytes', () => {
  it('ends if the client reads nothing for a while, without an error', async () => {
    source = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    const response = await open();
    await poll('the transfer to begin', () => outcome !== undefined);
    expect(await outcome).toBe('ended');
    expect(source.destroyed).toBe(true);
    response.destroy();
  });

  it('fails if the source delivers nothing for a while', async () => {
    source = new Readable({ read: () => undefined });
    source.push(Buffer.alloc(10));
    const response = await open();
    response.resume();
    await poll('the transfer to begin', () => outcome !== undefined);
    expect(await outcome).toBe(`Error: The source of a byte answer has delivered nothing for ${STALL_MS} ms.`);
    await poll('the end of the response', () => response.closed);
    expect(response.complete).toBe(false);
  });

  it('goes on as long as the client reads', async () => {
    source = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    const response = await open();
    const began = performance.now();
    response.on('data', () => {
      response.pause();
      setTimeout(() => response.resume(), 1);
    });
    await poll('three times the limit', () => performance.now() - began > 3 * STALL_MS);
    expect(response.destroyed).toBe(false);
    response.destroy();
    expect(await outcome).toBe('ended');
  });
});

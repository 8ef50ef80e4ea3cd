import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { assertBelow, poll, SilentPort, timed } from '@livery/testing';
import type { VettedAddress } from '../addresses/address-vetter.ts';
import { dialFirst } from './dial-first.ts';

const opened: AsyncDisposable[] = [];

afterEach(async () => {
  for (const resource of opened.splice(0)) await resource[Symbol.asyncDispose]();
});

const four = (address: string): VettedAddress => ({ address, family: 4 });
const sockets = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

async function silentAt(host: string, port?: number): Promise<SilentPort> {
  const silent = await SilentPort.open(host, port);
  opened.push(silent);
  return silent;
}

async function listenAt(host: string, port: number): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  await once(server.listen(port, host), 'listening');
  opened.push({
    [Symbol.asyncDispose]: async () => {
      await once(server.close(), 'close');
    },
  });
  return server;
}

async function dialling(work: Promise<Socket>): Promise<{ address: string | undefined; milliseconds: number }> {
  const started = performance.now();
  const socket = await work;
  const address = socket.remoteAddress;
  socket.destroy();
  return { address, milliseconds: performance.now() - started };
}

const never = new AbortController().signal;

describe('dialling several addresses', () => {
  it(
    'tries the next address after 250 ms when the first does not answer',
    timed(async () => {
      const { port } = await silentAt('127.0.0.2');
      await listenAt('127.0.0.3', port);
      const dialled = await dialling(dialFirst([four('127.0.0.2'), four('127.0.0.3')], port, never));
      expect(dialled.address).toBe('127.0.0.3');
      expect(dialled.milliseconds).toBeGreaterThan(240);
      assertBelow(dialled.milliseconds, 1_000);
    }),
  );

  it('keeps dialling the first address, which may still connect', async () => {
    const slow = await silentAt('127.0.0.2');
    await silentAt('127.0.0.3', slow.port);
    const dialled = dialling(dialFirst([four('127.0.0.2'), four('127.0.0.3')], slow.port, never));
    setTimeout(() => slow.answer(), 400);
    expect((await dialled).address).toBe('127.0.0.2');
  });

  it(
    'tries the next address at once when one refuses the connection',
    timed(async () => {
      const { port } = await silentAt('127.0.0.4');
      await listenAt('127.0.0.3', port);
      const dialled = await dialling(dialFirst([four('127.0.0.2'), four('127.0.0.3')], port, never));
      expect(dialled.address).toBe('127.0.0.3');
      assertBelow(dialled.milliseconds, 240);
    }),
  );

  it('fails with the error of the last address when none is left', async () => {
    const { port } = await silentAt('127.0.0.4');
    const addresses = [four('127.0.0.2'), four('127.0.0.3')];
    await expect(dialFirst(addresses, port, never)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(dialFirst([], port, never)).rejects.toThrow('no address');
  });

  it('stops at the signal, and leaves no socket open', async () => {
    const { port } = await silentAt('127.0.0.2');
    await silentAt('127.0.0.3', port);
    const before = sockets();
    const controller = new AbortController();
    const dialled = dialFirst([four('127.0.0.2'), four('127.0.0.3')], port, controller.signal);
    await poll('both to be dialled', () => sockets() > before + 1);
    controller.abort(new Error('Enough.'));
    await expect(dialled).rejects.toThrow('Enough.');
    await expect(dialFirst([four('127.0.0.2')], port, controller.signal)).rejects.toThrow('Enough.');
    await poll('the sockets to be gone', () => sockets() === before);
  });
});

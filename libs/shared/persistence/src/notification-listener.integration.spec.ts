import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, poll, type TestDatabase } from '@livery/testing';
import { Database } from './database.ts';
import { NotificationListener } from './notification-listener.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  const options = { applicationName: 'livery-test', poolSize: 1, guardTenants: false, slices: [] };
  database = await Database.connect({ url: server.url, ...options });
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

describe('the notification listener', () => {
  it('receives notifications, notices the loss of its connection, and reconnects automatically', async () => {
    const listener = new NotificationListener(server.url, 'livery-test-listener');
    const payloads: string[] = [];
    let disconnects = 0;
    listener.on('sample', (payload) => payloads.push(payload));
    listener.onDisconnect(() => (disconnects += 1));
    await listener.connect();
    await database.query(`select pg_notify('sample', 'first')`);
    await poll('the first notification', () => payloads.length === 1);

    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'livery-test-listener'`,
    );
    await poll('the disconnect', () => disconnects === 1);
    await poll('the reconnect', () => listener.hearsEverything);
    await database.query(`select pg_notify('sample', 'second')`);
    await poll('the second notification', () => payloads.length === 2);
    expect(payloads).toEqual(['first', 'second']);
    await listener.close();
  });

  it('listens at once to a channel that is registered later, and hears everything only after that', async () => {
    const listener = new NotificationListener(server.url, 'livery-test-listener');
    await listener.connect();
    expect(listener.hearsEverything).toBe(true);
    const payloads: string[] = [];
    const { heard } = listener;
    listener.on('late', (payload) => payloads.push(payload));
    expect(listener.hearsEverything).toBe(false);
    await poll('the LISTEN to be confirmed', () => listener.hearsEverything);
    expect(listener.heard).toBeGreaterThan(heard);
    await database.query(`select pg_notify('late', 'heard')`);
    await poll('the notification', () => payloads.length === 1);
    await listener.close();
  });

  it('listens to a channel that is registered while it connects', async () => {
    const listener = new NotificationListener(server.url, 'livery-test-listener');
    const payloads: string[] = [];
    listener.on('early', () => undefined);
    const connecting = listener.connect();
    listener.on('meanwhile', (payload) => payloads.push(payload));
    await connecting;
    await poll('the LISTEN to be confirmed', () => listener.hearsEverything);
    await database.query(`select pg_notify('meanwhile', 'heard')`);
    await poll('the notification', () => payloads.length === 1);
    await listener.close();
  });

  it('listens to every channel again if the connection ends before a later LISTEN is confirmed', async () => {
    const listener = new NotificationListener(server.url, 'livery-test-cut');
    let disconnects = 0;
    listener.onDisconnect(() => (disconnects += 1));
    await listener.connect();
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'livery-test-cut'`,
    );
    listener.on('late', () => undefined);
    expect(listener.hearsEverything).toBe(false);
    await poll('the disconnect', () => disconnects === 1);
    await poll('the reconnect', () => listener.hearsEverything);
    await listener.close();
  });
});

describe('the notification listener, with a server that accepts connections and never responds,', () => {
  let silent: Server;
  let url: string;
  let sockets: Socket[];

  beforeEach(async () => {
    sockets = [];
    silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const address = silent.address();
    url = `postgres://livery@127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/livery`;
  });

  afterEach(async () => {
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('stops waiting for its first connection after the timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setInterval', 'performance'] });
    const listener = new NotificationListener(url, 'livery-test');
    const accepted = once(silent, 'connection');
    const connecting = listener.connect();
    await accepted;
    jest.advanceTimersByTime(5_000);
    await connecting;
    expect(listener.hearsEverything).toBe(false);
    await listener.close();
  });

  it('can be closed while it connects, and leaves no connection open', async () => {
    const listener = new NotificationListener(url, 'livery-test');
    const accepted = once(silent, 'connection');
    const connecting = listener.connect();
    await accepted;
    await listener.close();
    await connecting;
    await poll('the connection to be closed', () =>
      sockets.every(({ closed, readableEnded }) => closed || readableEnded),
    );
    expect(sockets).toHaveLength(1);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onThisMachine } from '@livery/testing';
import { hardenServer } from './harden-server.ts';
import { MAX_REFUSALS } from './served-connection.ts';

const BODY = 'x'.repeat(100);
const HEAD = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${BODY.length}\r\n\r\n`;

let server: Server;
let port: number;
let accepted: Socket[];
/** The status of all responses. No body is read. */
let status: number;
let opened: Connection[];

beforeEach(async () => {
  accepted = [];
  opened = [];
  status = 401;
  server = createServer((_, response) => response.writeHead(status, { 'content-length': 0 }).end());
  hardenServer(server);
  server.on('connection', (socket) => accepted.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(async () => {
  for (const connection of opened) connection.close();
  await new Promise((resolve) => server.close(resolve));
});

function listenersOf(socket: Socket | undefined): number {
  return (socket?.eventNames() ?? []).reduce((count, name) => count + (socket?.listenerCount(name) ?? 0), 0);
}

/** A client that sends each body only after the response. */
class Connection {
  readonly closed: Promise<unknown>;
  answers = '';
  private readonly socket = connect(port, '127.0.0.1');
  private bodyDue = '';

  constructor() {
    opened.push(this);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.setEncoding('latin1').on('data', (text) => (this.answers += String(text)));
    // A client that still sends while the server closes sees a reset.
    this.socket.on('error', () => undefined);
  }

  /** @returns the answer to one more request; empty when the connection is closed instead */
  async post(): Promise<string> {
    this.answers = '';
    this.send(this.bodyDue + HEAD);
    this.bodyDue = BODY;
    while (!this.answers.endsWith('\r\n\r\n') && !this.socket.closed) {
      await Promise.race([this.closed, new Promise((resolve) => this.socket.once('data', resolve))]);
    }
    return this.answers;
  }

  send(text: string): void {
    this.socket.write(text);
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Node itself adds and removes a few listeners. */
const LISTENER_TOLERANCE = 10;
const REFUSED = /^HTTP\/1\.1 401 [^]*Connection: keep-alive\r\n/;
const LAST = /^HTTP\/1\.1 401 [^]*Connection: close\r\n/;

describe('a connection of many requests', () => {
  it.each([200, 401])(
    'has no more socket listeners after 900 responses with status %d than after two',
    async (each) => {
      status = each;
      const connection = new Connection();
      await connection.post();
      await connection.post();
      const before = listenersOf(accepted[0]);
      for (let posts = 2; posts < 900; posts++) await connection.post();
      expect(listenersOf(accepted[0])).toBeLessThan(before + LISTENER_TOLERANCE);
      expect(accepted).toHaveLength(1);
    },
  );

  it('gets Connection: close with its last permitted refusal, and is then closed', async () => {
    const connection = new Connection();
    for (let posts = 1; posts < MAX_REFUSALS; posts++) expect(await connection.post()).toMatch(REFUSED);
    expect(await connection.post()).toMatch(LAST);
    await connection.closed;
    expect(await connection.post()).toBe('');
    expect(await new Connection().post()).toMatch(REFUSED);
  });

  it('stays open without a limit if its requests succeed', async () => {
    status = 200;
    const connection = new Connection();
    for (let posts = 0; posts <= MAX_REFUSALS; posts++) {
      expect(await connection.post()).toMatch(/^HTTP\/1\.1 200 [^]*Connection: keep-alive\r\n/);
    }
  });

  it('is closed after the same number of refusals if its client does not wait for responses', async () => {
    const connection = new Connection();
    connection.send((HEAD + BODY).repeat(MAX_REFUSALS + 500));
    await connection.closed;
    expect(connection.answers.match(/HTTP\/1\.1 401 /g)?.length ?? 0).toBeLessThanOrEqual(MAX_REFUSALS);
    expect(accepted[0]?.destroyed).toBe(true);
  });
});

describe('twenty thousand requests with unread bodies', () => {
  it('add no listeners to their connections', async () => {
    for (let connections = 0; connections < 20; connections++) {
      const connection = new Connection();
      await connection.post();
      await connection.post();
      const before = listenersOf(accepted.at(-1));
      for (let posts = 2; posts < MAX_REFUSALS; posts++) await connection.post();
      expect(listenersOf(accepted.at(-1))).toBeLessThan(before + LISTENER_TOLERANCE);
      connection.close();
    }
    expect(accepted).toHaveLength(20);
  });

  it('do not block the event loop when their connection ends', async () => {
    status = 200;
    const connection = new Connection();
    for (let posts = 0; posts < 20_000; posts++) await connection.post();
    const before = process.cpuUsage();
    connection.close();
    if (accepted[0]?.closed === false) await once(accepted[0], 'close');
    // Processor time, which other programs do not change. A listener for each request would take five times as much, and grow with the square of their number.
    expect(process.cpuUsage(before).user).toBeLessThan(onThisMachine(250_000));
  });
});

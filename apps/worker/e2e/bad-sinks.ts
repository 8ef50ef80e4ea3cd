import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { SelfSignedCertificate } from '@livery/testing';

const GIGABYTE = 1_024 ** 3;
const MEGABYTE = Buffer.alloc(1_024 ** 2, 'x');

/** What a sink does when it has received the first bytes of a request. */
export type Manners = (socket: Socket, request: string) => void;

export const says =
  (text: string): Manners =>
  (socket) => {
    socket.write(text);
  };

/** Sends a text, then `part` again and again as fast as the other side reads, up to `most` bytes. */
const floods =
  (head: string, part: Buffer, most = Number.POSITIVE_INFINITY): Manners =>
  (socket) => {
    let left = most;
    const pump = (): void => {
      while (!socket.destroyed && left > 0) {
        left -= part.length;
        if (!socket.write(part)) return;
      }
    };
    socket.on('drain', pump).write(head);
    pump();
  };

const drips =
  (head: string, part: string): Manners =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(part), 1_000);
    socket.on('close', () => clearInterval(timer));
  };

const many = (text: string): Buffer => Buffer.from(text.repeat(Math.ceil(65_536 / text.length)));

/** The ways in which a sink can respond to a webhook, most of them bad. */
export const BAD_MANNERS = {
  'answers 204': says('HTTP/1.1 204 No Content\r\n\r\n'),
  'answers 500': says('HTTP/1.1 500 Oops\r\ncontent-length: 2\r\n\r\nno'),
  redirects: says('HTTP/1.1 301 Moved\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n'),
  'is gone': says('HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n'),
  'never answers': () => undefined,
  'hangs up': (socket) => socket.destroy(),
  'drips its headers': drips('HTTP/1.1 200 OK\r\nx: ', 'a'),
  'drips its body': drips('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n', 'a'),
  'hangs up within its body': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf'),
  'sends 1 GB': floods(`HTTP/1.1 200 OK\r\ncontent-length: ${GIGABYTE}\r\n\r\n`, MEGABYTE, GIGABYTE),
  'sends headers without end': floods('HTTP/1.1 200 OK\r\n', many('x: y\r\n')),
  'sends one header without end': floods('HTTP/1.1 200 OK\r\nx: ', MEGABYTE),
  'sends hints without end': floods('', many('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')),
  'sends chunk extensions without end': floods('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1', many(';a=b')),
  'speaks something else': (socket) => socket.end('220 smtp.example ESMTP\r\n'),
} as const satisfies Readonly<Record<string, Manners>>;

export interface SinkOptions {
  /** With a certificate the sink speaks TLS. */
  readonly certificate?: SelfSignedCertificate | undefined;
  readonly host?: string;
  /** A free port by default. */
  readonly port?: number;
}

/** A server on its own port that counts the bytes that it has sent. */
export class BadSink implements AsyncDisposable {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(
    manners: Manners,
    { certificate, host = '127.0.0.1', port = 0 }: SinkOptions = {},
  ): Promise<BadSink> {
    const server = certificate === undefined ? createServer() : createTlsServer(certificate);
    await once(server.listen(port, host), 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
    const sink = new BadSink(server, address.port);
    server.on(certificate === undefined ? 'connection' : 'secureConnection', (socket: Socket) =>
      sink.welcome(socket, manners),
    );
    return sink;
  }

  /** The number of bytes that have left for the other side. */
  get sent(): number {
    return [...this.sockets].reduce((sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength, 0);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private welcome(socket: Socket, manners: Manners): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('data', (chunk: Buffer) => manners(socket, chunk.toString()));
  }
}

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server on loopback that can stop forwarding, with or without closing its connections, at once or after some bytes. */
export class TcpProxy implements AsyncDisposable {
  private readonly sockets = new Set<Socket>();
  /** The sockets on which nothing is forwarded any more. */
  private readonly silenced = new Set<Socket>();
  private isSilent = false;
  private isRefusing = false;
  private mostSent = Infinity;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  /** @param url of the server, with its port */
  static async open(url: string): Promise<TcpProxy> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new TcpProxy(server, new URL(url));
  }

  /** The URL of the server through this proxy. */
  get url(): string {
    const address = this.server.address();
    const url = new URL(this.target);
    if (typeof address === 'object' && address !== null) url.port = String(address.port);
    return url.href;
  }

  /** Stops forwarding for existing and new connections. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) {
      socket.unpipe().pause();
      this.silenced.add(socket);
    }
  }

  /** Ends all connections, and each new one at once, like a server that is away. */
  refuse(): void {
    this.isRefusing = true;
    this.cut();
  }

  /** Forwards new connections again. Existing ones stay silent; the server notices that their clients are gone. */
  resume(): void {
    for (const socket of this.silenced) if (socket.remotePort === Number(this.target.port)) socket.destroy();
    this.isSilent = false;
    this.isRefusing = false;
  }

  /** Ends each connection on which the client sends more than this, like a network that fails in the middle of an upload. @param bytes Infinity ends none */
  cutAfter(bytes: number): void {
    this.mostSent = bytes;
  }

  /** Ends all connections. New ones are forwarded. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut();
    await once(this.server.close(), 'close');
  }

  private join(client: Socket): void {
    this.watch(client);
    if (this.isRefusing) client.destroy();
    if (this.isRefusing || this.isSilent) return;
    const server = connect(Number(this.target.port), this.target.hostname);
    this.watch(server);
    client.pipe(server).pipe(client);
    client.on('data', () => client.bytesRead > this.mostSent && client.destroy());
    // A process that is killed does not end its connections in order.
    client.once('close', () => server.destroy());
    server.once('close', () => this.silenced.has(client) || client.destroy());
  }

  private watch(socket: Socket): void {
    this.sockets.add(socket.on('error', () => undefined));
    socket.once('close', () => {
      this.sockets.delete(socket);
      this.silenced.delete(socket);
    });
  }
}

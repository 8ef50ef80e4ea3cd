import pg from 'pg';

const RECONNECT_MS = 500;
/** For the connection, for the server to take each LISTEN, and then for each sign of life, which is asked for as often. */
const PATIENCE_MS = 5_000;
const FAREWELL_MS = 1_000;

type Handler = (payload: string) => void;

interface Connection {
  readonly client: pg.Client;
  /** The channels for which the server has taken a LISTEN on this connection. */
  readonly channels: Set<string>;
}

/**
 * The one connection of a process that listens (PostgreSQL NOTIFY). It reconnects by itself; whoever depends on hearing
 * everything asks `hearsEverything` and clears what it remembers `onDisconnect`.
 */
export class NotificationListener {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly disconnectHandlers: (() => void)[] = [];
  private connection: Connection | null = null;
  private connecting: pg.Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private closed = false;
  private count = 0;

  /** @param url a direct connection: poolers do not carry LISTEN */
  constructor(
    private readonly url: string,
    private readonly applicationName: string,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Connected, and the server has taken the LISTEN of every channel that somebody registered for. */
  get hearsEverything(): boolean {
    const { connection } = this;
    return connection !== null && [...this.handlers.keys()].every((channel) => connection.channels.has(channel));
  }

  /**
   * Notifications, disconnects and channels taken so far: while the number is the same and everything is heard, no
   * notification came or was missed.
   */
  get heard(): number {
    return this.count;
  }

  /**
   * May be called at any time. On an open connection it sends LISTEN at once, and until the server has taken that,
   * `hearsEverything` is false.
   */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    if (this.connection !== null) void this.listenOrLeave(this.connection, channel);
  }

  onDisconnect(handler: () => void): void {
    this.disconnectHandlers.push(handler);
  }

  /** Connects, or keeps trying in the background. */
  async connect(): Promise<void> {
    if (this.closed) return;
    const client = this.createClient();
    this.connecting = client;
    try {
      await client.connect();
      const connection: Connection = { client, channels: new Set() };
      // Whoever registers during the loop is reached by it, and whoever does afterwards finds the connection.
      for (const channel of this.handlers.keys()) await this.listen(connection, channel);
      this.connection = connection;
      this.count += 1;
      this.heartbeat = setInterval(() => void this.assertAlive(client), this.patienceMs);
    } catch {
      await hangUp(client);
      this.scheduleReconnect();
    } finally {
      this.connecting = null;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const { connection } = this;
    this.connection = null;
    // `end` would leave the caller of `connect` without an answer.
    this.connecting?.connection.stream.destroy(new Error('The listener was closed.'));
    if (connection !== null) await hangUp(connection.client);
  }

  private createClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: this.applicationName,
      keepAlive: true,
      connectionTimeoutMillis: this.patienceMs,
      query_timeout: this.patienceMs,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload ?? ''));
    return client;
  }

  private async listen({ client, channels }: Connection, channel: string): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    channels.add(channel);
    this.count += 1;
  }

  /** A connection on which a LISTEN fails is given up; the next one listens to every channel from the start. */
  private async listenOrLeave(connection: Connection, channel: string): Promise<void> {
    try {
      await this.listen(connection, channel);
    } catch {
      connection.client.connection.stream.destroy();
    }
  }

  private dispatch(channel: string, payload: string): void {
    this.count += 1;
    for (const handler of this.handlers.get(channel) ?? []) handler(payload);
  }

  /** Nobody is told of a connection that has gone without a word. */
  private async assertAlive(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch {
      client.connection.stream.destroy();
    }
  }

  private lost(client: pg.Client): void {
    if (this.connection?.client !== client) return;
    this.connection = null;
    clearInterval(this.heartbeat);
    this.count += 1;
    for (const handler of this.disconnectHandlers) handler();
    this.scheduleReconnect();
  }

  private scheduleReconnect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      void this.connect();
    }, RECONNECT_MS);
  }
}

/** Says goodbye, and does not wait long for a server that no longer answers. */
async function hangUp(client: pg.Client): Promise<void> {
  const deadline = setTimeout(() => client.connection.stream.destroy(), FAREWELL_MS);
  await client.end().catch(() => undefined);
  clearTimeout(deadline);
}

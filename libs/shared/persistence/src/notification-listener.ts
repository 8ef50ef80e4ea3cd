import pg from 'pg';

const RECONNECT_MS = 500;
/** The timeout of connecting, of each LISTEN and of each heartbeat, and the interval between heartbeats. */
const RESPONSE_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 1_000;

type Handler = (payload: string) => void;

interface Connection {
  readonly client: pg.Client;
  /** The channels for which the server has confirmed a LISTEN on this connection. */
  readonly channels: Set<string>;
}

/**
 * The one connection of a process that listens for notifications (PostgreSQL LISTEN and NOTIFY). It reconnects automatically. A
 * caller that must not miss a notification checks `hearsEverything`, and clears its cache in `onDisconnect`.
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

  /** @param url of the server itself: LISTEN does not work through poolers in transaction mode */
  constructor(
    private readonly url: string,
    private readonly applicationName: string,
    private readonly timeoutMs = RESPONSE_TIMEOUT_MS,
  ) {}

  /** Whether the listener is connected, and the server has confirmed a LISTEN for every registered channel. */
  get hearsEverything(): boolean {
    const { connection } = this;
    return connection !== null && [...this.handlers.keys()].every((channel) => connection.channels.has(channel));
  }

  /**
   * The number of notifications, disconnects and confirmed channels so far. As long as it does not change and `hearsEverything` is
   * true, no notification has arrived or was missed.
   */
  get heard(): number {
    return this.count;
  }

  /**
   * Registers a handler for a channel, at any time. On an open connection it sends LISTEN at once; `hearsEverything` is false
   * until the server has confirmed it.
   */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    if (this.connection !== null) void this.listenOrDisconnect(this.connection, channel);
  }

  onDisconnect(handler: () => void): void {
    this.disconnectHandlers.push(handler);
  }

  /** Connects once. If that fails, further attempts follow in the background. */
  async connect(): Promise<void> {
    if (this.closed) return;
    const client = this.createClient();
    this.connecting = client;
    try {
      await client.connect();
      const connection: Connection = { client, channels: new Set() };
      // The loop includes channels that are registered while it runs. Later ones are listened to by `on`.
      for (const channel of this.handlers.keys()) await this.listen(connection, channel);
      this.connection = connection;
      this.count += 1;
      this.heartbeat = setInterval(() => void this.assertAlive(client), this.timeoutMs);
    } catch {
      await endConnection(client);
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
    // With `end`, the promise of `connect` would never settle.
    this.connecting?.connection.stream.destroy(new Error('The listener was closed.'));
    if (connection !== null) await endConnection(connection.client);
  }

  private createClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: this.applicationName,
      keepAlive: true,
      connectionTimeoutMillis: this.timeoutMs,
      query_timeout: this.timeoutMs,
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

  /** If LISTEN fails, the connection is closed. The next connection listens to all channels from the beginning. */
  private async listenOrDisconnect(connection: Connection, channel: string): Promise<void> {
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

  /** The heartbeat. Without it, a connection that was lost without an error would never be noticed. */
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

/** Ends a connection, and destroys it if the server does not respond within a second. */
async function endConnection(client: pg.Client): Promise<void> {
  const deadline = setTimeout(() => client.connection.stream.destroy(), CLOSE_TIMEOUT_MS);
  await client.end().catch(() => undefined);
  clearTimeout(deadline);
}

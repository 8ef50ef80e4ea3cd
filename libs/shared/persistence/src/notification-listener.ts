import pg from 'pg';

const RECONNECT_MS = 500;

type Handler = (payload: string) => void;

/**
 * The one connection of a process that listens (PostgreSQL NOTIFY). It reconnects by itself; whoever depends on hearing
 * everything asks `isConnected` and clears what it remembers `onDisconnect`.
 */
export class NotificationListener {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly disconnectHandlers: (() => void)[] = [];
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private count = 0;

  /** @param url a direct connection: poolers do not carry LISTEN */
  constructor(
    private readonly url: string,
    private readonly applicationName: string,
  ) {}

  get isConnected(): boolean {
    return this.client !== null;
  }

  /** Notifications heard so far: an unchanged number means that nothing came in between. */
  get heard(): number {
    return this.count;
  }

  /** Registers before `connect`. */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  onDisconnect(handler: () => void): void {
    this.disconnectHandlers.push(handler);
  }

  /** Connects, or keeps trying in the background. */
  async connect(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: this.applicationName,
      keepAlive: true,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.client = client;
    } catch {
      await client.end().catch(() => undefined);
      this.scheduleReconnect();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private dispatch(channel: string, payload: string): void {
    this.count += 1;
    for (const handler of this.handlers.get(channel) ?? []) handler(payload);
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
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

import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** A pool whose connections may be lost at any time and do not end the process by it, and which can always be closed. */
export class ConnectionPool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...config });
    // A connection that breaks while idle is replaced at the next use; the statement that needs it reports the outage.
    this.on('error', () => undefined);
    this.on('connect', (client) => this.clients.add(client.on('error', () => undefined)));
    this.on('remove', (client) => this.clients.delete(client));
  }

  /**
   * Gives statements in flight and the server's goodbye two seconds, then cuts what is left.
   * @param end ends the pool, in place of the pool itself
   */
  async close(end: () => Promise<void> = () => this.end()): Promise<void> {
    setTimeout(() => this.cut(), CLOSE_TIMEOUT_MS).unref();
    await end();
  }

  private cut(): void {
    for (const { connection } of this.clients) connection.stream.destroy(new Error('Connection terminated'));
  }
}

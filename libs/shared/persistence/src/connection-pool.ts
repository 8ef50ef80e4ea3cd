import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** A connection pool that survives the loss of any connection, and that can be closed even if the server does not respond. */
export class ConnectionPool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...config });
    // An idle connection that breaks is replaced at its next use. If that fails, the statement reports the outage.
    this.on('error', () => undefined);
    this.on('connect', (client) => this.clients.add(client.on('error', () => undefined)));
    this.on('remove', (client) => this.clients.delete(client));
  }

  /**
   * Waits two seconds for running statements and for the server to close its connections, and then destroys those that are left.
   * @param end ends the pool; the default is the pool's own `end`
   */
  async close(end: () => Promise<void> = () => this.end()): Promise<void> {
    setTimeout(() => this.destroyConnections(), CLOSE_TIMEOUT_MS).unref();
    await end();
  }

  /** Limits the time of each statement of a transaction. The limit ends with it, also on a connection that a pooler lends to others. */
  async within<T>(milliseconds: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.connect();
    try {
      await client.query(`begin; set local statement_timeout = ${milliseconds}`);
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  private destroyConnections(): void {
    for (const { connection } of this.clients) connection.stream.destroy(new Error('Connection terminated'));
  }
}

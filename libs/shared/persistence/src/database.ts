import type pg from 'pg';
import { DataSource } from 'typeorm';
import { assertMigrated } from './assert-migrated.ts';
import { ConnectionPool } from './connection-pool.ts';
import { MIGRATION_TABLE } from './migration-table.ts';
import { outageOf } from './outage.ts';
import { gatherSlices, type PersistenceSlice } from './persistence-slice.ts';
import { RequestScope } from './request-scope.ts';
import { breakWhenSilent, SILENCE_MS } from './silence.ts';
import { TenantGuard } from './tenant-guard.ts';
import type { WeeklyTable } from './weekly-partitions.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Connections in the pool; `docs/operations.md` holds the budget of all apps. */
  readonly poolSize: number;
  readonly slices: readonly PersistenceSlice[];
  /** Refuse statements on tenant tables that do not name organization and mode: tests and standalone. */
  readonly guardTenants: boolean;
  /** Whether statements are prepared once per connection: not through a pooler that changes connections under them; yes. */
  readonly preparesStatements?: boolean;
  /**
   * Plans each statement once on each connection, whatever its values: for a process whose statements are few and look up by
   * keys. To plan such a look-up anew, in weekly partitions, costs six times its execution (measured). Off unless given.
   */
  readonly genericPlans?: boolean;
  /** How long the server may say nothing before its connection is given up: longer than any statement may take; 16 s. */
  readonly silenceMs?: number;
}

/** How a process connects. Which tables there are is added by whoever composes the process. */
export type ConnectOptions = Omit<DatabaseOptions, 'slices'>;

/** Connections of the pool: open, unused, asked for in vain so far, and allowed. */
export interface PoolUsage {
  readonly total: number;
  readonly idle: number;
  readonly awaited: number;
  readonly limit: number;
}

const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

/** One connection pool, shared by hand-written reads and by TypeORM's transactions. */
export class Database {
  private readonly statementNames = new Map<string, string>();
  private probe: Promise<void> | undefined;

  private constructor(
    readonly dataSource: DataSource,
    private readonly pool: ConnectionPool,
    private readonly tenantGuard: TenantGuard | null,
    private readonly preparesStatements: boolean,
    /** The tables that grow by the week, of all slices. */
    readonly weeklyTables: readonly WeeklyTable[],
  ) {}

  /**
   * Opens the pool and proves that the server answers.
   * @throws Error when two slices declare the same thing
   */
  static async connect(options: DatabaseOptions): Promise<Database> {
    const { entities, migrations, unscoped, weeklyTables } = gatherSlices(options.slices);
    const tenantGuard = options.guardTenants ? new TenantGuard(unscoped) : null;
    const pool = createPool(options, tenantGuard);
    const dataSource = new DataSource({
      type: 'postgres',
      // TypeORM asks its driver for a pool: it gets ours, so that there is one budget and one guard.
      driver: {
        Pool: function () {
          return pool;
        },
      },
      entities,
      migrations,
      migrationsTableName: MIGRATION_TABLE,
      migrationsTransactionMode: 'each',
      installExtensions: false,
      logging: false,
    });
    const database = new Database(dataSource, pool, tenantGuard, options.preparesStatements ?? true, weeklyTables);
    try {
      await dataSource.initialize();
      await database.learnTenantTables();
      return database;
    } catch (error) {
      // TypeORM ends the pool itself when initialize fails; a second end is refused.
      if (!pool.ending) await pool.close();
      throw outageOf(error) ?? error;
    }
  }

  /**
   * Runs one statement outside a transaction, as a rule prepared once per connection: for reads on hot paths.
   * @throws Error in a request whose own writes it could not see, because their commit is held
   */
  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (RequestScope.current()?.isHeld === true) throw new Error('Read what a unit of work wrote within it.');
    try {
      const name = this.preparesStatements ? this.statementName(text) : undefined;
      const result = await this.pool.query<Row>({ ...(name && { name }), text, values: [...values] });
      return result.rows;
    } catch (error) {
      throw outageOf(error) ?? error;
    }
  }

  get poolUsage(): PoolUsage {
    const { totalCount: total, idleCount: idle, waitingCount: awaited, options } = this.pool;
    return { total, idle, awaited, limit: options.max };
  }

  /** Tells the tenant guard which tables there are now; nothing to do where it is off. */
  async learnTenantTables(): Promise<void> {
    await this.tenantGuard?.learn(this.pool);
  }

  async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.pool.close(() => this.dataSource.destroy());
  }

  /**
   * One statement, which callers at the same time share.
   * @throws DomainError `unavailable` when the server does not answer or migrations have not run
   */
  async assertReachable(): Promise<void> {
    const known = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const query = (text: string): Promise<{ name: string }[]> => this.query<{ name: string }>(text);
    this.probe ??= assertMigrated(known, query).finally(() => (this.probe = undefined));
    await this.probe;
  }

  private statementName(text: string): string {
    const known = this.statementNames.get(text);
    if (known !== undefined) return known;
    const name = `livery_${this.statementNames.size}`;
    this.statementNames.set(text, name);
    return name;
  }
}

function createPool(options: DatabaseOptions, tenantGuard: TenantGuard | null): ConnectionPool {
  const pool = new ConnectionPool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...(tenantGuard && { onConnect: (client) => tenantGuard.watch(client) }),
    ...(options.genericPlans === true && { verify: planOnce }),
  });
  pool.on('connect', (client) => breakWhenSilent(client, options.silenceMs ?? SILENCE_MS));
  return pool;
}

/**
 * Once on each new connection, before its first statement. A plan that is kept must not be one for tables as small as they
 * were: read whole, a table that has grown since made look-ups thirty times slower until it was next analyzed (measured).
 */
function planOnce(client: pg.ClientBase, done: (error?: Error) => void): void {
  client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off').then(() => done(), done);
}

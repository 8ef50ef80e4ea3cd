import type pg from 'pg';
import { DataSource } from 'typeorm';
import { assertMigrated } from './assert-migrated.ts';
import { ConnectionPool } from './connection-pool.ts';
import { MIGRATION_TABLE } from './migration-table.ts';
import { outageOf } from './outage.ts';
import { gatherSlices, type PersistenceSlice } from './persistence-slice.ts';
import { RequestScope } from './request-scope.ts';
import { breakWhenSilent, SILENCE_MS } from './silence.ts';
import { StatementNames } from './statement-names.ts';
import { TenantGuard } from './tenant-guard.ts';
import { tryPreparedStatement } from './try-prepared-statement.ts';
import type { WeeklyTable } from './weekly-partitions.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Most connections of the pool; `docs/operations.md` has the numbers for all apps. */
  readonly poolSize: number;
  readonly slices: readonly PersistenceSlice[];
  /** Whether the tenant guard checks every statement. It does so in tests and in standalone. */
  readonly guardTenants: boolean;
  /**
   * Whether statements are prepared once for each connection (default: true). A pooler in transaction mode does not allow it. If one
   * is found, at the start or later, the process continues without.
   */
  readonly preparesStatements?: boolean;
  /** Is called once if a pooler in transaction mode is found although statements were to be prepared. */
  readonly onPoolerFound?: () => void;
  /**
   * Plans each prepared statement once for each connection, independent of its values (default: false). This is for a process that has
   * few statements, all of which find rows by a key. Planning such a statement over weekly partitions takes six times as long as
   * executing it (measured).
   */
  readonly genericPlans?: boolean;
  /** Milliseconds without any data after which a connection is closed; longer than any statement may take (default: 16 s). */
  readonly silenceMs?: number;
}

/** The options of one process. The composition adds the tables. */
export type ConnectOptions = Omit<DatabaseOptions, 'slices'>;

/** How many connections a pool has. */
export interface PoolUsage {
  /** Open connections, in use or not. */
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly awaited: number;
  /** Most connections that the pool opens. */
  readonly limit: number;
}

const COMPILES = 'select pg_jit_available() as compiles';
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

/** Runs single statements. */
export type Queries = Pick<Database, 'query'>;

/** One connection pool, which SQL reads and TypeORM's transactions share. */
export class Database {
  private probe: Promise<void> | undefined;

  private constructor(
    readonly dataSource: DataSource,
    private readonly pool: ConnectionPool,
    private readonly tenantGuard: TenantGuard | null,
    /** The names of prepared statements, outside and inside transactions. */
    readonly statementNames: StatementNames,
    /** The tables with weekly partitions, of all slices. */
    readonly weeklyTables: readonly WeeklyTable[],
  ) {}

  /**
   * Opens the pool and connects once.
   * @throws Error if two slices declare the same thing
   * @throws DomainError `unavailable` if the server does not respond
   */
  static async connect(options: DatabaseOptions): Promise<Database> {
    const { entities, migrations, tenantGuardExceptions, weeklyTables } = gatherSlices(options.slices);
    const tenantGuard = options.guardTenants ? new TenantGuard(tenantGuardExceptions) : null;
    const statementNames = new StatementNames(options.preparesStatements ?? true, options.onPoolerFound);
    if (statementNames.areUsed) await findPooler(options, statementNames);
    const pool = createPool(options, tenantGuard, statementNames);
    const dataSource = new DataSource({
      type: 'postgres',
      // TypeORM creates its pool with this constructor. It gets our pool, so that one limit and one guard apply to all statements.
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
    const database = new Database(dataSource, pool, tenantGuard, statementNames, weeklyTables);
    try {
      await dataSource.initialize();
      await database.learnTenantTables();
      return database;
    } catch (error) {
      // TypeORM ends the pool when `initialize` fails. A pool cannot be ended twice.
      if (!pool.ending) await pool.close();
      throw outageOf(error) ?? error;
    }
  }

  /**
   * Runs one statement outside a transaction, prepared once for each connection.
   * @throws Error in a request whose unit of work is not committed yet: the statement would not see its writes
   */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.attempt(async () => (await this.pool.query<Row>(this.statement(text, values))).rows);
  }

  /**
   * Reads with statements that may take less time than others, in one transaction. Each sees what was committed before it. If a pooler has
   * forgotten a prepared statement, the work begins again.
   * @throws DomainError `timeout`
   */
  within<T>(milliseconds: number, work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.attempt(() =>
      this.pool.within(milliseconds, (client) =>
        work({
          query: async <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) =>
            (await client.query<Row>(this.statement(text, values))).rows,
        }),
      ),
    );
  }

  /** Whether PostgreSQL compiles statements that it believes to be long. That takes longer than any statement of the service. */
  async compilesStatements(): Promise<boolean> {
    const [row] = await this.query<{ compiles: boolean }>(COMPILES);
    return row?.compiles === true;
  }

  get poolUsage(): PoolUsage {
    const { totalCount: total, idleCount: idle, waitingCount: awaited, options } = this.pool;
    return { total, idle, awaited, limit: options.max };
  }

  /** Registers a handler for the loss of a connection that no statement uses. A statement whose connection is lost fails. */
  onConnectionLost(handler: () => void): void {
    this.pool.on('error', () => handler());
  }

  /** Has the tenant guard read which tables exist now. Does nothing without a guard. */
  async learnTenantTables(): Promise<void> {
    await this.tenantGuard?.learn(this.pool);
  }

  async close(): Promise<void> {
    if (this.dataSource.isInitialized) await this.pool.close(() => this.dataSource.destroy());
  }

  /**
   * Runs one short statement, which concurrent callers share.
   * @throws DomainError `unavailable` if the server does not respond, or migrations have not run
   */
  async assertReachable(): Promise<void> {
    const known = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const query = (text: string): Promise<{ name: string }[]> => this.query<{ name: string }>(text);
    this.probe ??= assertMigrated(known, query).finally(() => (this.probe = undefined));
    await this.probe;
  }

  private statement(text: string, values: readonly unknown[] = []): pg.QueryConfig {
    const name = this.statementNames.of(text);
    return { ...(name && { name }), text, values: [...values] };
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    if (RequestScope.current()?.isHeld === true) throw new Error('Read the writes of a unit of work within it.');
    try {
      return await work().catch((error: unknown) => {
        if (this.statementNames.giveUpAfter(error)) return work();
        throw error;
      });
    } catch (error) {
      throw outageOf(error) ?? error;
    }
  }
}

/** Finds out at the start whether a pooler forgets prepared statements; its traffic may hide it until later. */
async function findPooler(options: DatabaseOptions, names: StatementNames): Promise<void> {
  const pool = createPool({ ...options, poolSize: 2, genericPlans: false }, null, names);
  try {
    await tryPreparedStatement(pool);
  } catch (error) {
    if (!names.giveUpAfter(error)) throw outageOf(error) ?? error;
  } finally {
    await pool.close();
  }
}

function createPool(options: DatabaseOptions, tenantGuard: TenantGuard | null, names: StatementNames): ConnectionPool {
  const pool = new ConnectionPool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...(tenantGuard && { onConnect: (client) => tenantGuard.watch(client) }),
    ...(options.genericPlans === true && { verify: (client, done) => planOnce(client, names, done) }),
  });
  pool.on('connect', (client) => breakWhenSilent(client, options.silenceMs ?? SILENCE_MS));
  return pool;
}

/**
 * Runs once on each new connection, before its first statement, unless a pooler would lend the connection to others with its settings.
 * Plans are kept, so they must not suit only small tables: with a sequential scan of a table that had grown since, look-ups were
 * thirty times slower until it was analyzed (measured).
 */
function planOnce(client: pg.ClientBase, names: StatementNames, done: (error?: Error) => void): void {
  if (!names.areUsed) {
    done();
    return;
  }
  client
    .query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off')
    .then(() => done(), done);
}

import type { ClientBase, Pool } from 'pg';
import { plainStatements } from './plain-sql.ts';
import { isScoped, mentionsIn } from './tenant-scope.ts';
import { isPermittedException, type TenantGuardException } from './tenant-guard-exception.ts';

/** A statement that is not limited to one tenant. This is a defect, found before the statement is sent to the server. */
export class UnscopedStatement extends Error {
  constructor(table: string, statement: string) {
    super(`Statement on ${table} does not name organization_id and livemode plainly: ${statement.slice(0, 200)}`);
    this.name = 'UnscopedStatement';
  }
}

/** Statements whose verdict is remembered; the service has a few hundred. */
const MAX_REMEMBERED = 2_000;

const TENANT_TABLES = `
  select table_schema || '.' || table_name as name
    from information_schema.columns
   where column_name in ('organization_id', 'livemode')
   group by 1
  having count(*) = 2`;

/**
 * Checks every statement of a connection pool. It is the second protection between tenants; the first is the `Tenant` argument
 * of every read.
 */
export class TenantGuard {
  private tenantTables: ReadonlySet<string> = new Set();
  /** Texts that have passed. The verdict depends on nothing but the text and the tables, and reading one takes 20 to 50 µs (measured). */
  private readonly passed = new Set<string>();

  /** @param exceptions the only statements that may read or write across tenants, by reason */
  constructor(private readonly exceptions: ReadonlyMap<string, TenantGuardException>) {}

  /** Reads from PostgreSQL's catalogue which tables have tenant columns. Called after migrations have run. */
  async learn(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ name: string }>(TENANT_TABLES);
    this.tenantTables = new Set(rows.map(({ name }) => name));
    this.passed.clear();
  }

  /** Checks every statement of a connection before it is sent. */
  watch(client: ClientBase): void {
    const query = new Proxy(client.query.bind(client), {
      apply: (target, self: unknown, parameters: unknown[]): unknown => {
        const text = textOf(parameters[0]);
        if (text !== undefined) this.check(text);
        return Reflect.apply(target, self, parameters);
      },
    });
    Object.assign(client, { query });
  }

  private check(text: string): void {
    if (this.passed.has(text)) return;
    assertTenantScoped(text, this.tenantTables, this.exceptions);
    if (this.passed.size >= MAX_REMEMBERED) this.passed.clear();
    this.passed.add(text);
  }
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

/**
 * Refuses a statement that mentions a tenant table, or a partition of one, unless its form shows that it is limited to one tenant,
 * or it is a permitted exception.
 * @param tenantTables every table with both tenant columns, as `schema.table`
 * @param exceptions the statements that may read or write across tenants, by reason
 * @throws UnscopedStatement
 */
export function assertTenantScoped(
  text: string,
  tenantTables: ReadonlySet<string>,
  exceptions: ReadonlyMap<string, TenantGuardException>,
): void {
  if (tenantTables.size === 0) return;
  const statements = plainStatements(text);
  if (statements === null) throw new UnscopedStatement('what cannot be read', text);
  const names = Array.from(tenantTables, (table) => table.replace('.', '\\.'));
  const mentioned = new RegExp(`(?<!\\w)(${names.join('|')})(?:_\\d{8})?(?![\\w.])`, 'g');
  for (const statement of statements) {
    const mentions = mentionsIn(statement, mentioned);
    const [first] = mentions;
    if (first === undefined || isScoped(statement, mentions)) continue;
    const tables = mentions.map(({ table }) => table);
    const isMarked =
      statements.length === 1 && isPermittedException(exceptions, text, statement.split(' ')[0] ?? '', tables);
    if (!isMarked) throw new UnscopedStatement(first.table, text);
  }
}

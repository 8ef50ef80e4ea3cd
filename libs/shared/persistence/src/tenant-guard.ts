import type { ClientBase, Pool } from 'pg';
import { plainStatements } from './plain-sql.ts';
import { isScoped, mentionsIn } from './tenant-scope.ts';
import { isUnscoped, type UnscopedUse } from './unscoped-statement.ts';

/** A statement that touches tenant rows without saying whose: a defect, caught before it reaches the server. */
export class UnscopedStatement extends Error {
  constructor(table: string, statement: string) {
    super(`Statement on ${table} does not name organization_id and livemode plainly: ${statement.slice(0, 200)}`);
    this.name = 'UnscopedStatement';
  }
}

const TENANT_TABLES = `
  select table_schema || '.' || table_name as name
    from information_schema.columns
   where column_name in ('organization_id', 'livemode')
   group by 1
  having count(*) = 2`;

/** The second wall between tenants, behind the `Tenant` argument of every read: it sees each statement of its pool. */
export class TenantGuard {
  private tenantTables: ReadonlySet<string> = new Set();

  /** @param uses what may look across tenants, by reason; nothing else may */
  constructor(private readonly uses: ReadonlyMap<string, UnscopedUse>) {}

  /** Learns from the catalogue which tables belong to tenants; called once migrations have run. */
  async learn(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ name: string }>(TENANT_TABLES);
    this.tenantTables = new Set(rows.map(({ name }) => name));
  }

  /** Looks at every statement of a connection before it is sent. */
  watch(client: ClientBase): void {
    const query = new Proxy(client.query.bind(client), {
      apply: (target, self: unknown, parameters: unknown[]): unknown => {
        const text = textOf(parameters[0]);
        if (text !== undefined) assertTenantScoped(text, this.tenantTables, this.uses);
        return Reflect.apply(target, self, parameters);
      },
    });
    Object.assign(client, { query });
  }
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

/**
 * Refuses every statement that mentions a tenant table, or a partition of one, in a form that is not known to be scoped.
 * @param tenantTables names as `schema.table` of every table with both tenant columns
 * @param uses what may look across tenants, by reason
 * @throws UnscopedStatement
 */
export function assertTenantScoped(
  text: string,
  tenantTables: ReadonlySet<string>,
  uses: ReadonlyMap<string, UnscopedUse>,
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
    const isMarked = statements.length === 1 && isUnscoped(uses, text, statement.split(' ')[0] ?? '', tables);
    if (!isMarked) throw new UnscopedStatement(first.table, text);
  }
}

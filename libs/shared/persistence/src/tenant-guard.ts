import type { ClientBase, Pool } from 'pg';
import { isUnscoped } from './unscoped-statement.ts';

const DATA_STATEMENT = /^\s*(with|select|insert|update|delete|merge)\b/i;
const COMMENT = /\/\*.*?\*\/|--[^\n]*/gs;
const INSERT = /^\s*insert\b/i;

/** A statement that touches tenant rows without saying whose: a defect, caught before it reaches the server. */
export class UnscopedStatement extends Error {
  constructor(table: string, statement: string) {
    super(`Statement on ${table} does not name organization_id and livemode: ${statement.slice(0, 200)}`);
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
        if (text !== undefined) assertTenantScoped(text, this.tenantTables);
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
 * @param tenantTables names as `schema.table` of every table with both tenant columns
 * @throws UnscopedStatement
 */
export function assertTenantScoped(statement: string, tenantTables: ReadonlySet<string>): void {
  if (isUnscoped(statement)) return;
  const code = statement.replace(COMMENT, ' ');
  if (!DATA_STATEMENT.test(code)) return;
  const touched = tablesOf(code).filter((table) => tenantTables.has(table));
  const [first] = touched;
  if (first === undefined) return;
  const scoped = INSERT.test(code) ? namesTenantColumns(code) : comparesTenant(code, touched.length);
  if (!scoped) throw new UnscopedStatement(first, statement);
}

function tablesOf(statement: string): string[] {
  return Array.from(
    statement.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?\."?([a-z_]+)"?/gi),
    ([, schema, table]) => `${schema ?? ''}.${table ?? ''}`.toLowerCase(),
  );
}

function namesTenantColumns(statement: string): boolean {
  const columns = /\(([^)]*)\)/.exec(statement)?.[1] ?? '';
  return /\borganization_id\b/.test(columns) && /\blivemode\b/.test(columns);
}

/** One comparison of each tenant column for every tenant table that is mentioned. */
function comparesTenant(statement: string, tables: number): boolean {
  const organizations = statement.match(/\borganization_id"?\s*(=|in\b)/gi)?.length ?? 0;
  const modes = statement.match(/\blivemode"?\s*(=|in\b)/gi)?.length ?? 0;
  return organizations >= tables && modes >= tables;
}

import type { Page, PageRequest, Tenant } from '@livery/kernel';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';
import { pageRows } from './page-rows.ts';

export interface PageQuery {
  /** The list of columns to select, in SQL. */
  readonly columns: string;
  readonly table: `${string}.${string}`;
  /** Further SQL conditions. `bind` adds a value to the parameters, and returns its placeholder (`$3`). */
  readonly where?: (bind: (value: unknown) => string) => readonly string[];
  /** Whether one plan suits all values of the conditions. It is then made once for each connection, for the common limits. */
  readonly keepsPlan?: true;
}

/**
 * Reads one page of a tenant's rows, newest first, with one statement by keyset on the id. It selects one row more than requested,
 * to know whether there are more.
 */
export async function readPage<Row extends QueryResultRow>(
  database: Database,
  { organizationId, livemode }: Tenant,
  page: PageRequest,
  query: PageQuery,
): Promise<Page<Row>> {
  const owner = { organization_id: organizationId, livemode };
  return readPageOf<Row>(database, owner, page, query);
}

/** The same for a table whose rows belong to both modes of an organization. */
export async function readPageOfOrganization<Row extends QueryResultRow>(
  database: Database,
  organizationId: string,
  page: PageRequest,
  query: PageQuery,
): Promise<Page<Row>> {
  return readPageOf<Row>(database, { organization_id: organizationId }, page, query);
}

async function readPageOf<Row extends QueryResultRow>(
  database: Database,
  owner: Readonly<Record<string, string | boolean>>,
  page: PageRequest,
  { columns, table, where, keepsPlan }: PageQuery,
): Promise<Page<Row>> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const backwards = page.endingBefore !== undefined;
  const name = table.slice(table.indexOf('.') + 1);
  const owned = Object.entries(owner).map(([column, value]) => `"${name}".${column} = ${bind(value)}`);
  const conditions = [...owned, ...(where?.(bind) ?? [])];
  if (page.startingAfter !== undefined) conditions.push(`id < ${bind(page.startingAfter)}`);
  if (page.endingBefore !== undefined) conditions.push(`id > ${bind(page.endingBefore)}`);
  const rows = await database.query<Row>(
    `select ${columns} from ${table} where ${conditions.join(' and ')}
      order by id ${backwards ? 'asc' : 'desc'} limit ${keepsPlan ? pageRows(page.limit, bind) : bind(page.limit + 1)}`,
    values,
  );
  const items = rows.slice(0, page.limit);
  return { items: backwards ? items.reverse() : items, hasMore: rows.length > page.limit };
}

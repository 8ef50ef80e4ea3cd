import type { Page, PageRequest, Tenant } from '@livery/kernel';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

export interface PageQuery {
  /** Columns to select. */
  readonly columns: string;
  readonly table: `${string}.${string}`;
  /** Further conditions; `$n` is written by the callback, which is given each value to bind. */
  readonly where?: (bind: (value: unknown) => string) => readonly string[];
}

/**
 * One page of a tenant's rows, newest first, by keyset on the id: one statement, no counting, no offset.
 * One row more than asked for tells whether there are more.
 */
export async function readPage<Row extends QueryResultRow>(
  database: Database,
  tenant: Tenant,
  page: PageRequest,
  { columns, table, where }: PageQuery,
): Promise<Page<Row>> {
  const values: unknown[] = [tenant.organizationId, tenant.livemode];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const backwards = page.endingBefore !== undefined;
  const name = table.slice(table.indexOf('.') + 1);
  const conditions = [`${name}.organization_id = $1`, `${name}.livemode = $2`, ...(where?.(bind) ?? [])];
  if (page.startingAfter !== undefined) conditions.push(`id < ${bind(page.startingAfter)}`);
  if (page.endingBefore !== undefined) conditions.push(`id > ${bind(page.endingBefore)}`);
  const rows = await database.query<Row>(
    `select ${columns} from ${table} where ${conditions.join(' and ')}
      order by id ${backwards ? 'asc' : 'desc'} limit ${bind(page.limit + 1)}`,
    values,
  );
  const items = rows.slice(0, page.limit);
  return { items: backwards ? items.reverse() : items, hasMore: rows.length > page.limit };
}

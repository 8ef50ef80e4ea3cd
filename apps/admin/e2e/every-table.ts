import { newId } from '@livery/kernel';
import type { TestDatabase } from '@livery/testing';

const NOT_OURS = `'^(pg_|information_schema)'`;

/** Returns the tables of all schemas that contain data of tenants, as `schema.table`, without their partitions. */
export async function tenantTables(server: TestDatabase): Promise<readonly string[]> {
  return namesIn(
    server,
    `select c.oid::regclass::text as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      where c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
}

/** Returns the columns of all schemas whose names stand for personal data, as `schema.table.column`. */
export async function personalColumns(server: TestDatabase): Promise<readonly string[]> {
  return namesIn(
    server,
    `select c.oid::regclass || '.' || a.attname as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text !~ ${NOT_OURS}
        and a.attname ~ '(^|_)(email|phone|avatar|first_name|last_name|full_name|display_name)' order by 1`,
  );
}

/** The values of columns that a check constraint restricts, by table and column. */
const RESTRICTED = {
  'jobs.job': { status: 'queued', run_after: '2026-01-01T00:00:00Z' },
  'brand_governance.brand_check': { completed: '2026-01-01T00:00:00Z' },
};

/** Inserts a row of the organization into every table that contains data of tenants. */
export async function writeToEveryTable(server: TestDatabase, organizationId: string): Promise<void> {
  const restricted = `('${JSON.stringify(RESTRICTED)}'::jsonb -> a.attrelid::regclass::text ->> a.attname)`;
  const values = `case when ${restricted} is not null then quote_literal(${restricted})
                       when a.attname = 'organization_id' then quote_literal('${organizationId}')
                       when y.typcategory = 'A' then '''{}'''
                       when y.typname = 'uuid' then quote_literal('${newId()}')
                       when y.typname = 'timestamptz' then 'now()'
                       when y.typname = 'jsonb' then '''{}'''
                       else '''1''' end`;
  await server.execute(`
    do $$ declare "table" record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for "table" in
        select a.attrelid::regclass as name, string_agg(quote_ident(a.attname), ', ') as columns, string_agg(${values}, ', ') as row
          from pg_attribute a join pg_type y on y.oid = a.atttypid join pg_class c on c.oid = a.attrelid
         where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
           and (a.attnotnull and not a.atthasdef and a.attidentity = '' or a.attname = 'organization_id' or ${restricted} is not null)
           and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')
         group by a.attrelid
      loop
        execute format('insert into %s (%s) values (%s) on conflict do nothing', "table".name, "table".columns, "table".row);
      end loop;
    end $$`);
}

/** Returns the tables of all schemas in which a column contains one of the words. A partition is reported as its table. */
export async function tablesThatHold(server: TestDatabase, words: readonly string[]): Promise<readonly string[]> {
  const tables = await namesIn(
    server,
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ ${NOT_OURS}`,
  );
  const searches = tables.map(
    (table) => `select '${table}' as name where exists (select from ${table} t where t::text ilike any($1))`,
  );
  const found = await namesIn(server, searches.join(' union all '), [words.map((word) => `%${word}%`)]);
  return [...new Set(found.map((name) => name.replace(/_\d{8}$/, '')))].sort();
}

async function namesIn(server: TestDatabase, statement: string, values: readonly unknown[] = []): Promise<string[]> {
  const rows = await server.execute(statement, values);
  return rows.map((row) => ('name' in row ? String(row.name) : ''));
}

import pg from 'pg';

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and not c.relispartition
     and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
   order by 1`;

/** Reads all rows of all tables and schemas as text of PostgreSQL, on a connection without the tenant guard. */
export async function readAllRows(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows = new Map<string, readonly string[]>();
    const tables = await client.query<{ name: string }>(TABLES);
    for (const { name } of tables.rows) {
      const { rows: found } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      rows.set(
        name,
        found.map(({ row }) => row),
      );
    }
    return rows;
  } finally {
    await client.end();
  }
}

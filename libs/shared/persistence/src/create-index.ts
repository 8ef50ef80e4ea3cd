import type { EntityManager } from 'typeorm';

/** An index of a table that may have weekly partitions. */
export interface NewIndex {
  /** Unique in the schema of the table, with at most 50 letters. */
  readonly name: string;
  /** As `schema.table`. */
  readonly table: string;
  /** What follows the table in `create index`, such as `(organization_id, livemode, id) where position is null`. */
  readonly on: string;
}

const PARTITIONS = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = $1::regclass order by 1`;
const IS_INVALID = `
  select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid`;

const IS_PARTITIONED = 'select 1 from pg_partitioned_table where partrelid = $1::regclass';

/**
 * Creates an index while the service reads and writes, one partition after the other. If it is interrupted, it goes on where it was when it is called
 * again. Its migration passes the manager of its query runner, and has `transaction = false`, since PostgreSQL does not allow it within a transaction.
 */
export async function createIndex(
  connection: Pick<EntityManager, 'query'>,
  { name, table, on }: NewIndex,
): Promise<void> {
  const [schema = ''] = table.split('.');
  const isPartitioned = (await connection.query<unknown[]>(IS_PARTITIONED, [table])).length > 0;
  if (!isPartitioned) return createConcurrently(connection, schema, name, `${table} ${on}`);
  const partitions = await connection.query<{ name: string }[]>(PARTITIONS, [table]);
  // The index of the parent becomes valid when every partition has its part. New partitions get theirs by themselves.
  await connection.query(`create index if not exists ${name} on only ${table} ${on}`);
  for (const { name: partition } of partitions) {
    const part = `${name}${/_\d{8}$/.exec(partition)?.[0] ?? `_${partition}`}`;
    await createConcurrently(connection, schema, part, `${schema}.${partition} ${on}`);
    await connection.query(`alter index ${schema}.${name} attach partition ${schema}.${part}`);
  }
}

/** An index whose creation was interrupted is there, but invalid. */
async function createConcurrently(
  connection: Pick<EntityManager, 'query'>,
  schema: string,
  name: string,
  on: string,
): Promise<void> {
  const invalid = await connection.query<unknown[]>(IS_INVALID, [`${schema}.${name}`]);
  if (invalid.length > 0) await connection.query(`drop index concurrently ${schema}.${name}`);
  await connection.query(`create index concurrently if not exists ${name} on ${on}`);
}

import type { Database } from '@livery/persistence';

/** Tables that name an organization, partitions aside, with those that they refer to. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
         array(select format('%I.%I', rn.nspname, r.relname)
                 from pg_constraint k
                 join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
                where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
   where c.relkind in ('r', 'p') and not c.relispartition
   order by 1`;

interface Table {
  readonly name: string;
  readonly refers_to: readonly string[];
}

/**
 * Deletes every row that names an organization, in all contexts and both modes, in one transaction, and it last.
 * @returns how many rows went, by table
 */
export async function deleteOrganization(
  database: Database,
  organizationId: string,
): Promise<ReadonlyMap<string, number>> {
  return database.dataSource.transaction(async (connection) => {
    await connection.query('set local statement_timeout = 0; set local lock_timeout = 0');
    const went = new Map<string, number>();
    for (const { name } of referrersFirst(await connection.query<Table[]>(TABLES))) {
      went.set(
        name,
        deletedRows(await connection.query(`delete from ${name} where organization_id = $1`, [organizationId])),
      );
    }
    const last: unknown = await connection.query('delete from platform.organization where id = $1', [organizationId]);
    went.set('platform.organization', deletedRows(last));
    return went;
  });
}

/** Whoever refers to a table comes before it. */
function referrersFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((other) => other.refers_to.includes(name)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** TypeORM answers a DELETE with its rows and their number. */
export function deletedRows(answer: unknown): number {
  return Array.isArray(answer) && typeof answer[1] === 'number' ? answer[1] : 0;
}

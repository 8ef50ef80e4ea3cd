import { firstIdAt } from '@livery/kernel';
import type { Database } from './database.ts';

/** An append-only table partitioned by `range (id)` on its UUIDv7, as `schema.table`. */
export type PartitionedTable = TableName | { readonly table: TableName; readonly fillFactor: number };

type TableName = `${string}.${string}`;

const WEEK_MS = 7 * 24 * 3_600_000;
const WEEKS_BEHIND = 1;
const WEEKS_AHEAD = 4;
/** 1970-01-01 was a Thursday: Mondays lie three days before a multiple of seven days. */
const MONDAY_OFFSET_MS = 3 * 24 * 3_600_000;

/** Makes the partitions of last week, this week and the four weeks to come, where they do not exist. */
export async function ensureWeeklyPartitions(
  database: Database,
  tables: readonly PartitionedTable[],
  now: Date,
): Promise<void> {
  for (const { table, fillFactor } of tables.map(described)) {
    for (let week = -WEEKS_BEHIND; week <= WEEKS_AHEAD; week += 1) {
      const from = startOfWeek(now, week);
      const to = startOfWeek(now, week + 1);
      await database.dataSource.query(
        `create table if not exists ${table}_${nameOf(from)} partition of ${table}
           for values from ('${firstIdAt(from)}') to ('${firstIdAt(to)}') with (fillfactor = ${fillFactor})`,
      );
    }
  }
}

function described(table: PartitionedTable): { readonly table: TableName; readonly fillFactor: number } {
  return typeof table === 'string' ? { table, fillFactor: 100 } : table;
}

/** Monday 00:00 UTC of the week that lies `weeks` after the one of `instant`. */
function startOfWeek(instant: Date, weeks: number): Date {
  const elapsed = Math.floor((instant.getTime() + MONDAY_OFFSET_MS) / WEEK_MS);
  return new Date((elapsed + weeks) * WEEK_MS - MONDAY_OFFSET_MS);
}

/** `20261116`: partitions are named after their first day. */
function nameOf(week: Date): string {
  return week.toISOString().slice(0, 10).replaceAll('-', '');
}

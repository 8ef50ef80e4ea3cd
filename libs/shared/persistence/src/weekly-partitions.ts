import { firstIdAt } from '@livery/kernel';
import type { EntityManager } from 'typeorm';

/** An append-only table partitioned by `range (id)` on its UUIDv7, as `schema.table`. */
export type PartitionedTable = `${string}.${string}`;

/** How long the rows of one or more tables are kept. */
export interface Retention {
  /** The default number of days. Rows are dropped by whole weeks, so they may be kept up to six days longer. */
  readonly days: number;
  /** How the operator changes the number of days; absent if that is not possible. */
  readonly setting?: {
    /** The environment variable, such as `RETENTION_EVENTS_DAYS`. */
    readonly variable: string;
    /** What is kept, for the message about an invalid value, such as `events and deliveries`. */
    readonly what: string;
  };
}

/** A partitioned table, as its owner declares it. The worker creates its partitions in advance, and drops those past retention. */
export interface WeeklyTable {
  readonly table: PartitionedTable;
  readonly kept: Retention;
}

/** The number of days for which one partitioned table is kept. */
export interface RetentionRule {
  readonly table: PartitionedTable;
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
const WEEKS_BEHIND = 1;
const WEEKS_AHEAD = 4;
/** 1970-01-01 was a Thursday: Mondays lie three days before a multiple of seven days. */
const MONDAY_OFFSET_MS = 3 * DAY_MS;

interface Partition {
  readonly name: string;
  readonly table: PartitionedTable;
  readonly from: Date;
  readonly to: Date;
}

/**
 * A partition is analyzed after so many changes, as a part of its rows. With PostgreSQL's tenth, a week of ten million rows has old statistics
 * for a million changes, and the planner believes for so long that nothing waits in it.
 */
const ANALYZED_AFTER = 'autovacuum_analyze_scale_factor=0.01';
const SELDOM_ANALYZED = `
  select c.oid::regclass::text as name from pg_inherits join pg_class c on c.oid = inhrelid
   where inhparent = any ($1::text[]::regclass[]) and not coalesce(c.reloptions @> array['${ANALYZED_AFTER}'], false)
   order by 1`;

/** Creates the partitions of last week, this week and the next four weeks that do not exist, and has all be analyzed often. */
export async function ensureWeeklyPartitions(
  connection: Pick<EntityManager, 'query'>,
  tables: readonly PartitionedTable[],
  now: Date,
): Promise<void> {
  for (const { name, table, from, to } of await missing(connection, partitions(tables, now, WEEKS_AHEAD))) {
    await connection.query(
      `create table if not exists ${name} partition of ${table}
         for values from ('${firstIdAt(from)}') to ('${firstIdAt(to)}')`,
    );
  }
  for (const { name } of await connection.query<{ name: string }[]>(SELDOM_ANALYZED, [tables])) {
    await connection.query(`alter table ${name} set (${ANALYZED_AFTER})`);
  }
}

/** The names of the partitions of this week and the next that do not exist. Writes fail when their week begins. */
export async function partitionsMissingSoon(
  connection: Pick<EntityManager, 'query'>,
  tables: readonly PartitionedTable[],
  now: Date,
): Promise<string[]> {
  return (await missing(connection, partitions(tables, now, 1))).map(({ name }) => name);
}

/**
 * Drops the partitions all of whose rows are past retention.
 * @returns their names
 */
export async function dropExpiredPartitions(
  connection: Pick<EntityManager, 'query'>,
  retention: readonly RetentionRule[],
  now: Date,
): Promise<string[]> {
  const dropped: string[] = [];
  for (const { table, days } of retention) {
    const rows = await connection.query<{ name: string }[]>(
      'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
      [table],
    );
    for (const { name } of rows) {
      if (!isExpired(name, new Date(now.getTime() - days * DAY_MS))) continue;
      await connection.query(`drop table ${name}`);
      dropped.push(name);
    }
  }
  return dropped;
}

/** Whether the week in the name of a partition ended before an instant. */
function isExpired(name: string, instant: Date): boolean {
  const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) + WEEK_MS <= instant.getTime();
}

/** For how many days from now all tables have partitions; 0 if one is missing now. It checks the next four weeks. */
export async function daysAhead(
  connection: Pick<EntityManager, 'query'>,
  tables: readonly PartitionedTable[],
  now: Date,
): Promise<number> {
  const wanted = partitions(tables, now, WEEKS_AHEAD).filter(({ to }) => to > now);
  const absent = await missing(connection, wanted);
  const end = absent.length > 0 ? Math.min(...absent.map(startOf)) : Math.max(...wanted.map(({ to }) => to.getTime()));
  return Math.max(0, end - now.getTime()) / DAY_MS;
}

function partitions(tables: readonly PartitionedTable[], now: Date, weeksAhead: number): Partition[] {
  const weeks = Array.from({ length: WEEKS_BEHIND + 1 + weeksAhead }, (_, index) => index - WEEKS_BEHIND);
  return tables.flatMap((table) =>
    weeks.map((week) => {
      const from = startOfWeek(now, week);
      return { name: `${table}_${nameOf(from)}`, table, from, to: startOfWeek(now, week + 1) };
    }),
  );
}

/** The partitions that do not exist. Creating one locks its table and needs its owner's role, so only missing ones are created. */
async function missing(
  connection: Pick<EntityManager, 'query'>,
  wanted: readonly Partition[],
): Promise<readonly Partition[]> {
  const rows = await connection.query<{ name: string }[]>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is null',
    [wanted.map(({ name }) => name)],
  );
  const absent = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => absent.has(name));
}

function startOf({ from }: Partition): number {
  return from.getTime();
}

/** Monday 00:00 UTC of the week that lies `weeks` after the one of `instant`. */
function startOfWeek(instant: Date, weeks: number): Date {
  const elapsed = Math.floor((instant.getTime() + MONDAY_OFFSET_MS) / WEEK_MS);
  return new Date((elapsed + weeks) * WEEK_MS - MONDAY_OFFSET_MS);
}

/** The suffix of a partition: its first day, such as `20261116`. */
function nameOf(week: Date): string {
  return week.toISOString().slice(0, 10).replaceAll('-', '');
}

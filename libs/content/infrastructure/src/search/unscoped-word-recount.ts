import type { Tenant } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import { WORD_RECOUNT } from '../persistence/tenant-guard-exceptions.ts';
import { recountWords } from './recount-words.ts';

const DAY_MS = 24 * 3_600_000;
/** The counts of a tenant are good enough while the number of its assets differs less. */
const SHARE_CHANGED = 0.1;
const ALWAYS_PERMITTED = 50;
const BATCH = 1_000;

interface TotalRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly assets: number;
  readonly counted: Date | null;
}

const TOTALS = unscoped(
  WORD_RECOUNT,
  `select organization_id, livemode, assets, counted from content.search_word
    where class = '*' and (organization_id, livemode) > ($1, $2) order by organization_id, livemode limit ${BATCH}`,
);

/**
 * Counts the words of all tenants whose assets have changed: at once if there are 10 % more or fewer, or else once a day. The counts only
 * choose the plan of a search, so they may be old.
 */
export async function recountUnscopedWords(database: Database, now: Date): Promise<void> {
  let last: Tenant = { organizationId: '00000000-0000-0000-0000-000000000000', livemode: false };
  for (;;) {
    const rows = await database.query<TotalRow>(TOTALS, [last.organizationId, last.livemode]);
    for (const row of rows) {
      last = { organizationId: row.organization_id, livemode: row.livemode };
      if ((await isDue(database, last, row, now)) && (await claim(database, last, row.counted, now))) {
        await recountWords(database, last);
      }
    }
    if (rows.length < BATCH) return;
  }
}

async function isDue(database: Database, tenant: Tenant, { assets, counted }: TotalRow, now: Date): Promise<boolean> {
  const permitted = assets * SHARE_CHANGED + ALWAYS_PERMITTED;
  const present = await countUpTo(database, tenant, Math.ceil(assets + permitted) + 1);
  if (counted === null || Math.abs(present - assets) > permitted) return present > 0 || assets > 0;
  return now.getTime() - counted.getTime() > DAY_MS && (await hasChangedSince(database, tenant, counted));
}

async function countUpTo(database: Database, { organizationId, livemode }: Tenant, most: number): Promise<number> {
  const [row] = await database.query<{ assets: number }>(
    `select count(*)::integer as assets
       from (select from content.asset_search s where s.organization_id = $1 and s.livemode = $2 limit $3) counted`,
    [organizationId, livemode, most],
  );
  return row?.assets ?? 0;
}

async function hasChangedSince(database: Database, tenant: Tenant, since: Date): Promise<boolean> {
  for (const isApproved of [true, false]) {
    const rows = await database.query(
      `select 1 from content.asset_search
        where organization_id = $1 and livemode = $2 and is_approved = $3 and updated > $4 limit 1`,
      [tenant.organizationId, tenant.livemode, isApproved, since],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Of several workers, only one counts the words of a tenant. */
async function claim(database: Database, tenant: Tenant, counted: Date | null, now: Date): Promise<boolean> {
  const rows = await database.query(
    `update content.search_word set counted = $3
      where organization_id = $1 and livemode = $2 and word = '' and class = '*' and counted is not distinct from $4
      returning 1`,
    [tenant.organizationId, tenant.livemode, now, counted],
  );
  return rows.length > 0;
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPartitionUpkeep } from '@livery/app-composition';
import { firstIdAt } from '@livery/kernel';
import { createLogger } from '@livery/runtime';
import { startTestApi, type TestApi } from './test-api.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** The tables with weekly partitions, and the days for which they are kept. */
const KEPT = [
  ['platform.access_token', 7],
  ['platform.user_token', 7],
  ['platform.sign_in_link', 7],
  ['platform.session', 21],
  ['platform.request_log', 30],
  ['platform.audit_entry', 400],
  ['messaging.event', 90],
  ['delivery.webhook_delivery', 90],
  ['delivery.delivery_attempt', 90],
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

/** Returns Monday, 00:00 UTC, of the week that was `daysAgo` days ago. */
function weekOf(daysAgo: number): Date {
  const day = new Date(Date.now() - daysAgo * DAY_MS).setUTCHours(0, 0, 0, 0);
  return new Date(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS);
}

async function makePartition(table: string, week: Date): Promise<string> {
  const name = `${table}_${week.toISOString().slice(0, 10).replaceAll('-', '')}`;
  await api.administrate(`create table if not exists ${name} partition of ${table}
    for values from ('${firstIdAt(week)}') to ('${firstIdAt(new Date(week.getTime() + WEEK_MS))}')`);
  return name;
}

const exists = async (name: string): Promise<boolean> =>
  (await api.administrate(`select 1 from pg_class where oid = to_regclass('${name}')`)).length === 1;

describe('every table with weekly partitions', () => {
  it('is listed above', async () => {
    const rows = await api.administrate(
      `select partrelid::regclass::text as name from pg_partitioned_table order by 1`,
    );
    expect(rows).toEqual(KEPT.map(([name]) => ({ name })).sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  it('loses the partitions that are older than its retention, and no others', async () => {
    const made = [];
    for (const [table, days] of KEPT) {
      const last = weekOf(days);
      const gone = await makePartition(table, new Date(last.getTime() - WEEK_MS));
      made.push({ gone, left: await makePartition(table, last) });
    }
    const upkeep = createPartitionUpkeep(api.database, createLogger({ name: 'livery-test', level: 'error' }));
    await upkeep.start();
    await upkeep.stop();
    for (const { gone, left } of made) {
      expect([gone, await exists(gone)]).toEqual([gone, false]);
      expect([left, await exists(left)]).toEqual([left, true]);
    }
  });
});

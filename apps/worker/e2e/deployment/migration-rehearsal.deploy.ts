// Only this suite migrates from the state before while statements of the version before read and write.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRIBUTIONS, migrateDatabase } from '@livery/app-composition';
import { newId } from '@livery/kernel';
import { Database, type PersistenceSlice } from '@livery/persistence';
import pg from 'pg';
import { Deployment } from './deployment.ts';

const ROWS = 200_000;
const LONGEST_WRITE_MS = 1_000;
const PAUSE_MS = 5;
const ORGANIZATION = newId();

const FILL = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, data, created, position)
  select $1, true, id, 'platform.api_key.created', '2026-11-20', '{}', now(), n
    from unnest($2::uuid[]) with ordinality as given(id, n)`;
const WRITE = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
  values ($1, true, $2, 'platform.api_key.created', '2026-11-20', '{}', now())`;
const READ = `
  select id, position from messaging.event
   where organization_id = $1 and livemode = true and position > $2 order by position limit 100`;
/** The relay of the version before. */
const LOCK = `select pg_advisory_xact_lock(7305812), set_config('enable_seqscan', 'off', true)`;
const PLACE = `
  with waiting as materialized (
    select organization_id, livemode, id, type, ordinal from messaging.event where position is null order by ordinal limit 500
  ), batch as materialized (
    select organization_id, livemode, id, type, row_number() over (order by ordinal) as number from waiting
  ), advanced as (
    update messaging.last_position set position = position + (select count(*) from batch)
    returning position - (select count(*) from batch) as start
  )
  update messaging.event e set position = advanced.start + batch.number from batch, advanced
   where e.organization_id = batch.organization_id and e.livemode = batch.livemode and e.id = batch.id and e.type = batch.type`;

let deployment: Deployment;
let pool: pg.Pool;

beforeAll(async () => {
  deployment = await Deployment.open({}, { migrates: false });
  await migrateToStateBefore();
  pool = new pg.Pool({ connectionString: deployment.postgres.url, max: 8, statement_timeout: 10_000 });
  await pool.query(FILL, [ORGANIZATION, Array.from({ length: ROWS }, newId)]);
  await pool.query('update messaging.last_position set position = $1', [ROWS]);
  await pool.query('vacuum analyze messaging.event');
});

afterAll(async () => {
  await pool.end();
  await deployment[Symbol.asyncDispose]();
});

/** Runs the migrations that the file names: those of the state that is rehearsed from. */
async function migrateToStateBefore(): Promise<void> {
  const file = path.join(import.meta.dirname, 'state-before.json');
  const { migrations }: { readonly migrations: readonly string[] } = JSON.parse(await readFile(file, 'utf8'));
  const times = migrations.map((name) => name.split('-')[0] ?? '');
  const slices = CONTRIBUTIONS.map((slice): PersistenceSlice => ({
    ...slice,
    migrations: slice.migrations.filter(({ name }) => times.some((time) => name.endsWith(time))),
  }));
  const options = { applicationName: 'livery-before', poolSize: 2, guardTenants: false, slices };
  const database = await Database.connect({ ...options, url: deployment.postgres.url });
  try {
    expect(await migrateDatabase(database)).toHaveLength(migrations.length);
  } finally {
    await database.close();
  }
}

/** Repeats some work until it is stopped. */
class Traffic {
  readonly times: number[] = [];
  readonly failures: string[] = [];
  private isOver = false;
  private readonly running: Promise<void>;

  constructor(private readonly work: () => Promise<unknown>) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      await this.work().catch((error: unknown) => this.failures.push(String(error)));
      this.times.push(performance.now() - started);
      await setTimeout(PAUSE_MS);
    }
  }
}

async function relay(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(LOCK);
    await client.query(PLACE);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function percentileOfWrites(share: number, traffic: readonly Traffic[]): Promise<number> {
  await Promise.all(traffic.map((one) => one.stop()));
  const times = traffic.flatMap((one) => one.times).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? Infinity;
}

describe('the migrations since the state before, with 200,000 events', () => {
  it('fail no read and no write of the version before, and let no write wait for a second', async () => {
    const writes = [1, 2].map(() => new Traffic(() => pool.query(WRITE, [ORGANIZATION, newId()])));
    const others = [new Traffic(relay), new Traffic(() => pool.query(READ, [ORGANIZATION, ROWS]))];
    await setTimeout(500);
    await deployment.migrate();
    // Workers of the version before go on until they are replaced.
    await setTimeout(1_000);
    const longest = await percentileOfWrites(0.99, writes);
    await Promise.all(others.map((one) => one.stop()));
    expect([...writes, ...others].flatMap(({ failures }) => failures)).toEqual([]);
    expect(others.every(({ times }) => times.length > 20)).toBe(true);
    expect(longest).toBeLessThan(LONGEST_WRITE_MS);
  });

  it('leave positions that only grow, with which this version goes on', async () => {
    await Promise.all([deployment.start('api'), deployment.start('worker')]);
    const id = newId();
    await pool.query(WRITE, [ORGANIZATION, id]);
    const position = async (): Promise<bigint> => {
      const { rows } = await pool.query<{ position: string | null }>(
        'select position from messaging.event where id = $1',
        [id],
      );
      return BigInt(rows[0]?.position ?? 0);
    };
    for (let tries = 0; tries < 200 && (await position()) === 0n; tries += 1) await setTimeout(50);
    const { rows } = await pool.query<{ last: string }>(
      'select max(position) as last from messaging.event where organization_id = $1 and id <> $2',
      [ORGANIZATION, id],
    );
    expect(await position()).toBeGreaterThan(BigInt(rows[0]?.last ?? 0));
  });
});

import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import type { Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { CHANNEL, DeploymentChannel } from './support/deployment-channel.ts';
import { fillLibraries } from './support/library-rows.ts';

const ITEMS = 1_000;
const ROUNDS = 30;
const READERS = 2;
const BAR_MS = 500;

/** Each asset has a content of its own, of which only the row exists. */
const DISTINCT_CONTENT = `
  update content.library_asset set review_status = null, review_id = null, review_content_hash = null,
         content_hash = encode(sha256(id::text::bytea), 'hex')`;
const BLOBS = `
  insert into blobs.blob (organization_id, livemode, sha256, object_key, size, media_type, created)
  select organization_id, livemode, sha256(id::text::bytea), id::text, 1, 'image/png', now() from content.library_asset`;
/** What a channel sees: the active deployments, and the items of each. */
const SEEN = `
  select deployment.id, deployment.item_count::int as expected, count(item.asset_id)::int as items
    from content.deployment deployment
    join content.deployment_item item on item.organization_id = deployment.organization_id
     and item.livemode = deployment.livemode and item.deployment_id = deployment.id
   where deployment.organization_id = $1 and deployment.livemode = $2 and deployment.channel = $3
     and deployment.status = 'active'
   group by 1, 2`;

interface Readings {
  count: number;
  /** Readings that showed no active deployment, two, or one without all of its items. */
  halves: number;
  readonly times: number[];
}

/** Activates deployments of 1,000 items one after the other, beside readers that must always see exactly one whole deployment. */
await withBenchmarkPostgres(async (url) => {
  const options = { url, applicationName: 'benchmark', guardTenants: false };
  const [database, reading] = [
    await connectDatabase({ ...options, poolSize: 4 }),
    await connectDatabase({ ...options, poolSize: READERS }),
  ];
  await migrateDatabase(database);
  const [library] = await fillLibraries(database, [ITEMS]);
  if (library === undefined) throw new Error('There is no library.');
  for (const statement of [DISTINCT_CONTENT, BLOBS]) await database.dataSource.query(statement);
  await measure(library.tenant, database, reading);
  await Promise.all([database.close(), reading.close()]);
});

async function measure(tenant: Tenant, database: Database, reading: Database): Promise<void> {
  const rows = await database.dataSource.query<{ id: string }[]>('select id from content.library_asset order by id');
  const assets = rows.map(({ id }) => id);
  const channel = await DeploymentChannel.open(database);
  await channel.activate(tenant, await channel.create(tenant, assets));
  const [creations, checks, activations]: [number[], number[], number[]] = [[], [], []];
  let isDone = false;
  const readings = readWhile(tenant, reading, () => !isDone);
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const id = await channel.create(tenant, assets.slice(round % 2));
    creations.push(performance.now() - started);
    const [, check = Number.NaN, activation = Number.NaN] = await channel.activate(tenant, id);
    checks.push(check);
    activations.push(activation);
  }
  isDone = true;
  await channel.close();
  const { count, halves, times } = await readings;
  console.log(`${ROUNDS} deployments of ${ITEMS} items beside ${READERS} readers`);
  console.log(`  creation, one transaction            ${described(creations)}`);
  console.log(`  check of all items, one transaction  ${described(checks)}`);
  console.log(`  activation, one transaction          ${described(activations)} (bar ${BAR_MS} ms)`);
  console.log(`  reading the active deployment        ${described(times)}`);
  console.log(`  ${count} readings, ${halves} of them saw none, two or a part (bar 0)`);
  if (halves > 0 || Math.max(...activations) >= BAR_MS) process.exitCode = 1;
}

async function readWhile(tenant: Tenant, database: Database, isWanted: () => boolean): Promise<Readings> {
  const readings: Readings = { count: 0, halves: 0, times: [] };
  const reader = async (): Promise<void> => {
    while (isWanted()) {
      const started = performance.now();
      const values = [tenant.organizationId, tenant.livemode, CHANNEL];
      const seen = await database.query<{ expected: number; items: number }>(SEEN, values);
      readings.times.push(performance.now() - started);
      readings.count += 1;
      if (seen.length !== 1 || seen.some(({ expected, items }) => expected !== items)) readings.halves += 1;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return readings;
}

function described(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, most ${at(1)} ms`;
}

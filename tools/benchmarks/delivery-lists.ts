import { connectDatabase } from '@livery/app-composition';
import { publicId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { request } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type FilledEndpoint, fillDeliveries, HISTORIES } from './support/delivery-history.ts';
import { percentile } from './support/open-loop.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { makeEndpoints } from './support/webhook-rows.ts';

/** The number in the bar is 1,000,000. Filling that many takes a minute or more. */
const DELIVERIES = Number(process.env['DELIVERIES'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PAGE_BAR_MS = 30;
const STATS_BAR_MS = 50;
const SHOWN = 10;
const STATUSES = ['any', 'delivered', 'pending', 'failed', 'abandoned'];
/** The five unlike ones, and one of the fifty small ones. */
const LISTED = 6;

interface Case {
  readonly name: string;
  readonly status: string;
  readonly path: string;
}

/** Whole requests of pages of deliveries, for every status, order, direction and filter, and of statistics. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  const tenant = { organizationId: api.facts['organization_id'] ?? '', livemode: true };
  const ids = await makeEndpoints(database, 'http://127.0.0.1:9', HISTORIES.length, { tenant });
  const endpoints = (await fillDeliveries(url, tenant, ids, DELIVERIES)).slice(0, LISTED);
  const cases = (await Promise.all(endpoints.map((endpoint) => casesOf(database, tenant, endpoint)))).flat();
  const samples = await measure(api, cases);
  for (const status of STATUSES) {
    describe(
      `status ${status}`,
      [...samples].flatMap(([{ status: of }, times]) => (of === status ? times : [])),
    );
  }
  showSlowest(samples);
  const stats = endpoints.map(({ id, name }) => ({
    name: `statistics of ${name}`,
    status: '',
    path: `${pathOf(id)}/stats`,
  }));
  for (const [{ name }, times] of await measure(api, stats)) describe(name, times, STATS_BAR_MS);
  await database.close();
  await api.stop();
});

function pathOf(endpoint: string): string {
  return `/webhook_endpoints/${publicId('whk', endpoint)}`;
}

/** Every combination of status, order, page and filter for one endpoint. */
async function casesOf(database: Database, tenant: Tenant, endpoint: FilledEndpoint): Promise<readonly Case[]> {
  const at = (share: number) => deliveryAt(database, tenant, endpoint, Math.max(1, Math.floor(endpoint.count * share)));
  const [early, middle, late] = [await at(0.2), await at(0.5), await at(0.9)];
  const pages = { first: '', after: `&starting_after=${middle.id}`, before: `&ending_before=${middle.id}` };
  const range = `&created[gt]=${early.created}&created[lte]=${late.created}`;
  const filters = {
    none: '',
    event: `&event=${late.event}`,
    after_sequence: `&after_sequence=${early.sequence}`,
    'created[gte]': `&created[gte]=${middle.created}`,
    'created[lt]': `&created[lt]=${middle.created}`,
    'created range': range,
    'range and after_sequence': `${range}&after_sequence=10`,
  };
  return STATUSES.flatMap((status) =>
    ['oldest', 'newest'].flatMap((order) =>
      Object.entries(pages).flatMap(([page, cursor]) =>
        Object.entries(filters).map(([filter, conditions]) => ({
          name: `${endpoint.name}, ${status}, ${order}, ${page}, ${filter}`,
          status,
          path: `${pathOf(endpoint.id)}/deliveries?order=${order}${status === 'any' ? '' : `&status=${status}`}${cursor}${conditions}`,
        })),
      ),
    ),
  );
}

interface KnownDelivery {
  readonly id: string;
  readonly event: string;
  readonly sequence: string;
  readonly created: string;
}

async function deliveryAt(
  database: Database,
  { organizationId, livemode }: Tenant,
  { id }: FilledEndpoint,
  sequence: number,
): Promise<KnownDelivery> {
  const [row] = await database.query<{ id: string; event_id: string; created: Date }>(
    `select id, event_id, created from delivery.webhook_delivery
      where organization_id = $1 and livemode = $2 and endpoint_id = $3 and sequence = $4`,
    [organizationId, livemode, id, sequence],
  );
  if (row === undefined) throw new Error(`There is no delivery ${sequence}.`);
  return {
    id: publicId('whd', row.id),
    event: publicId('evt', row.event_id),
    sequence: String(sequence),
    created: row.created.toISOString(),
  };
}

/** The milliseconds of the requests of each case, in rounds, so that a slow minute affects all alike. */
async function measure(api: ServerProcess, cases: readonly Case[]): Promise<ReadonlyMap<Case, number[]>> {
  const samples = new Map<Case, number[]>(cases.map((one) => [one, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [{ path }, times] of samples) times.push(await timeOf(api, path));
  }
  return samples;
}

async function timeOf(api: ServerProcess, path: string): Promise<number> {
  const started = performance.now();
  const answer = await request(`${api.origin}/api/v1${path}`, {
    headers: { authorization: `Bearer ${api.facts['key'] ?? ''}` },
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
  return performance.now() - started;
}

function describe(name: string, times: readonly number[], bar = PAGE_BAR_MS): void {
  const [p50, p95, most] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)];
  console.log(
    `${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, at most ${most.toFixed(1)} ms of ${times.length}; bar p95 ${bar} ms`,
  );
}

function showSlowest(samples: ReadonlyMap<Case, readonly number[]>): void {
  const medians = [...samples].map(([{ name }, times]) => ({ name, median: percentile(times, 0.5) }));
  const slow = medians.sort((a, b) => b.median - a.median).slice(0, SHOWN);
  console.log(`the slowest of ${medians.length} kinds, by median:`);
  for (const { name, median } of slow) console.log(`  ${median.toFixed(1)} ms  ${name}`);
}

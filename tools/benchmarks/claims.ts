import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import {
  DEFAULT_LEASE_MS,
  DeliveryPayloads,
  PostgresUnscopedDeliveryQueue,
  SigningSecretOpener,
} from '@livery/delivery-infrastructure';
import { newId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { createBenchmarkDatabase } from './support/benchmark-database.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { percentile } from './support/open-loop.ts';
import { EVENT_DATA, makeEndpoints, SECRET_KEYS } from './support/webhook-rows.ts';

/** `CLAIM_ROWS=5000000` is the number of the bar. */
const LARGE = Number(process.env['CLAIM_ROWS'] ?? 500_000);
const SMALL = 10_000;
const ORGANIZATIONS = 20;
const ENDPOINTS_EACH = 5;
const ROUNDS = 200;
const BAR = 1.5;
/** Rows of one statement, far below what the statement timeout lets pass. */
const FILLED_AT_ONCE = 10_000;
/** As many as a lane with 512 slots claims for organizations that hold nothing yet. */
const LIMIT = 1_024;
const ALLOWANCES = {
  byEndpoint: new Map<string, number>(),
  otherEndpoints: 32,
  claimsPerRequest: 4,
  byOrganization: new Map<string, number>(),
  otherOrganizations: 1_025,
};

/** The time of a claim of due deliveries of 100 endpoints, with many and with few rows that are due. */
await withBenchmarkPostgres(async (url) => {
  const large = await openBacklog(url, 'large', LARGE);
  const small = await openBacklog(url, 'small', SMALL);
  const times = { large: new Array<number>(), small: new Array<number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.large.push(await claim(large));
    times.small.push(await claim(small));
  }
  const [p50, p95] = [0.5, 0.95].map((share) => [percentile(times.large, share), percentile(times.small, share)]);
  for (const [name, pair] of [['p50', p50] as const, ['p95', p95] as const]) {
    const [a = 0, b = 0] = pair ?? [];
    console.log(
      `claims with ${LARGE} and ${SMALL} rows, ${name}: ${a.toFixed(1)} and ${b.toFixed(1)} ms, ${(a / b).toFixed(2)}x; bar ${BAR}x`,
    );
  }
  for (const { database } of [large, small]) await database.close();
});

interface Backlog {
  readonly database: Database;
  readonly queue: PostgresUnscopedDeliveryQueue;
}

async function openBacklog(server: string, name: string, rows: number): Promise<Backlog> {
  const url = await createBenchmarkDatabase(server, name);
  const options = { url, applicationName: 'benchmark', poolSize: 3, guardTenants: false, silenceMs: 3_600_000 };
  const database = await connectDatabase(options);
  await migrateDatabase(database);
  const perEndpoint = rows / (ORGANIZATIONS * ENDPOINTS_EACH);
  for (let count = 0; count < ORGANIZATIONS; count += 1) await addOrganization(database, perEndpoint);
  await database.dataSource.query('vacuum analyze delivery.undelivered');
  const payloads = new DeliveryPayloads(database, new SigningSecretOpener(SECRET_KEYS), (error) => {
    throw error;
  });
  return { database, queue: new PostgresUnscopedDeliveryQueue(database, payloads, DEFAULT_LEASE_MS) };
}

/** An organization whose endpoints have a backlog. All deliveries are of one event, which costs a claim the same. */
async function addOrganization(database: Database, perEndpoint: number): Promise<void> {
  const tenant = { organizationId: newId(), livemode: true };
  const endpoints = await makeEndpoints(database, 'http://127.0.0.1:9', ENDPOINTS_EACH, { tenant });
  const eventId = newId();
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created, position)
     values ($1, true, $2, 'sample.happened', '2026-11-20', $3, now(), 0)`,
    [tenant.organizationId, eventId, EVENT_DATA],
  );
  for (let first = 1; first <= perEndpoint; first += FILLED_AT_ONCE) {
    const last = Math.min(first + FILLED_AT_ONCE - 1, perEndpoint);
    await database.dataSource.query(
      `insert into delivery.undelivered
         (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
       select $1, true, $2, endpoint_id, gen_random_uuid(), nextval('delivery.delivery_order'), number, 'pending',
              now() - interval '1 hour' + number * interval '1 microsecond'
         from generate_series($4::int, $5::int) as number, unnest($3::uuid[]) as endpoint_id`,
      [tenant.organizationId, eventId, endpoints, first, last],
    );
  }
}

/** Claims, and gives the claims up. @returns the milliseconds of the claim */
async function claim({ queue }: Backlog): Promise<number> {
  const started = performance.now();
  const { sendable } = await queue.claim({
    source: 'first_attempts',
    limit: LIMIT,
    allowances: ALLOWANCES,
    now: new Date(),
  });
  const took = performance.now() - started;
  if (sendable.length === 0) throw new Error('Nothing was due.');
  await queue.release(sendable);
  return took;
}

import { createApi, createDocumentInspector } from '@livery/api';
import { INSPECTION_LIMITS } from '@livery/brand-governance-infrastructure';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { DEFAULT_RATE_LIMITS } from '@livery/http';
import { newId } from '@livery/kernel';
import { type Database, NotificationListener } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';
import { BENCHMARK_BLOB_STORE } from './benchmark-blob-store.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 5_000);
const SCOPES = ['platform:read', 'platform:api_keys:write', 'brand:write', 'brand:checks:write', 'cms:write'] as const;

/** One key sends as many requests as it can. */
const UNLIMITED = { perSecond: 1_000_000, burst: 1_000_000 };
const RATE_LIMITS = {
  live: UNLIMITED,
  test: UNLIMITED,
  checks: UNLIMITED,
  concurrentChecks: 1_000,
  refusals: DEFAULT_RATE_LIMITS.refusals,
};

type Api = Awaited<ReturnType<typeof createApi>>;

/** What may differ between the APIs of a process. */
export type Variant = Pick<Parameters<typeof createApi>[0], 'telemetry' | 'accessLog'>;

/**
 * Starts one API for each variant in this process, on one database with two organizations and `EVENTS` events (5,000). Reports the keys and
 * where the APIs listen: `origin` is the first, `origins` is all, separated by commas. Replies to messages with the processor time.
 */
export async function serveApis(first: Variant, ...others: readonly Variant[]): Promise<void> {
  const url = process.env['DATABASE_URL'] ?? '';
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 10, guardTenants: false });
  await migrateDatabase(database);
  const announcements = new NotificationListener(url, 'benchmark');
  await announcements.connect();
  const resources = resourcesOn(database, announcements);
  const api = await createApi({ ...resources, ...first });
  const facts = await createOrganizations(api, database);
  const origins = [await listen(api)];
  for (const variant of others) origins.push(await listen(await createApi({ ...resources, ...variant })));
  process.on('message', sendProcessorTime);
  process.on('SIGTERM', () => process.exit(0));
  process.send?.({ ...facts, origin: origins[0], origins: origins.join(), pid: process.pid });
}

function resourcesOn(database: Database, announcements: NotificationListener): Parameters<typeof createApi>[0] {
  return {
    database,
    announcements,
    documentInspector: createDocumentInspector({ ...INSPECTION_LIMITS, queueLength: 8 }),
    addressVetter: new AddressVetter({ allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] }),
    blobStore: BENCHMARK_BLOB_STORE,
    secretKeys: SecretKeys.parse(`1:${Buffer.alloc(32, 'benchmark').toString('base64')}`),
    logger: createLogger({ name: 'benchmark', level: 'warn' }),
    rateLimits: RATE_LIMITS,
  };
}

async function listen(api: Api): Promise<string> {
  await api.listen(0, '127.0.0.1');
  return api.getUrl();
}

function sendProcessorTime(): void {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu_seconds: (user + system) / 1_000_000 });
}

/** Creates two organizations, each with a key. The first one has events. */
async function createOrganizations(api: Api, database: Database): Promise<Readonly<Record<string, string>>> {
  const operator = api.get(PlatformOperator, { strict: false });
  const organizationId = await operator.createOrganization('Benchmark', 'company');
  const otherId = await operator.createOrganization('Other', 'company');
  const [key, otherKey] = await Promise.all(
    [organizationId, otherId].map((id) =>
      operator.issueKey({
        tenant: { organizationId: id, livemode: true },
        name: 'Benchmark',
        prefixType: 'sk',
        scopes: SCOPES,
      }),
    ),
  );
  await seedEvents(database, organizationId);
  return { key: key ?? '', other_key: otherKey ?? '', organization_id: organizationId };
}

/** Events of the size of `brand.check.completed`. */
async function seedEvents({ dataSource }: Database, organizationId: string): Promise<void> {
  const data = {
    object: {
      id: 'brand_check_01JD00000000000000000A',
      object: 'brand_check',
      status: 'completed',
      content_type: 'pptx',
      filename: 'quarterly-results.pptx',
      summary: {
        total: 14,
        by_severity: { high: 9, low: 5 },
        by_type: { 'color.off_palette': 9, 'font.unapproved': 5 },
      },
      livemode: true,
    },
  };
  const ids = Array.from({ length: EVENTS }, newId);
  await dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, request_id, data, created)
     select $1, true, id, 'brand.check.completed', '2026-11-20', id, $2, now() from unnest($3::uuid[]) as id`,
    [organizationId, data, ids],
  );
  await dataSource.query('analyze messaging.event');
}

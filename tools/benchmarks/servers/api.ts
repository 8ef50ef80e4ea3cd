import { connectDatabase, createApi, createDocumentInspector, migrateDatabase } from '@livery/api';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { newId } from '@livery/kernel';
import { NotificationListener, showPool } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, createRequestLog, readEnvironment, SecretKeys } from '@livery/runtime';
import { startTelemetry, TELEMETRY_VARIABLES } from '@livery/telemetry';

const EVENTS = 5_000;
const SCOPES = ['platform:read', 'platform:api_keys:write', 'brand:write', 'brand:checks:write'] as const;

/** The same key asks as often as it can. */
const UNLIMITED = { perSecond: 1_000_000, burst: 1_000_000 };

const url = process.env['DATABASE_URL'] ?? '';
const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 10, guardTenants: false });
await migrateDatabase(database);
const announcements = new NotificationListener(url, 'benchmark');
const telemetry = await startTelemetry({
  config: readEnvironment(process.env, TELEMETRY_VARIABLES),
  serviceName: 'benchmark',
  onProblem: () => undefined,
});
const limits = { queueLength: 8, deadlineMs: 10_000, maxHeapMb: 384 };
const documentInspector = createDocumentInspector(limits, telemetry.metrics);
const api = await createApi({
  database,
  announcements,
  documentInspector,
  addressVetter: new AddressVetter({ allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] }),
  secretKeys: SecretKeys.parse(`1:${Buffer.alloc(32, 'benchmark').toString('base64')}`),
  logger: createLogger({ name: 'benchmark', level: 'warn' }),
  rateLimits: { live: UNLIMITED, test: UNLIMITED, checks: UNLIMITED, concurrentChecks: 1_000 },
  telemetry,
  requestLog: process.env['LOG_REQUESTS'] === '1' ? createRequestLog({ name: 'benchmark', level: 'info' }) : undefined,
});
showPool(database, telemetry.metrics);
await announcements.connect();

const operator = api.get(PlatformOperator, { strict: false });
const organizationId = await operator.foundOrganization('Benchmark', 'company');
const tenant = { organizationId, livemode: true };
const key = await operator.issueKey({ tenant, name: 'Benchmark', prefixType: 'sk', scopes: SCOPES });
const other = { organizationId: await operator.foundOrganization('Other', 'company'), livemode: true };
const otherKey = await operator.issueKey({ tenant: other, name: 'Benchmark', prefixType: 'sk', scopes: SCOPES });
await seedEvents();
await api.listen(0, '127.0.0.1');
process.send?.({
  origin: await api.getUrl(),
  pid: process.pid,
  key,
  other_key: otherKey,
  organization_id: organizationId,
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu_seconds: (user + system) / 1_000_000 });
});
process.on('SIGTERM', () => process.exit(0));

/** Events of the size of `brand.check.completed`. */
async function seedEvents(): Promise<void> {
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
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, request_id, data, created)
     select $1, true, id, 'brand.check.completed', '2026-11-20', id, $2, now() from unnest($3::uuid[]) as id`,
    [organizationId, data, ids],
  );
  await database.dataSource.query('analyze messaging.event');
}

import { connectDatabase } from '@livery/composition';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { openAccessLog, openRateLimiter } from '@livery/http';
import { BullWakeUps, queueStoreAt } from '@livery/messaging';
import { NotificationListener, showPool } from '@livery/persistence';
import { createLogger, failureText, onShutdownSignal } from '@livery/runtime';
import { startTelemetry } from '@livery/telemetry';
import { readConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createDocumentInspector } from './create-document-inspector.ts';

const APPLICATION_NAME = 'livery-api';

async function main(): Promise<void> {
  const config = readConfig();
  const logging = { name: APPLICATION_NAME, level: config.LOG_LEVEL };
  const logger = createLogger(logging);
  const telemetry = await startTelemetry({
    config,
    serviceName: APPLICATION_NAME,
    onProblem: () => logger.warn('spans could not be sent to the collector'),
  });
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    applicationName: APPLICATION_NAME,
    poolSize: config.DATABASE_POOL_SIZE,
    guardTenants: false,
    preparesStatements: config.DATABASE_PREPARED_STATEMENTS,
  });
  showPool(database, telemetry.metrics);
  const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const announcements = new NotificationListener(directUrl, APPLICATION_NAME);
  const wakeUps = new BullWakeUps(queueStoreAt(config.QUEUE_URL ?? directUrl), logger);
  const inspectorSettings = {
    queueLength: config.CHECK_QUEUE_LENGTH,
    deadlineMs: config.CHECK_DEADLINE_MS,
    maxHeapMb: config.CHECK_HEAP_MB,
    priority: config.CHECK_PRIORITY,
  };
  const documentInspector = createDocumentInspector(inspectorSettings, telemetry.metrics);
  const secretKeys = config.LIVERY_SECRET_KEYS;
  const addressVetter = new AddressVetter({
    allowedCidrs: config.WEBHOOK_ALLOWED_CIDRS,
    allowHttpInLiveMode: config.WEBHOOK_ALLOW_HTTP,
    extraPorts: config.WEBHOOK_EXTRA_PORTS,
  });
  const rateLimiter = openRateLimiter(config.RATE_LIMIT_REDIS_URL, logger);
  const api = await createApi({
    database,
    announcements,
    documentInspector,
    secretKeys,
    addressVetter,
    wakeUps,
    rateLimits: {
      live: config.RATE_LIMIT_LIVE,
      test: config.RATE_LIMIT_TEST,
      checks: config.RATE_LIMIT_CHECKS,
      concurrentChecks: config.CHECK_CONCURRENCY,
    },
    ...(rateLimiter && { rateLimiter }),
    keepsReads: config.REQUEST_LOG_READS,
    trustedProxies: config.TRUSTED_PROXIES,
    isQueueConnected: () => wakeUps.isConnected,
    logger,
    telemetry,
    accessLog: config.LOG_REQUESTS ? openAccessLog(logging) : undefined,
  });
  await Promise.all([announcements.connect(), wakeUps.open()]);
  await api.listen(config.PORT, config.HOST);
  logger.info({ port: config.PORT }, 'serving');

  onShutdownSignal(async () => {
    await api.close();
    await Promise.all([documentInspector.close(), announcements.close(), wakeUps.close(), rateLimiter?.close()]);
    await database.close();
    await telemetry.close();
  });
}

main().catch((error: unknown) => {
  console.error(`livery-api cannot start: ${failureText(error)}`);
  process.exit(1);
});

import { connectDatabase } from '@livery/app-composition';
import { openBlobStore } from '@livery/blobs';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { DEFAULT_RATE_LIMITS, openAccessLog, openRateLimiter } from '@livery/http';
import { BullWakeUps, queueStoreAt } from '@livery/messaging';
import { NotificationListener } from '@livery/persistence';
import { type ProcessFoundation, runProcess } from '@livery/process';
import { readConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createDocumentInspector } from './create-document-inspector.ts';

const NAME = 'livery-api';

runProcess({ name: NAME, readConfig, connectDatabase, start: startApi });

async function startApi({ config, logging, ...foundation }: ProcessFoundation<ReturnType<typeof readConfig>>) {
  const { logger, telemetry } = foundation;
  const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const announcements = new NotificationListener(directUrl, NAME);
  const wakeUps = new BullWakeUps(queueStoreAt(config.QUEUE_URL ?? directUrl), logger);
  const inspectorSettings = {
    queueLength: config.CHECK_QUEUE_LENGTH,
    deadlineMs: config.CHECK_DEADLINE_MS,
    maxHeapMb: config.CHECK_HEAP_MB,
  };
  const documentInspector = createDocumentInspector(inspectorSettings, telemetry.metrics);
  if (config.CHECK_PRIORITY !== '') logger.warn('CHECK_PRIORITY has no effect any more: remove it');
  const addressVetter = new AddressVetter({
    allowedCidrs: config.WEBHOOK_ALLOWED_CIDRS,
    allowHttpInLiveMode: config.WEBHOOK_ALLOW_HTTP,
    extraPorts: config.WEBHOOK_EXTRA_PORTS,
  });
  const rateLimiter = openRateLimiter(config.RATE_LIMIT_REDIS_URL, logger);
  const blobStore = await openBlobStore(config.blobStore);
  const api = await createApi({
    ...foundation,
    blobStore,
    announcements,
    documentInspector,
    keptDocumentDays: config.KEPT_DOCUMENT_DAYS,
    secretKeys: config.LIVERY_SECRET_KEYS,
    addressVetter,
    wakeUps,
    rateLimits: {
      live: config.RATE_LIMIT_LIVE,
      test: config.RATE_LIMIT_TEST,
      checks: config.RATE_LIMIT_CHECKS,
      concurrentChecks: config.CHECK_CONCURRENCY,
      refusals: DEFAULT_RATE_LIMITS.refusals,
    },
    ...(rateLimiter && { rateLimiter }),
    keepsReads: config.REQUEST_LOG_READS,
    trustedProxies: config.TRUSTED_PROXIES,
    publicUrl: config.LIVERY_PUBLIC_URL === '' ? undefined : config.LIVERY_PUBLIC_URL,
    isQueueConnected: () => wakeUps.isConnected,
    accessLog: config.LOG_REQUESTS ? openAccessLog(logging) : undefined,
  });
  await Promise.all([announcements.connect(), wakeUps.open()]);
  await api.listen(config.PORT, config.HOST);
  logger.info({ port: config.PORT }, 'serving');

  return async () => {
    await api.close();
    await Promise.all([documentInspector.close(), announcements.close(), wakeUps.close(), rateLimiter?.close()]);
    await blobStore.close();
  };
}

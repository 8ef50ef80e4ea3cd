import { once } from 'node:events';
import { createServer } from 'node:http';
import { openBlobStore } from '@livery/blobs';
import { connectDatabase } from '@livery/app-composition';
import { findPrograms } from '@livery/content-infrastructure';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { healthRoutes } from '@livery/http';
import { type ProcessFoundation, runProcess } from '@livery/process';
import express from 'express';
import { readConfig } from './config.ts';
import { createWorker } from './create-worker.ts';

runProcess({ name: 'livery-worker', readConfig, connectDatabase, start: startWorker });

async function startWorker(foundation: ProcessFoundation<ReturnType<typeof readConfig>>) {
  const { config, database, logger, telemetry, isStopping } = foundation;
  if (config.CHECK_PRIORITY !== '') logger.warn('CHECK_PRIORITY has no effect any more: remove it');
  const addressVetter = new AddressVetter({
    allowedCidrs: config.WEBHOOK_ALLOWED_CIDRS,
    allowHttpInLiveMode: config.WEBHOOK_ALLOW_HTTP,
    extraPorts: config.WEBHOOK_EXTRA_PORTS,
  });
  const blobStore = await openBlobStore(config.blobStore);
  const worker = await createWorker({
    database,
    blobStore,
    logger,
    telemetry,
    queueUrl: config.QUEUE_URL ?? config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    secretKeys: config.LIVERY_SECRET_KEYS,
    addressVetter,
    slots: config.DELIVERY_CONCURRENCY,
    retrySlots: config.RETRY_CONCURRENCY,
    leaseMs: config.DELIVERY_LEASE_MS,
    retries: {
      maxAttempts: config.WEBHOOK_ATTEMPTS,
      jitter: config.WEBHOOK_JITTER / 100,
      heedsRetryAfter: config.WEBHOOK_HEED_RETRY_AFTER,
    },
    checks: {
      threads: config.CHECK_THREADS,
      deadlineMs: config.CHECK_DEADLINE_MS,
      maxHeapMb: config.CHECK_HEAP_MB,
    },
    keptDocumentGib: config.KEPT_DOCUMENT_GIB,
    fileDeletionDelayDays: config.FILE_DELETION_DELAY_DAYS,
    jobSlots: config.JOB_SLOTS,
    jobsPerOrganization: config.JOBS_PER_ORGANIZATION,
    jobLeaseMs: config.JOB_LEASE_MS,
    textExtraction: {
      children: config.TEXT_PROCESSES,
      deadlineMs: config.TEXT_DEADLINE_MS,
      memoryMb: config.TEXT_MEMORY_MB,
    },
    previews: {
      installed: await findPrograms(config.PREVIEW_SOFFICE, config.searchPath),
      pictures: { children: config.PREVIEW_PROCESSES },
      documents: {
        processes: config.PREVIEW_PROCESSES,
        deadlineMs: config.PREVIEW_DEADLINE_MS,
        wallMs: 3 * config.PREVIEW_DEADLINE_MS,
        memoryMb: config.PREVIEW_MEMORY_MB,
      },
    },
    retention: config.retention,
  });
  const health = createServer(
    express().use(
      healthRoutes({
        database: () => database.assertReachable(),
        queue: { isConnected: worker.isQueueConnected, isNeeded: true },
        isStopping,
      }),
    ),
  );
  await once(health.listen(config.PORT, config.HOST), 'listening');
  logger.info({ port: config.PORT }, 'working');

  return async () => {
    health.close();
    await worker.close();
    await blobStore.close();
  };
}

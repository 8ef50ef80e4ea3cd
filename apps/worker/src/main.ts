import { once } from 'node:events';
import { createServer } from 'node:http';
import { connectDatabase } from '@livery/composition';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { healthRoutes } from '@livery/http';
import { showPool } from '@livery/persistence';
import { createLogger, failureText, onShutdownSignal } from '@livery/runtime';
import { startTelemetry } from '@livery/telemetry';
import express from 'express';
import { readConfig } from './config.ts';
import { createWorker } from './create-worker.ts';

const APPLICATION_NAME = 'livery-worker';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger({ name: APPLICATION_NAME, level: config.LOG_LEVEL });
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
  const addressVetter = new AddressVetter({
    allowedCidrs: config.WEBHOOK_ALLOWED_CIDRS,
    allowHttpInLiveMode: config.WEBHOOK_ALLOW_HTTP,
    extraPorts: config.WEBHOOK_EXTRA_PORTS,
  });
  const worker = await createWorker({
    database,
    queueUrl: config.QUEUE_URL ?? config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    secretKeys: config.LIVERY_SECRET_KEYS,
    addressVetter,
    places: config.DELIVERY_CONCURRENCY,
    retryPlaces: config.RETRY_CONCURRENCY,
    leaseMs: config.DELIVERY_LEASE_MS,
    retention: {
      events: config.RETENTION_EVENTS_DAYS,
      requestLog: config.RETENTION_REQUEST_LOG_DAYS,
      auditLog: config.RETENTION_AUDIT_LOG_DAYS,
    },
    logger,
    telemetry,
  });
  const readiness = {
    database: () => database.assertReachable(),
    queue: { isConnected: worker.isQueueConnected, isNeeded: true },
  };
  const health = createServer(express().use(healthRoutes(readiness)));
  await once(health.listen(config.PORT, config.HOST), 'listening');
  logger.info({ port: config.PORT }, 'working');

  onShutdownSignal(async () => {
    health.close();
    await worker.close();
    await database.close();
    await telemetry.close();
  });
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(1);
});

import { AddressVetter } from '@livery/delivery-infrastructure';
import { NotificationListener } from '@livery/persistence';
import { createLogger, failureText, onShutdownSignal } from '@livery/runtime';
import { readConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createDocumentInspector } from './create-document-inspector.ts';
import { connectDatabase, createPartitionUpkeep } from './livery-database.ts';

const APPLICATION_NAME = 'livery-api';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger({ name: APPLICATION_NAME, level: config.LOG_LEVEL });
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    applicationName: APPLICATION_NAME,
    poolSize: config.DATABASE_POOL_SIZE,
    guardTenants: false,
  });
  const announcements = new NotificationListener(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, APPLICATION_NAME);
  const documentInspector = createDocumentInspector({
    queueLength: config.CHECK_QUEUE_LENGTH,
    deadlineMs: config.CHECK_DEADLINE_MS,
    maxHeapMb: config.CHECK_HEAP_MB,
  });
  const secretKeys = config.LIVERY_SECRET_KEYS;
  const addressVetter = new AddressVetter({
    allowedCidrs: config.WEBHOOK_ALLOWED_CIDRS,
    allowHttpInLiveMode: config.WEBHOOK_ALLOW_HTTP,
    extraPorts: config.WEBHOOK_EXTRA_PORTS,
  });
  const api = await createApi({ database, announcements, documentInspector, secretKeys, addressVetter, logger });
  const upkeep = createPartitionUpkeep(database, logger);
  await Promise.all([announcements.connect(), upkeep.start()]);
  await api.listen(config.PORT, config.HOST);
  logger.info({ port: config.PORT }, 'serving');

  onShutdownSignal(async () => {
    await api.close();
    await Promise.all([documentInspector.close(), announcements.close(), upkeep.stop()]);
    await database.close();
  });
}

main().catch((error: unknown) => {
  console.error(`livery-api cannot start: ${failureText(error)}`);
  process.exit(1);
});

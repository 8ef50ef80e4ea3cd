import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase, createApi, createDocumentInspector, migrateDatabase } from '@livery/api';
import { createOAuthServer } from '@livery/oauth-server';
import { EmbeddedPostgres, NotificationListener } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger } from '@livery/runtime';
import { createWorker } from '@livery/worker';
import { assertPortFree } from './assert-port-free.ts';
import type { readConfig } from './config.ts';
import { LOCAL_ADDRESSES } from './local-addresses.ts';
import { loadSecretKeys } from './secret-key-file.ts';
import { serveTogether } from './serve-together.ts';

const APPLICATION_NAME = 'livery-standalone';
/** Of the 40 connections that standalone may use in all (`docs/operations.md`). */
const POOL_SIZE = 20;
const DELIVERIES_IN_FLIGHT = 32;
const INSPECTOR_LIMITS = { queueLength: 32, deadlineMs: 10_000, maxHeapMb: 384 };

export interface Standalone {
  readonly baseUrl: string;
  readonly operator: PlatformOperator;
  readonly stop: () => Promise<void>;
}

/** The whole service in one process, on a PostgreSQL of its own. Stops what it has started when a later step fails. */
export async function startStandalone(
  config: ReturnType<typeof readConfig>,
  progress: (message: string) => void,
): Promise<Standalone> {
  await assertPortFree(config.HOST, config.PORT);
  const opened: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const operator = await open(config, progress, opened);
    return { baseUrl: `http://${config.HOST}:${config.PORT}`, operator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  config: ReturnType<typeof readConfig>,
  progress: (message: string) => void,
  opened: (() => Promise<void>)[],
): Promise<PlatformOperator> {
  await makeDataDirectory(config.LIVERY_DATA_DIR);
  const secretKeys = await loadSecretKeys(config.LIVERY_DATA_DIR);
  const logger = createLogger({ name: APPLICATION_NAME, level: config.LOG_LEVEL });

  const directory = path.join(config.LIVERY_DATA_DIR, 'postgres');
  const postgres = await EmbeddedPostgres.start({ directory, onProgress: progress });
  opened.push(() => postgres.stop());
  const database = await connectDatabase({
    url: postgres.url,
    applicationName: APPLICATION_NAME,
    poolSize: POOL_SIZE,
    guardTenants: true,
  });
  opened.push(() => database.close());
  const migrations = await migrateDatabase(database);
  progress(migrations.length > 0 ? `made the tables (${migrations.length} migrations)` : 'found the tables up to date');

  const addressVetter = LOCAL_ADDRESSES;
  const background = { queueUrl: postgres.url, places: DELIVERIES_IN_FLIGHT, retryPlaces: DELIVERIES_IN_FLIGHT };
  const worker = await createWorker({ database, secretKeys, addressVetter, logger, ...background });
  opened.push(() => worker.close());
  const { wakeUps } = worker;
  const announcements = new NotificationListener(postgres.url, APPLICATION_NAME);
  opened.push(() => announcements.close());
  const documentInspector = createDocumentInspector(INSPECTOR_LIMITS);
  opened.push(() => documentInspector.close());
  const api = await createApi({
    database,
    announcements,
    documentInspector,
    secretKeys,
    addressVetter,
    wakeUps,
    logger,
  });
  opened.push(() => api.close());
  const oauthServer = await createOAuthServer({ database, secretKeys, logger });
  opened.push(() => oauthServer.close());
  await announcements.connect();
  const server = await serveTogether({ api, oauthServer, host: config.HOST, port: config.PORT });
  opened.push(() => server[Symbol.asyncDispose]());
  progress('webhooks may go to this machine too, over http and to any port');
  return api.get(PlatformOperator, { strict: false });
}

/** Others may pass through, since PostgreSQL runs as another user when root starts the service, but not look around. */
async function makeDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o711 });
}

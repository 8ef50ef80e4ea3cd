import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createApi, createDocumentInspector } from '@livery/api';
import { DiskBlobStore } from '@livery/blobs';
import { INSPECTION_LIMITS } from '@livery/brand-governance-infrastructure';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { findPrograms } from '@livery/content-infrastructure';
import { EmbeddedPostgres } from '@livery/embedded-postgres';
import { type DashboardBuild, openAccessLog } from '@livery/http';
import { createOAuthServer } from '@livery/oauth-server';
import { type Database, NotificationListener, showPool } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger } from '@livery/runtime';
import { startTelemetry } from '@livery/telemetry';
import { createWorker } from '@livery/worker';
import { assertPortFree } from './assert-port-free.ts';
import type { readConfig } from './config.ts';
import { withdrawDemo } from './demo/demo-file.ts';
import { LOCAL_ADDRESSES } from './local-addresses.ts';
import type { OpenedResources } from './opened-resources.ts';
import { loadSecretKeys } from './secret-key-file.ts';
import { serveTogether } from './serve-together.ts';

const APPLICATION_NAME = 'livery-standalone';
/** Connections of the pool, out of the 40 that standalone may use in total (`docs/operations.md`). */
const POOL_SIZE = 20;
/** More than the endpoints of one mode, so that an organization whose new endpoints all hang has slots left for another one. */
const IN_FLIGHT = { slots: 128, retrySlots: 32 } as const;

export interface StandaloneOptions {
  readonly config: ReturnType<typeof readConfig>;
  /** Receives everything that is opened, also if the start fails or is interrupted. The caller closes it. */
  readonly resources: OpenedResources;
  readonly progress: (message: string) => void;
  readonly dashboardBuild: DashboardBuild;
  /** Is called when the database has ended and cannot be started again. */
  readonly onLost: (error: Error) => void;
}

/** Starts the whole service in one process, by default on an embedded PostgreSQL. */
export async function startStandalone(options: StandaloneOptions): Promise<PlatformOperator> {
  const { config, resources } = options;
  await assertPortFree(config.HOST, config.PORT);
  await makeDataDirectory(config.LIVERY_DATA_DIR);
  const logging = { name: APPLICATION_NAME, level: config.LOG_LEVEL };
  const logger = createLogger(logging);
  const onProblem = (): void => logger.warn('spans could not be sent to the collector');
  const telemetry = await resources.open(
    () => startTelemetry({ config, serviceName: APPLICATION_NAME, onProblem }),
    (started) => started.close(),
  );
  const databaseUrl = await startPostgres(options);
  const database = await openDatabase(databaseUrl, options);
  const secretKeys = await loadSecretKeys(config.LIVERY_DATA_DIR);
  showPool(database, telemetry.metrics);

  const blobStore = new DiskBlobStore(path.join(config.LIVERY_DATA_DIR, 'blobs'));
  const foundation = { database, secretKeys, blobStore, addressVetter: LOCAL_ADDRESSES, logger, telemetry };
  const http = {
    trustedProxies: config.TRUSTED_PROXIES,
    accessLog: config.LOG_REQUESTS ? openAccessLog(logging) : undefined,
  };
  const previews = { installed: await findPrograms(config.PREVIEW_SOFFICE, config.searchPath) };
  const worker = await resources.open(
    () =>
      createWorker({
        ...{ ...foundation, ...IN_FLIGHT, previews, queueUrl: databaseUrl, isOnlyWorker: true },
      }),
    (opened) => opened.close(),
  );
  const announcements = new NotificationListener(databaseUrl, APPLICATION_NAME);
  await resources.open(
    () => announcements.connect(),
    () => announcements.close(),
  );
  const documentInspector = await resources.open(
    async () => createDocumentInspector(INSPECTION_LIMITS, telemetry.metrics),
    (inspector) => inspector.close(),
  );
  const api = await resources.open(
    () =>
      createApi({
        ...foundation,
        ...http,
        announcements,
        documentInspector,
        wakeUps: worker.wakeUps,
        isQueueConnected: worker.isQueueConnected,
        publicUrl: config.LIVERY_PUBLIC_URL === '' ? undefined : config.LIVERY_PUBLIC_URL,
        dashboard: { build: options.dashboardBuild },
      }),
    (application) => application.close(),
  );
  const oauthServer = await resources.open(
    () => createOAuthServer({ ...foundation, ...http }),
    (application) => application.close(),
  );
  await resources.open(
    () => serveTogether({ api, oauthServer, host: config.HOST, port: config.PORT }),
    (server) => server[Symbol.asyncDispose](),
  );
  options.progress('webhooks may go to this machine too, over http and to any port');
  return api.get(PlatformOperator, { strict: false });
}

/** Starts the embedded PostgreSQL, unless the configuration names one that runs already. @returns its URL */
async function startPostgres({ config, resources, progress, onLost }: StandaloneOptions): Promise<string> {
  const directory = path.join(config.LIVERY_DATA_DIR, 'postgres');
  // A process that was killed has left its announcement, which holds again only when the keys have been tried.
  const onOwned = (): Promise<void> => withdrawDemo(config.LIVERY_DATA_DIR);
  if (config.LIVERY_DATABASE_URL !== undefined) {
    await onOwned();
    return config.LIVERY_DATABASE_URL;
  }
  const { url } = await resources.open(
    () => EmbeddedPostgres.start({ directory, onProgress: progress, onLost, onOwned }),
    (postgres) => postgres.stop(),
  );
  return url;
}

async function openDatabase(url: string, { resources, progress }: StandaloneOptions): Promise<Database> {
  const database = await resources.open(
    () => connectDatabase({ url, applicationName: APPLICATION_NAME, poolSize: POOL_SIZE, guardTenants: true }),
    (opened) => opened.close(),
  );
  const migrations = await migrateDatabase(database);
  progress(migrations.length > 0 ? `made the tables (${migrations.length} migrations)` : 'found the tables up to date');
  return database;
}

/** Other users may enter the directory but not list it, since PostgreSQL runs as another user if root starts the service. */
async function makeDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o711 });
}

import { fileURLToPath } from 'node:url';
import { type DynamicModule, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  BrandGovernanceHttpModule,
  CHECK_TYPES,
  type PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import { BlobsHttpModule, BlobsModule, type BlobStore } from '@livery/blobs';
import { VOCABULARY } from '@livery/app-composition';
import { ContentHttpModule } from '@livery/content-infrastructure';
import { type AddressVetter, DeliveryHttpModule } from '@livery/delivery-infrastructure';
import { documentationRoutes } from '@livery/documentation';
import {
  type AccessLog,
  createHttpApplication,
  Dashboard,
  type DashboardOptions,
  dashboardRoutes,
  HttpModule,
  OpenApiModule,
  type RateLimiter,
  type RateLimitOptions,
  type Readiness,
  type UploadLimits,
} from '@livery/http';
import { JobsHttpModule, JobsModule } from '@livery/jobs';
import { FoundationModule, type WakeUps } from '@livery/messaging';
import type { Database, NotificationListener } from '@livery/persistence';
import {
  BatchedRequestLog,
  BearerAuthenticationGuard,
  PlatformHttpModule,
  PlatformModule,
  PostgresAuditTrail,
} from '@livery/platform-infrastructure';
import { type SecretKeys, SystemClock } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';
import type { Logger } from 'pino';
import { apiContract } from './api-contract.ts';

const DASHBOARD = fileURLToPath(new URL('../../dashboard/dist/web', import.meta.url));

/** The resources of the API. The caller closes them after the application. */
export interface ApiResources {
  readonly database: Database;
  readonly announcements: NotificationListener;
  readonly documentInspector: PiscinaDocumentInspector;
  /** Documents of checks are kept for this number of days (default: `KEPT_DOCUMENT_LIMITS`). */
  readonly keptDocumentDays?: number;
  readonly secretKeys: SecretKeys;
  /** The bytes of files. */
  readonly blobStore: BlobStore;
  /** Decides which addresses webhooks may be sent to. It need not be closed. */
  readonly addressVetter: AddressVetter;
  /** Sends hints of new events to the worker (default: none; the worker then finds them a little later). */
  readonly wakeUps?: WakeUps;
  /** The rate limits (default: `DEFAULT_RATE_LIMITS`). */
  readonly rateLimits?: RateLimitOptions;
  /** Counts the requests of all processes together (default: in the memory of the process). */
  readonly rateLimiter?: RateLimiter;
  /** The request log of organizations also contains successful reads (default: only writes and failures). */
  readonly keepsReads?: boolean;
  /** The address blocks of proxies whose `X-Forwarded-For` is trusted (default: none). */
  readonly trustedProxies?: readonly string[];
  /** The origin at which browsers see the service (default: the one at which each request arrives). */
  readonly publicUrl?: string | undefined;
  /** Tells `/readyz` whether the queue can be reached. */
  readonly isQueueConnected?: () => boolean;
  /** Tells `/readyz` whether the process will stop soon. */
  readonly isStopping?: () => boolean;
  /** A test of a webhook endpoint waits for the worker's attempt, at most this number of milliseconds (default: 20,000). */
  readonly webhookTestWaitMs?: number;
  /** An existing directory for uploads that arrive (default: that of the system for temporary files). */
  readonly spoolDirectory?: string;
  /** Limits how slowly uploads may arrive (default: `UPLOAD_LIMITS`). */
  readonly uploadLimits?: UploadLimits;
  /** The files of the dashboard (default: what `npm run build:dashboard` has written). */
  readonly dashboard?: Partial<DashboardOptions>;
  readonly logger: Logger;
  /** Metrics and traces (default: off). */
  readonly telemetry?: Telemetry;
  /** Writes a line for each request (default: none). */
  readonly accessLog?: AccessLog | undefined;
}

/** The public REST API: a list of the contexts' HTTP modules. */
export async function createApi(resources: ApiResources): Promise<NestExpressApplication> {
  const { logger, trustedProxies = [], telemetry, accessLog } = resources;
  const dashboard = new Dashboard({ directory: DASHBOARD, ...resources.dashboard });
  await dashboard.files();
  const routes = [
    documentationRoutes(() => ({ catalogues: { ...VOCABULARY, checks: CHECK_TYPES }, contract: apiContract() })),
    dashboardRoutes(dashboard),
  ];
  const options = { logger, readiness: readinessOf(resources), trustedProxies, telemetry, accessLog, routes };
  return createHttpApplication(apiModule(resources, dashboard), options);
}

/** The queue for `/readyz`. Without it the API works, and webhooks are sent a little later. */
function readinessOf({ database, isQueueConnected, isStopping }: ApiResources): Readiness {
  return {
    isStopping,
    database: () => database.assertReachable(),
    ...(isQueueConnected && { queue: { isConnected: isQueueConnected, isNeeded: false } }),
  };
}

@Module({})
class ApiModule {}

function apiModule(resources: ApiResources, dashboard: Dashboard): DynamicModule {
  const { database, announcements, documentInspector, secretKeys, addressVetter, wakeUps, logger, publicUrl } =
    resources;
  const { rateLimits, rateLimiter, blobStore, spoolDirectory, uploadLimits } = resources;
  const authentication = BearerAuthenticationGuard;
  const requestLog = new BatchedRequestLog(database, {
    keepsReads: resources.keepsReads ?? false,
    report: (error) => logger.warn({ err: error }, 'requests went unrecorded'),
  });
  const foundation = FoundationModule.on(
    database,
    wakeUps,
    resources.telemetry,
    new PostgresAuditTrail(new SystemClock()),
  );
  const blobs = BlobsModule.with({ foundation, secretKeys, store: blobStore });
  const platform = PlatformModule.with({ foundation, secretKeys });
  const content = ContentHttpModule.with({
    ...{ foundation, blobs, origins: platform, spoolDirectory, dashboard },
    jobs: JobsModule.with(foundation),
  });
  const governance = BrandGovernanceHttpModule.with({
    ...{ foundation, blobs, documentInspector, spoolDirectory },
    jobs: JobsModule.with(foundation),
    documentIllustrator: documentInspector.illustrator,
    templateReader: documentInspector.templateReader,
    documentFixer: documentInspector.fixer,
    keptDocumentDays: resources.keptDocumentDays,
  });
  const resolvers = [...ContentHttpModule.resolvers(content), ...BrandGovernanceHttpModule.resolvers(governance)];
  const http = HttpModule.with({
    ...{ foundation, secretKeys, authentication, rateLimits, rateLimiter, requestLog, logger },
    ...{ spoolDirectory, uploadLimits },
  });
  return {
    module: ApiModule,
    imports: [
      http,
      PlatformHttpModule.with({ foundation, secretKeys, announcements, limits: http, logger, publicUrl }),
      governance,
      DeliveryHttpModule.with({
        ...{ foundation, secretKeys, addressVetter, events: VOCABULARY.events },
        testWaitMs: resources.webhookTestWaitMs,
      }),
      content,
      JobsHttpModule.with(foundation),
      BlobsHttpModule.with({
        foundation,
        blobs,
        standing: platform,
        resolvers,
      }),
      OpenApiModule.with(apiContract),
    ],
  };
}

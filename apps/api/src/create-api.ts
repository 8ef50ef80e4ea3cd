import { type DynamicModule, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  BrandGovernanceHttpModule,
  CHECK_TYPES,
  type PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure';
import { VOCABULARY } from '@livery/composition';
import { type AddressVetter, DeliveryHttpModule } from '@livery/delivery-infrastructure';
import { documentationRoutes } from '@livery/documentation';
import {
  type AccessLog,
  createHttpApplication,
  HttpModule,
  OpenApiModule,
  type RateLimiter,
  type RateLimitOptions,
  type Readiness,
} from '@livery/http';
import { FoundationModule, type WakeUps } from '@livery/messaging';
import type { Database, NotificationListener } from '@livery/persistence';
import { BatchedRequestLog, BearerAuthenticationGuard, PlatformHttpModule } from '@livery/platform-infrastructure';
import type { SecretKeys } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';
import type { Logger } from 'pino';
import { apiContract } from './api-contract.ts';

/** What the API runs on. Whoever opened these closes them, after the application. */
export interface ApiResources {
  readonly database: Database;
  readonly announcements: NotificationListener;
  readonly documentInspector: PiscinaDocumentInspector;
  readonly secretKeys: SecretKeys;
  /** Says where webhooks may go; nothing to close. */
  readonly addressVetter: AddressVetter;
  /** Tells the worker of new events; without, it finds them a little later. */
  readonly wakeUps?: WakeUps;
  /** How often who may ask; the defaults when absent. */
  readonly rateLimits?: RateLimitOptions;
  /** Counts where all processes see it; in the process's own memory when absent. */
  readonly rateLimiter?: RateLimiter;
  /** Whether the log of requests, which organizations read, has reads too; writes and failures alone unless told so. */
  readonly keepsReads?: boolean;
  /** Address blocks whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[];
  /** Whether they reach it, for `/readyz`. */
  readonly isQueueConnected?: () => boolean;
  readonly logger: Logger;
  /** Off unless given. */
  readonly telemetry?: Telemetry;
  /** Gets a line for each request; none when absent. */
  readonly accessLog?: AccessLog | undefined;
}

/** The public REST API: a list of the contexts' HTTP modules. */
export function createApi(resources: ApiResources): Promise<NestExpressApplication> {
  const { logger, trustedProxies = [], telemetry, accessLog } = resources;
  const routes = [
    documentationRoutes(() => ({ catalogues: { ...VOCABULARY, checks: CHECK_TYPES }, contract: apiContract() })),
  ];
  const options = { logger, readiness: readinessOf(resources), trustedProxies, telemetry, accessLog, routes };
  return createHttpApplication(apiModule(resources), options);
}

/** Without the queue, everything that is asked for is done, and webhooks leave a little later. */
function readinessOf({ database, isQueueConnected }: ApiResources): Readiness {
  return {
    database: () => database.assertReachable(),
    ...(isQueueConnected && { queue: { isConnected: isQueueConnected, isNeeded: false } }),
  };
}

@Module({})
class ApiModule {}

function apiModule(resources: ApiResources): DynamicModule {
  const { database, announcements, documentInspector, secretKeys, addressVetter, wakeUps, logger } = resources;
  const { rateLimits, rateLimiter } = resources;
  const authentication = BearerAuthenticationGuard;
  const requestLog = new BatchedRequestLog(database, {
    keepsReads: resources.keepsReads ?? false,
    report: (error) => logger.warn({ err: error }, 'requests went unrecorded'),
  });
  const foundation = FoundationModule.on(database, wakeUps, resources.telemetry);
  return {
    module: ApiModule,
    imports: [
      HttpModule.with({ foundation, secretKeys, authentication, rateLimits, rateLimiter, requestLog, logger }),
      PlatformHttpModule.with({ foundation, secretKeys, announcements, logger }),
      BrandGovernanceHttpModule.with({ foundation, documentInspector }),
      DeliveryHttpModule.with({ foundation, secretKeys, addressVetter, events: VOCABULARY.events }),
      OpenApiModule.with(apiContract),
    ],
  };
}

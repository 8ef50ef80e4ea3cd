import { type DynamicModule, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  type AccessLog,
  createHttpApplication,
  HttpModule,
  type RateLimiter,
  type RateLimitOptions,
} from '@livery/http';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import {
  BearerAuthenticationGuard,
  metadataRoutes,
  OAuthErrorDialect,
  PlatformOAuthModule,
} from '@livery/platform-infrastructure';
import type { SecretKeys } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';
import type { Logger } from 'pino';

/** The resources of the OAuth server. The caller closes them after the application. */
export interface OAuthServerResources {
  readonly database: Database;
  readonly secretKeys: SecretKeys;
  /** Counts the failed attempts of all processes together (default: in the memory of the process). */
  readonly rateLimiter?: RateLimiter;
  /** The rate limits (default: `DEFAULT_RATE_LIMITS`). */
  readonly rateLimits?: RateLimitOptions;
  /** The address blocks of proxies whose `X-Forwarded-For` is trusted (default: none). */
  readonly trustedProxies?: readonly string[];
  /** Tells `/readyz` whether the process will stop soon. */
  readonly isStopping?: () => boolean;
  readonly logger: Logger;
  /** Metrics and traces (default: off). */
  readonly telemetry?: Telemetry;
  /** Writes a line for each request (default: none). */
  readonly accessLog?: AccessLog | undefined;
}

/** Creates the OAuth server. It is a separate application, so that guards and filters of the API do not apply to it. */
export function createOAuthServer(resources: OAuthServerResources): Promise<NestExpressApplication> {
  const { database, isStopping, logger, trustedProxies = [], telemetry, accessLog } = resources;
  const readiness = { database: () => database.assertReachable(), isStopping };
  const options = { logger, readiness, trustedProxies, telemetry, accessLog, routes: [metadataRoutes()] };
  return createHttpApplication(oauthServerModule(resources), options);
}

@Module({})
class OAuthServerModule {}

function oauthServerModule({
  database,
  secretKeys,
  rateLimiter,
  rateLimits,
  logger,
  telemetry,
}: OAuthServerResources): DynamicModule {
  const foundation = FoundationModule.on(database, undefined, telemetry);
  const errorDialect = new OAuthErrorDialect();
  const authentication = BearerAuthenticationGuard;
  const http = HttpModule.with({ foundation, authentication, rateLimiter, rateLimits, logger, errorDialect });
  return {
    module: OAuthServerModule,
    imports: [http, PlatformOAuthModule.with({ foundation, limits: http, secretKeys, logger })],
  };
}

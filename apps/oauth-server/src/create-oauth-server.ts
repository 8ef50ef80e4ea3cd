import { type DynamicModule, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type AccessLog, createHttpApplication, HttpModule, type RateLimiter } from '@livery/http';
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

/** What the OAuth server runs on. Whoever opened these closes them, after the application. */
export interface OAuthServerResources {
  readonly database: Database;
  readonly secretKeys: SecretKeys;
  /** Counts failed attempts where all processes see them; in the process's own memory when absent. */
  readonly rateLimiter?: RateLimiter;
  /** Address blocks whose `X-Forwarded-For` is believed; none when absent. */
  readonly trustedProxies?: readonly string[];
  readonly logger: Logger;
  /** Off unless given. */
  readonly telemetry?: Telemetry;
  /** Gets a line for each request; none when absent. */
  readonly accessLog?: AccessLog | undefined;
}

/** The OAuth server: an application of its own, so that nothing of the API's way of a request reaches it. */
export function createOAuthServer(resources: OAuthServerResources): Promise<NestExpressApplication> {
  const { database, logger, trustedProxies = [], telemetry, accessLog } = resources;
  const readiness = { database: () => database.assertReachable() };
  const options = { logger, readiness, trustedProxies, telemetry, accessLog, routes: [metadataRoutes()] };
  return createHttpApplication(oauthServerModule(resources), options);
}

@Module({})
class OAuthServerModule {}

function oauthServerModule({
  database,
  secretKeys,
  rateLimiter,
  logger,
  telemetry,
}: OAuthServerResources): DynamicModule {
  const foundation = FoundationModule.on(database, undefined, telemetry);
  const errorDialect = new OAuthErrorDialect();
  const authentication = BearerAuthenticationGuard;
  const http = HttpModule.with({ foundation, authentication, rateLimiter, logger, errorDialect });
  return {
    module: OAuthServerModule,
    imports: [http, PlatformOAuthModule.with({ foundation, limits: http, secretKeys, logger })],
  };
}

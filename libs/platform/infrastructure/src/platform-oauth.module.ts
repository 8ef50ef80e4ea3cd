import { type DynamicModule, Module } from '@nestjs/common';
import { RateLimiter } from '@livery/http';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import {
  AccessTokenRepository,
  Authenticate,
  AuthenticateClient,
  CredentialSecrets,
  IntrospectToken,
  IssueAccessToken,
  RevokeToken,
  UnscopedAccessTokenDirectory,
  UnscopedCredentialDirectory,
  UnscopedOAuthClientDirectory,
} from '@livery/platform-application';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import type { Logger } from 'pino';
import { UnscopedCredentialUpkeep } from './authentication/unscoped-credential-upkeep.ts';
import { HmacCredentialSecrets } from './authentication/hmac-credential-secrets.ts';
import { PostgresUnscopedAccessTokenDirectory } from './authentication/postgres-unscoped-access-token-directory.ts';
import { PostgresUnscopedCredentialDirectory } from './authentication/postgres-unscoped-credential-directory.ts';
import { PostgresUnscopedOAuthClientDirectory } from './authentication/postgres-unscoped-oauth-client-directory.ts';
import { provideUnscopedCredentialUpkeep } from './authentication/provide-unscoped-credential-upkeep.ts';
import { GuardedClients } from './oauth/guarded-clients.ts';
import { OAuthCallers } from './oauth/oauth-caller.ts';
import { OAuthIntrospectionController } from './oauth/oauth-introspection.controller.ts';
import { OAuthRevocationController } from './oauth/oauth-revocation.controller.ts';
import { OAuthTokenController } from './oauth/oauth-token.controller.ts';
import { PostgresAccessTokenRepository } from './persistence/postgres-access-token.repository.ts';
import type { PlatformOptions } from './platform.module.ts';

export interface PlatformOAuthOptions extends PlatformOptions {
  /** Counts failed attempts. The HTTP module provides one. */
  readonly limits: DynamicModule;
  readonly logger: Logger;
}

/**
 * The OAuth server: it issues, introspects and revokes access tokens, and cannot create clients or keys. It caches no
 * credential, so that a credential that was revoked anywhere is refused here at once.
 */
@Module({})
export class PlatformOAuthModule {
  static readonly controllers = [OAuthTokenController, OAuthIntrospectionController, OAuthRevocationController];

  static with({ foundation, limits, secretKeys, logger }: PlatformOAuthOptions): DynamicModule {
    return {
      module: PlatformOAuthModule,
      imports: [foundation, limits],
      controllers: PlatformOAuthModule.controllers,
      providers: [
        { provide: SecretKeys, useValue: secretKeys },
        provideAs(CredentialSecrets, HmacCredentialSecrets, SecretKeys),
        provideUnscopedCredentialUpkeep(logger),
        provideAs(UnscopedOAuthClientDirectory, PostgresUnscopedOAuthClientDirectory, Database),
        provideAs(
          UnscopedCredentialDirectory,
          PostgresUnscopedCredentialDirectory,
          Database,
          UnscopedCredentialUpkeep,
          Clock,
        ),
        provideAs(UnscopedAccessTokenDirectory, PostgresUnscopedAccessTokenDirectory, Database, Clock),
        provideAs(AccessTokenRepository, PostgresAccessTokenRepository, Database),
        provide(AuthenticateClient, CredentialSecrets, UnscopedOAuthClientDirectory, UnscopedCredentialUpkeep, Clock),
        provide(Authenticate, CredentialSecrets, UnscopedCredentialDirectory, UnscopedCredentialUpkeep, Clock),
        provide(IssueAccessToken, AccessTokenRepository, CredentialSecrets, Clock),
        provide(IntrospectToken, CredentialSecrets, UnscopedAccessTokenDirectory, Clock),
        provide(RevokeToken, AccessTokenRepository, CredentialSecrets, UnscopedAccessTokenDirectory, UnitOfWork, Clock),
        provide(GuardedClients, AuthenticateClient, RateLimiter),
        provide(OAuthCallers, GuardedClients, Authenticate),
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import {
  AccessTokenRepository,
  AuthenticateClient,
  CredentialSecrets,
  IssueAccessToken,
  UnscopedOAuthClientDirectory,
} from '@livery/platform-application';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import type { Logger } from 'pino';
import { UnscopedCredentialUpkeep } from './authentication/unscoped-credential-upkeep.ts';
import { HmacCredentialSecrets } from './authentication/hmac-credential-secrets.ts';
import { provideUnscopedCredentialUpkeep } from './authentication/provide-unscoped-credential-upkeep.ts';
import { PostgresUnscopedOAuthClientDirectory } from './authentication/postgres-unscoped-oauth-client-directory.ts';
import { OAuthTokenController } from './oauth/oauth-token.controller.ts';
import { TypeOrmAccessTokenRepository } from './persistence/typeorm-access-token.repository.ts';
import type { PlatformOptions } from './platform.module.ts';

export interface PlatformOAuthOptions extends PlatformOptions {
  readonly logger: Logger;
}

/** The OAuth server: what turns client credentials into tokens, and nothing that could make a client or a key. */
@Module({})
export class PlatformOAuthModule {
  static with({ foundation, secretKeys, logger }: PlatformOAuthOptions): DynamicModule {
    return {
      module: PlatformOAuthModule,
      imports: [foundation],
      controllers: [OAuthTokenController],
      providers: [
        { provide: SecretKeys, useValue: secretKeys },
        provideAs(CredentialSecrets, HmacCredentialSecrets, SecretKeys),
        provideAs(UnscopedOAuthClientDirectory, PostgresUnscopedOAuthClientDirectory, Database),
        provideAs(AccessTokenRepository, TypeOrmAccessTokenRepository),
        provideUnscopedCredentialUpkeep(logger),
        provide(AuthenticateClient, CredentialSecrets, UnscopedOAuthClientDirectory, UnscopedCredentialUpkeep, Clock),
        provide(IssueAccessToken, AccessTokenRepository, CredentialSecrets, UnitOfWork, Clock),
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import {
  ApiKeyRepository,
  CreateApiKey,
  CreateOAuthApplication,
  CreateOrganization,
  CredentialSecrets,
  OAuthApplicationRepository,
  OrganizationRepository,
  RevokeApiKey,
} from '@livery/platform-application';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import { HmacCredentialSecrets } from './authentication/hmac-credential-secrets.ts';
import { PlatformOperator } from './operator/platform-operator.ts';
import { TypeOrmApiKeyRepository } from './persistence/typeorm-api-key.repository.ts';
import { TypeOrmOAuthApplicationRepository } from './persistence/typeorm-oauth-application.repository.ts';
import { TypeOrmOrganizationRepository } from './persistence/typeorm-organization.repository.ts';

export interface PlatformOptions {
  readonly foundation: DynamicModule;
  readonly secretKeys: SecretKeys;
}

/** The use cases of the platform context on their adapters. */
@Module({})
export class PlatformModule {
  static with({ foundation, secretKeys }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      imports: [foundation],
      providers: [
        { provide: SecretKeys, useValue: secretKeys },
        provideAs(CredentialSecrets, HmacCredentialSecrets, SecretKeys),
        provideAs(OrganizationRepository, TypeOrmOrganizationRepository, Database),
        provideAs(ApiKeyRepository, TypeOrmApiKeyRepository, Database),
        provideAs(OAuthApplicationRepository, TypeOrmOAuthApplicationRepository, Database),
        provide(CreateOrganization, OrganizationRepository, UnitOfWork, Clock),
        provide(CreateApiKey, ApiKeyRepository, CredentialSecrets, EventLog, UnitOfWork, Clock),
        provide(RevokeApiKey, ApiKeyRepository, EventLog, UnitOfWork, Clock),
        provide(CreateOAuthApplication, OAuthApplicationRepository, CredentialSecrets, EventLog, UnitOfWork, Clock),
        provide(PlatformOperator, OrganizationRepository, CreateOrganization, CreateApiKey, CreateOAuthApplication),
      ],
      exports: [
        CredentialSecrets,
        OrganizationRepository,
        ApiKeyRepository,
        OAuthApplicationRepository,
        CreateApiKey,
        RevokeApiKey,
        CreateOAuthApplication,
        PlatformOperator,
      ],
    };
  }
}

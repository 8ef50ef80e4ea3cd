import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database, NotificationListener } from '@livery/persistence';
import {
  ApiKeyRepository,
  Authenticate,
  ChangeLog,
  CredentialSecrets,
  DeleteMembership,
  DisableOAuthApplication,
  MembershipRepository,
  OAuthApplicationRepository,
  OrganizationRepository,
  OwnerGuard,
  RequestArchive,
  RevokeApiKey,
  RotateApiKey,
  RotateClientSecret,
  UnscopedCredentialDirectory,
  UpdateApiKey,
  UpdateMembership,
  UpdateOAuthApplication,
  UpdateOrganization,
  UpdateUser,
  UserRepository,
} from '@livery/platform-application';
import { provide, provideAs } from '@livery/runtime';
import type { Logger } from 'pino';
import { BearerStrategy } from './authentication/bearer.strategy.ts';
import { CachedCredentialDirectory } from './authentication/cached-credential-directory.ts';
import { UnscopedCredentialUpkeep } from './authentication/unscoped-credential-upkeep.ts';
import { provideUnscopedCredentialUpkeep } from './authentication/provide-unscoped-credential-upkeep.ts';
import { PostgresUnscopedCredentialDirectory } from './authentication/postgres-unscoped-credential-directory.ts';
import { ApiKeysController } from './http/api-keys.controller.ts';
import { AuditEntriesController } from './http/audit-entries.controller.ts';
import { MembershipsController } from './http/memberships.controller.ts';
import { OAuthApplicationsController } from './http/oauth-applications.controller.ts';
import { OrganizationsController } from './http/organizations.controller.ts';
import { PingController } from './http/ping.controller.ts';
import { RequestLogsController } from './http/request-logs.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { PostgresRequestArchive } from './persistence/postgres-request-archive.ts';
import { PlatformModule, type PlatformOptions } from './platform.module.ts';

export interface PlatformHttpOptions extends PlatformOptions {
  /** Receives announcements of revoked credentials. The composition root connects and closes it. */
  readonly announcements: NotificationListener;
  readonly logger: Logger;
}

/** The HTTP endpoints of the platform context, and the authentication for the endpoints of all contexts. */
@Module({})
export class PlatformHttpModule {
  static readonly controllers = [
    PingController,
    OrganizationsController,
    MembershipsController,
    UsersController,
    ApiKeysController,
    OAuthApplicationsController,
    AuditEntriesController,
    RequestLogsController,
  ];

  static with({ announcements, logger, ...options }: PlatformHttpOptions): DynamicModule {
    return {
      module: PlatformHttpModule,
      imports: [options.foundation, PlatformModule.with(options)],
      controllers: PlatformHttpModule.controllers,
      providers: [
        { provide: NotificationListener, useValue: announcements },
        provideUnscopedCredentialUpkeep(logger),
        provide(PostgresUnscopedCredentialDirectory, Database, UnscopedCredentialUpkeep, Clock),
        provideAs(
          UnscopedCredentialDirectory,
          CachedCredentialDirectory,
          PostgresUnscopedCredentialDirectory,
          NotificationListener,
          Clock,
        ),
        provide(Authenticate, CredentialSecrets, UnscopedCredentialDirectory, UnscopedCredentialUpkeep, Clock),
        provideAs(RequestArchive, PostgresRequestArchive, Database),
        BearerStrategy,
        ...changes(),
      ],
    };
  }
}

/** The use cases of the endpoints that make changes. */
function changes() {
  return [
    provide(UpdateApiKey, ApiKeyRepository, ChangeLog, UnitOfWork, Clock),
    provide(RotateApiKey, ApiKeyRepository, CredentialSecrets, ChangeLog, UnitOfWork, Clock),
    provide(RevokeApiKey, ApiKeyRepository, ChangeLog, UnitOfWork, Clock),
    provide(UpdateOAuthApplication, OAuthApplicationRepository, ChangeLog, UnitOfWork, Clock),
    provide(RotateClientSecret, OAuthApplicationRepository, CredentialSecrets, ChangeLog, UnitOfWork, Clock),
    provide(DisableOAuthApplication, OAuthApplicationRepository, ChangeLog, UnitOfWork, Clock),
    provide(UpdateOrganization, OrganizationRepository, ChangeLog, UnitOfWork, Clock),
    provide(UpdateMembership, MembershipRepository, UserRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
    provide(DeleteMembership, MembershipRepository, OwnerGuard, ChangeLog, UnitOfWork),
    provide(UpdateUser, UserRepository, MembershipRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
  ];
}

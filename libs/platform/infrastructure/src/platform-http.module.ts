import { type DynamicModule, Module } from '@nestjs/common';
import { RateLimiter } from '@livery/http';
import { Clock, UnitOfWork } from '@livery/kernel';
import { Database, NotificationListener } from '@livery/persistence';
import {
  AccountMerger,
  ActorDirectory,
  ApiKeyRepository,
  Authenticate,
  AuthenticateSession,
  ChangeLog,
  CreateInvitationLink,
  CredentialSecrets,
  DeleteMembership,
  DisableOAuthApplication,
  EndSession,
  Invitations,
  InvitedAccess,
  IssueUserToken,
  JoinByLink,
  MemberChanges,
  MembershipRepository,
  OAuthApplicationRepository,
  OrganizationRepository,
  OwnerGuard,
  PasswordHasher,
  RequestArchive,
  RevokeApiKey,
  RotateApiKey,
  RotateClientSecret,
  SessionOpener,
  SetPassword,
  SignInByLink,
  SignInByPassword,
  SignInLog,
  StepUp,
  UnscopedAccounts,
  UnscopedCredentialDirectory,
  UnscopedSessions,
  UnscopedSignInLinks,
  UpdateApiKey,
  UpdateMembership,
  UpdateOAuthApplication,
  UpdateOrganization,
  UpdateUser,
  UserRepository,
  UserTokenRepository,
} from '@livery/platform-application';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import type { Logger } from 'pino';
import { Argon2PasswordHasher } from './authentication/argon2-password-hasher.ts';
import { BearerStrategy } from './authentication/bearer.strategy.ts';
import { CachedCredentialDirectory } from './authentication/cached-credential-directory.ts';
import { UnscopedCredentialUpkeep } from './authentication/unscoped-credential-upkeep.ts';
import { provideUnscopedCredentialUpkeep } from './authentication/provide-unscoped-credential-upkeep.ts';
import { PostgresUnscopedCredentialDirectory } from './authentication/postgres-unscoped-credential-directory.ts';
import { ActorsController } from './http/actors.controller.ts';
import { ApiKeysController } from './http/api-keys.controller.ts';
import { AuditEntriesController } from './http/audit-entries.controller.ts';
import { InvitationLinksController } from './http/invitation-links.controller.ts';
import { MembershipsController } from './http/memberships.controller.ts';
import { OAuthApplicationsController } from './http/oauth-applications.controller.ts';
import { OrganizationsController } from './http/organizations.controller.ts';
import { PingController } from './http/ping.controller.ts';
import { RequestLogsController } from './http/request-logs.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { SignInController } from './http/sign-in.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { PostgresActorDirectory } from './persistence/postgres-actor-directory.ts';
import { PostgresRequestArchive } from './persistence/postgres-request-archive.ts';
import { PostgresUserTokenRepository } from './persistence/postgres-user-token.repository.ts';
import { BrowserCookies } from './sessions/browser-cookies.ts';
import { GuardedSignIn } from './sessions/guarded-sign-in.ts';
import { KnownBrowsers } from './sessions/known-browsers.ts';
import { PublicAddress } from './sessions/public-address.ts';
import { PlatformModule, type PlatformOptions } from './platform.module.ts';

export interface PlatformHttpOptions extends PlatformOptions {
  /** Receives announcements of revoked credentials. The composition root connects and closes it. */
  readonly announcements: NotificationListener;
  /** Counts failed attempts to sign in. The HTTP module provides one. */
  readonly limits: DynamicModule;
  readonly logger: Logger;
  /** The origin at which browsers see the service (default: the one at which each request arrives). */
  readonly publicUrl?: string | undefined;
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
    ActorsController,
    SignInController,
    SessionsController,
    InvitationLinksController,
  ];

  static with({ announcements, limits, logger, publicUrl, ...options }: PlatformHttpOptions): DynamicModule {
    return {
      module: PlatformHttpModule,
      imports: [options.foundation, limits, PlatformModule.with(options)],
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
        provideAs(ActorDirectory, PostgresActorDirectory, Database),
        provideAs(RequestArchive, PostgresRequestArchive, Database),
        BearerStrategy,
        { provide: PublicAddress, useValue: new PublicAddress(publicUrl) },
        ...signIn(),
        ...changes(),
      ],
    };
  }
}

/** What signs people in. */
function signIn() {
  return [
    provideAs(PasswordHasher, Argon2PasswordHasher),
    provideAs(UserTokenRepository, PostgresUserTokenRepository),
    provide(BrowserCookies, PublicAddress),
    provide(KnownBrowsers, BrowserCookies, SecretKeys, Clock),
    provide(GuardedSignIn, RateLimiter, KnownBrowsers),
    provide(AuthenticateSession, UnscopedSessions, CredentialSecrets, Clock),
    provide(AccountMerger, UnscopedAccounts, UnscopedSessions, UnscopedSignInLinks, SignInLog, Clock),
    provide(
      Invitations,
      OrganizationRepository,
      MembershipRepository,
      OwnerGuard,
      UnscopedAccounts,
      AccountMerger,
      MemberChanges,
      Clock,
    ),
    provide(SessionOpener, UnscopedAccounts, UnscopedSessions, SignInLog, CredentialSecrets, Clock),
    provide(
      JoinByLink,
      UnscopedAccounts,
      UnscopedSignInLinks,
      Invitations,
      UnscopedSessions,
      SignInLog,
      CredentialSecrets,
      UnitOfWork,
      Clock,
    ),
    provide(
      CreateInvitationLink,
      MembershipRepository,
      OwnerGuard,
      UnscopedSignInLinks,
      SignInLog,
      CredentialSecrets,
      UnitOfWork,
      Clock,
    ),
    provide(
      SignInByLink,
      UnscopedSignInLinks,
      Invitations,
      SessionOpener,
      SignInLog,
      CredentialSecrets,
      UnitOfWork,
      Clock,
    ),
    provide(SignInByPassword, UnscopedAccounts, PasswordHasher, SessionOpener, SignInLog, UnitOfWork),
    provide(
      StepUp,
      UnscopedAccounts,
      PasswordHasher,
      UnscopedSessions,
      SignInLog,
      CredentialSecrets,
      UnitOfWork,
      Clock,
    ),
    provide(
      SetPassword,
      UnscopedAccounts,
      PasswordHasher,
      UnscopedSessions,
      UnscopedSignInLinks,
      SignInLog,
      UnitOfWork,
      Clock,
    ),
    provide(IssueUserToken, UnscopedAccounts, UserTokenRepository, SignInLog, CredentialSecrets, UnitOfWork, Clock),
    provide(EndSession, UnscopedSessions, SignInLog, UnitOfWork, Clock),
  ];
}

/** The use cases of the endpoints that make changes. */
function changes() {
  return [
    provide(UpdateApiKey, ApiKeyRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
    provide(RotateApiKey, ApiKeyRepository, CredentialSecrets, ChangeLog, UnitOfWork, Clock),
    provide(RevokeApiKey, ApiKeyRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
    provide(UpdateOAuthApplication, OAuthApplicationRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
    provide(
      RotateClientSecret,
      OAuthApplicationRepository,
      OwnerGuard,
      CredentialSecrets,
      ChangeLog,
      UnitOfWork,
      Clock,
    ),
    provide(DisableOAuthApplication, OAuthApplicationRepository, ChangeLog, UnitOfWork, Clock),
    provide(UpdateOrganization, OrganizationRepository, ChangeLog, UnitOfWork, Clock),
    provide(MemberChanges, MembershipRepository, UserRepository, ChangeLog),
    provide(InvitedAccess, UnscopedSignInLinks, UnscopedSessions, SignInLog, Clock),
    provide(UpdateMembership, MembershipRepository, OwnerGuard, InvitedAccess, MemberChanges, UnitOfWork, Clock),
    provide(DeleteMembership, MembershipRepository, OwnerGuard, InvitedAccess, ChangeLog, UnitOfWork),
    provide(UpdateUser, UserRepository, MembershipRepository, OwnerGuard, InvitedAccess, ChangeLog, UnitOfWork, Clock),
  ];
}

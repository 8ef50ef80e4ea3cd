import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, CredentialOrigins, EventLog, TenantStanding, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import {
  ApiKeyRepository,
  AuditLog,
  ChangeLog,
  ChangeOrganizationStatus,
  CreateApiKey,
  CreateOAuthApplication,
  CreateOrganization,
  CreateSignInLink,
  CredentialSecrets,
  FindErasablePerson,
  InviteMember,
  MembershipRepository,
  OAuthApplicationRepository,
  OrganizationRepository,
  OwnerGuard,
  RevokeSessions,
  SignInLog,
  TracedOrigins,
  UnscopedAccounts,
  UnscopedSessions,
  UnscopedSignInLinks,
  UserRepository,
} from '@livery/platform-application';
import { provide, provideAs, SecretKeys } from '@livery/runtime';
import { HmacCredentialSecrets } from './authentication/hmac-credential-secrets.ts';
import { PlatformOperator } from './operator/platform-operator.ts';
import { PostgresAuditLog } from './persistence/postgres-audit-log.ts';
import { PostgresUnscopedAccounts } from './persistence/postgres-unscoped-accounts.ts';
import { PostgresUnscopedSessions } from './persistence/postgres-unscoped-sessions.ts';
import { PostgresUnscopedSignInLinks } from './persistence/postgres-unscoped-sign-in-links.ts';
import { TypeOrmApiKeyRepository } from './persistence/typeorm-api-key.repository.ts';
import { TypeOrmMembershipRepository } from './persistence/typeorm-membership.repository.ts';
import { TypeOrmOAuthApplicationRepository } from './persistence/typeorm-oauth-application.repository.ts';
import { OrganizationStanding } from './organization-standing.ts';
import { TypeOrmOrganizationRepository } from './persistence/typeorm-organization.repository.ts';
import { TypeOrmUserRepository } from './persistence/typeorm-user.repository.ts';

export interface PlatformOptions {
  readonly foundation: DynamicModule;
  readonly secretKeys: SecretKeys;
}

/** The repositories of the platform context with their adapters, and the actions of the operator. */
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
        provideAs(TenantStanding, OrganizationStanding, OrganizationRepository),
        provideAs(ApiKeyRepository, TypeOrmApiKeyRepository, Database),
        provideAs(OAuthApplicationRepository, TypeOrmOAuthApplicationRepository, Database),
        provideAs(UserRepository, TypeOrmUserRepository, Database),
        provideAs(MembershipRepository, TypeOrmMembershipRepository, Database),
        provideAs(UnscopedAccounts, PostgresUnscopedAccounts, Database),
        provideAs(UnscopedSessions, PostgresUnscopedSessions, Database),
        provideAs(UnscopedSignInLinks, PostgresUnscopedSignInLinks, Database),
        provideAs(AuditLog, PostgresAuditLog, Database),
        provide(SignInLog, AuditLog, UnscopedAccounts, UnscopedSessions, Clock),
        provide(RevokeSessions, UnscopedAccounts, UnscopedSessions, UnscopedSignInLinks, SignInLog, UnitOfWork, Clock),
        provide(ChangeLog, EventLog, AuditLog, Clock),
        provide(TracedOrigins, ApiKeyRepository, OAuthApplicationRepository),
        { provide: CredentialOrigins, useExisting: TracedOrigins },
        provide(OwnerGuard, OrganizationRepository, UserRepository, MembershipRepository, TracedOrigins),
        provide(CreateOrganization, OrganizationRepository, UnitOfWork, Clock),
        provide(CreateApiKey, ApiKeyRepository, CredentialSecrets, ChangeLog, UnitOfWork, Clock),
        provide(CreateOAuthApplication, OAuthApplicationRepository, CredentialSecrets, ChangeLog, UnitOfWork, Clock),
        provide(InviteMember, UserRepository, MembershipRepository, OwnerGuard, ChangeLog, UnitOfWork, Clock),
        provide(FindErasablePerson, UserRepository, MembershipRepository, OwnerGuard),
        provide(
          CreateSignInLink,
          UserRepository,
          UnscopedAccounts,
          UnscopedSessions,
          UnscopedSignInLinks,
          SignInLog,
          CredentialSecrets,
          UnitOfWork,
          Clock,
        ),
        provide(ChangeOrganizationStatus, OrganizationRepository, ChangeLog, UnitOfWork, Clock),
        provide(
          PlatformOperator,
          OrganizationRepository,
          CreateOrganization,
          ChangeOrganizationStatus,
          InviteMember,
          CreateApiKey,
          CreateOAuthApplication,
          CreateSignInLink,
          RevokeSessions,
        ),
      ],
      exports: [
        TenantStanding,
        CredentialOrigins,
        SecretKeys,
        CredentialSecrets,
        OrganizationRepository,
        ApiKeyRepository,
        OAuthApplicationRepository,
        UserRepository,
        MembershipRepository,
        AuditLog,
        ChangeLog,
        OwnerGuard,
        CreateApiKey,
        CreateOAuthApplication,
        InviteMember,
        UnscopedAccounts,
        UnscopedSessions,
        UnscopedSignInLinks,
        SignInLog,
        FindErasablePerson,
        PlatformOperator,
      ],
    };
  }
}

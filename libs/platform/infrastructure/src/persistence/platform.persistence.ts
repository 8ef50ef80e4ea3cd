import type { PersistenceSlice, Retention } from '@livery/persistence';
import { ApiKeyRowSchema } from './api-key.row.ts';
import { AuditEntryRowSchema } from './audit-entry.row.ts';
import { MembershipRowSchema } from './membership.row.ts';
import { CreatePlatform1763600100000 } from './migrations/1763600100000-create-platform.ts';
import { CreateOAuth1763600300000 } from './migrations/1763600300000-create-oauth.ts';
import { CompletePlatform1763601000000 } from './migrations/1763601000000-complete-platform.ts';
import { CreateSessions1763603800000 } from './migrations/1763603800000-create-sessions.ts';
import { CreateInvitationLinks1763603900000 } from './migrations/1763603900000-create-invitation-links.ts';
import { AuditSignIns1763603900100 } from './migrations/1763603900100-audit-sign-ins.ts';
import { LocalSignInLinks1763603990000 } from './migrations/1763603990000-local-sign-in-links.ts';
import { NoteInviters1763604000000 } from './migrations/1763604000000-note-inviters.ts';
import { FindAuditEntries1763604600000 } from './migrations/1763604600000-find-audit-entries.ts';
import { AccountsWithoutEmail1763604650000 } from './migrations/1763604650000-accounts-without-email.ts';
import { OAuthApplicationRowSchema } from './oauth-application.row.ts';
import { OAuthClientSecretRowSchema } from './oauth-client-secret.row.ts';
import { OrganizationRowSchema } from './organization.row.ts';
import { platformEraser } from './platform-eraser.ts';
import { RequestLogRowSchema } from './request-log.row.ts';
import { CLIENT_LOOKUP, CREDENTIAL_LOOKUP, CREDENTIAL_UPKEEP, TOKEN_ISSUE } from './tenant-guard-exceptions.ts';
import { UserRowSchema } from './user.row.ts';

/** Tokens live for a day at most. For six further days they are refused as expired and not as unknown. */
const ACCESS_TOKENS: Retention = { days: 7 };
/** Tokens of people live for ten minutes, and links for seven days at most. */
const USER_TOKENS: Retention = { days: 7 };
const SIGN_IN_LINKS: Retention = { days: 7 };
/** Sessions live for fourteen days at most. */
const SESSIONS: Retention = { days: 21 };
const AUDIT_LOG: Retention = {
  days: 400,
  setting: { variable: 'RETENTION_AUDIT_LOG_DAYS', what: 'the audit log' },
};
const REQUEST_LOG: Retention = {
  days: 30,
  setting: { variable: 'RETENTION_REQUEST_LOG_DAYS', what: 'the request log' },
};

export const platformPersistence: PersistenceSlice = {
  entities: [
    OrganizationRowSchema,
    ApiKeyRowSchema,
    OAuthApplicationRowSchema,
    OAuthClientSecretRowSchema,
    UserRowSchema,
    MembershipRowSchema,
    AuditEntryRowSchema,
    RequestLogRowSchema,
  ],
  migrations: [
    CreatePlatform1763600100000,
    CreateOAuth1763600300000,
    CompletePlatform1763601000000,
    CreateSessions1763603800000,
    CreateInvitationLinks1763603900000,
    AuditSignIns1763603900100,
    LocalSignInLinks1763603990000,
    NoteInviters1763604000000,
    FindAuditEntries1763604600000,
    AccountsWithoutEmail1763604650000,
  ],
  eraser: platformEraser,
  tenantGuardExceptions: [CREDENTIAL_LOOKUP, CLIENT_LOOKUP, TOKEN_ISSUE, CREDENTIAL_UPKEEP],
  weeklyTables: [
    { table: 'platform.access_token', kept: ACCESS_TOKENS },
    { table: 'platform.user_token', kept: USER_TOKENS },
    { table: 'platform.sign_in_link', kept: SIGN_IN_LINKS },
    { table: 'platform.session', kept: SESSIONS },
    { table: 'platform.audit_entry', kept: AUDIT_LOG },
    { table: 'platform.request_log', kept: REQUEST_LOG },
  ],
};

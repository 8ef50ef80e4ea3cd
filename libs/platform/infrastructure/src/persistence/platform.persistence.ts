import type { PartitionedTable, PersistenceSlice } from '@livery/persistence';
import { ApiKeyRowSchema } from './api-key.row.ts';
import { AuditEntryRowSchema } from './audit-entry.row.ts';
import { MembershipRowSchema } from './membership.row.ts';
import { CreatePlatform1763600100000 } from './migrations/1763600100000-create-platform.ts';
import { CreateOAuth1763600300000 } from './migrations/1763600300000-create-oauth.ts';
import { CompletePlatform1763601000000 } from './migrations/1763601000000-complete-platform.ts';
import { OAuthApplicationRowSchema } from './oauth-application.row.ts';
import { OAuthClientSecretRowSchema } from './oauth-client-secret.row.ts';
import { OrganizationRowSchema } from './organization.row.ts';
import { platformEraser } from './platform-eraser.ts';
import { RequestLogRowSchema } from './request-log.row.ts';
import { UserRowSchema } from './user.row.ts';

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
  migrations: [CreatePlatform1763600100000, CreateOAuth1763600300000, CompletePlatform1763601000000],
  eraser: platformEraser,
};

export const ACCESS_TOKEN_TABLE: PartitionedTable = 'platform.access_token';
export const AUDIT_LOG_TABLE: PartitionedTable = 'platform.audit_entry';
export const REQUEST_LOG_TABLE: PartitionedTable = 'platform.request_log';

/** The tables of this context that have a partition for each week. */
export const PLATFORM_TABLES: readonly PartitionedTable[] = [ACCESS_TOKEN_TABLE, AUDIT_LOG_TABLE, REQUEST_LOG_TABLE];

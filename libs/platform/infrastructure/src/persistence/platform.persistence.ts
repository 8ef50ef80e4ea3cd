import type { PartitionedTable, PersistenceSlice } from '@livery/persistence';
import { AccessTokenRowSchema } from './access-token.row.ts';
import { ApiKeyRowSchema } from './api-key.row.ts';
import { CreatePlatform1763600100000 } from './migrations/1763600100000-create-platform.ts';
import { CreateOAuth1763600300000 } from './migrations/1763600300000-create-oauth.ts';
import { OAuthApplicationRowSchema } from './oauth-application.row.ts';
import { OAuthClientSecretRowSchema } from './oauth-client-secret.row.ts';
import { OrganizationRowSchema } from './organization.row.ts';

export const platformPersistence: PersistenceSlice = {
  entities: [
    OrganizationRowSchema,
    ApiKeyRowSchema,
    OAuthApplicationRowSchema,
    OAuthClientSecretRowSchema,
    AccessTokenRowSchema,
  ],
  migrations: [CreatePlatform1763600100000, CreateOAuth1763600300000],
};

export const ACCESS_TOKEN_TABLE: PartitionedTable = 'platform.access_token';

import type { PersistenceSlice } from '@livery/persistence';
import { ApiKeyRowSchema } from './api-key.row.ts';
import { CreatePlatform1763600100000 } from './migrations/1763600100000-create-platform.ts';
import { OrganizationRowSchema } from './organization.row.ts';

export const platformPersistence: PersistenceSlice = {
  entities: [OrganizationRowSchema, ApiKeyRowSchema],
  migrations: [CreatePlatform1763600100000],
};

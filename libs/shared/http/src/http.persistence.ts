import type { PersistenceSlice } from '@livery/persistence';
import { CreateIdempotentAnswers1763600300000 } from './migrations/1763600300000-create-idempotent-answers.ts';

export const httpPersistence: PersistenceSlice = {
  entities: [],
  migrations: [CreateIdempotentAnswers1763600300000],
};

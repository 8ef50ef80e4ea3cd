import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { ANSWER_RETENTION } from './tenant-guard-exceptions.ts';
import { CreateIdempotentAnswers1763600300000 } from './migrations/1763600300000-create-idempotent-answers.ts';

export const httpPersistence: PersistenceSlice = {
  entities: [],
  migrations: [CreateIdempotentAnswers1763600300000],
  // Stored responses may contain personal data. They are encrypted and deleted after a day, so those of one person cannot be found.
  eraser: tableEraser(['http.idempotent_answer']),
  tenantGuardExceptions: [ANSWER_RETENTION],
};

import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { ANSWER_RETENTION } from './idempotency/delete-unscoped-expired-answers.ts';
import { CreateIdempotentAnswers1763600300000 } from './migrations/1763600300000-create-idempotent-answers.ts';

export const httpPersistence: PersistenceSlice = {
  entities: [],
  migrations: [CreateIdempotentAnswers1763600300000],
  // Answers may tell of a person, too, but are encrypted, and deleted after a day: nobody can say which do.
  eraser: tableEraser(['http.idempotent_answer']),
  unscoped: [ANSWER_RETENTION],
};

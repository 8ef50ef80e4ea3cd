import { type Transaction, UnitOfWork } from '@livery/kernel';
import type { Database } from './database.ts';
import { OpenTransaction } from './open-transaction.ts';
import { RequestScope } from './request-scope.ts';

export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const scope = RequestScope.current();
    scope?.begin();
    const transaction = await OpenTransaction.begin(this.database);
    const result = await transaction.work(work);
    if (scope?.options.holdsCommit === true) scope.hold(transaction);
    else await transaction.commit();
    return result;
  }
}

import { Transaction, UnitOfWork } from '@livery/kernel';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.ts';
import { outageOf } from './outage.ts';

class TypeOrmTransaction extends Transaction {
  constructor(readonly manager: EntityManager) {
    super();
  }
}

export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.dataSource.transaction((manager) => work(new TypeOrmTransaction(manager)));
    } catch (error) {
      throw outageOf(error) ?? error;
    }
  }
}

/** The entity manager behind a transaction handle: how adapters write. */
export function managerOf(transaction: Transaction): EntityManager {
  if (transaction instanceof TypeOrmTransaction) return transaction.manager;
  throw new TypeError('This transaction was not opened by TypeOrmUnitOfWork.');
}

import { Transaction } from '@livery/kernel';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { outageOf } from './outage.ts';

class TypeOrmTransaction extends Transaction {
  readonly commitHooks: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {
    super();
  }
}

/** The entity manager behind a transaction handle: how adapters write. */
export function managerOf(transaction: Transaction): EntityManager {
  return known(transaction).manager;
}

/** Runs `hook` once the transaction has been committed, and never if it is rolled back: for hints that may get lost. */
export function afterCommit(transaction: Transaction, hook: () => void): void {
  const { commitHooks } = known(transaction);
  if (!commitHooks.includes(hook)) commitHooks.push(hook);
}

function known(transaction: Transaction): TypeOrmTransaction {
  if (transaction instanceof TypeOrmTransaction) return transaction;
  throw new TypeError('This transaction was not opened by TypeOrmUnitOfWork.');
}

/** A transaction on a connection of its own, until it is committed or rolled back. */
export class OpenTransaction {
  private readonly handle: TypeOrmTransaction;

  private constructor(private readonly runner: QueryRunner) {
    this.handle = new TypeOrmTransaction(runner.manager);
  }

  static async begin(dataSource: DataSource): Promise<OpenTransaction> {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
    } catch (error) {
      await runner.release();
      throw outageOf(error) ?? error;
    }
    return new OpenTransaction(runner);
  }

  /** Works in the transaction; rolls back when the work fails. */
  async work<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await work(this.handle);
    } catch (error) {
      await this.rollBack();
      throw outageOf(error) ?? error;
    }
  }

  async commit(): Promise<void> {
    try {
      await this.runner.commitTransaction();
    } catch (error) {
      throw outageOf(error) ?? error;
    } finally {
      await this.runner.release();
    }
    for (const hook of this.handle.commitHooks) hook();
  }

  async rollBack(): Promise<void> {
    // A connection that is gone has taken its transaction with it.
    await this.runner.rollbackTransaction().catch(() => undefined);
    await this.runner.release();
  }
}

import { Transaction } from '@livery/kernel';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { outageOf } from './outage.ts';

class TypeOrmTransaction extends Transaction {
  readonly commitHooks: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {
    super();
  }
}

/** The entity manager of a transaction, with which adapters write. */
export function managerOf(transaction: Transaction): EntityManager {
  return known(transaction).manager;
}

/** Runs `hook` after the transaction was committed, and never if it is rolled back. The hook may be lost in a crash. */
export function afterCommit(transaction: Transaction, hook: () => void): void {
  const { commitHooks } = known(transaction);
  if (!commitHooks.includes(hook)) commitHooks.push(hook);
}

function known(transaction: Transaction): TypeOrmTransaction {
  if (transaction instanceof TypeOrmTransaction) return transaction;
  throw new TypeError('This transaction was not opened by TypeOrmUnitOfWork.');
}

/** An open transaction. It has its own connection until it is committed or rolled back. */
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

  /** Runs `work` in the transaction, and rolls back if it fails. */
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
    // If the connection was lost, the server has rolled the transaction back.
    await this.runner.rollbackTransaction().catch(() => undefined);
    await this.runner.release();
  }
}

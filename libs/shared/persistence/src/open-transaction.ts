import { Transaction } from '@livery/kernel';
import pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { outageOf } from './outage.ts';
import type { StatementNames } from './statement-names.ts';

class TypeOrmTransaction extends Transaction {
  readonly commitHooks: (() => void)[] = [];

  constructor(
    private readonly runner: QueryRunner,
    private readonly statementNames: StatementNames,
  ) {
    super();
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client: unknown = await this.runner.connect();
    if (!(client instanceof pg.Client)) throw new TypeError('A transaction has a connection of PostgreSQL.');
    const name = this.statementNames.of(text);
    try {
      const { rows } = await client.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] });
      return rows;
    } catch (error) {
      this.statementNames.giveUpAfter(error);
      throw error;
    }
  }
}

/** The entity manager of a transaction, with which adapters write. */
export function managerOf(transaction: Transaction): EntityManager {
  return known(transaction).manager;
}

/**
 * Runs one statement in a transaction, prepared once for each connection. Hot paths use it: the ORM's builder of an insert costs the
 * process three times as much as sending the statement, and PostgreSQL plans an unprepared statement each time (measured).
 * @param text one of a limited number of texts
 */
export function queryWithin<Row extends pg.QueryResultRow>(
  transaction: Transaction,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return known(transaction).query<Row>(text, values);
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

/** The connections of a process, and the names of its prepared statements. */
export interface TransactionSource {
  readonly dataSource: DataSource;
  readonly statementNames: StatementNames;
}

/** An open transaction. It has its own connection until it is committed or rolled back. */
export class OpenTransaction {
  private readonly handle: TypeOrmTransaction;

  private constructor(
    private readonly runner: QueryRunner,
    statementNames: StatementNames,
  ) {
    this.handle = new TypeOrmTransaction(runner, statementNames);
  }

  static async begin({ dataSource, statementNames }: TransactionSource): Promise<OpenTransaction> {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
    } catch (error) {
      await runner.release();
      throw outageOf(error) ?? error;
    }
    return new OpenTransaction(runner, statementNames);
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

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@livery/kernel';
import type { OpenTransaction } from './open-transaction.ts';

const storage = new AsyncLocalStorage<RequestScope>();

export interface RequestScopeOptions {
  /** Keep the unit of work open when its work is done, until `conclude` writes beside it. */
  readonly holdsCommit: boolean;
}

/** The database as one request sees it: a single unit of work. A second one could be lost while the first is kept. */
export class RequestScope {
  private begun = false;
  private open: OpenTransaction | undefined;

  constructor(readonly options: RequestScopeOptions) {}

  /** The scope of the request that is being served; undefined in background work. */
  static current(): RequestScope | undefined {
    return storage.getStore();
  }

  within<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(this, work);
  }

  /** Told by the unit of work that it begins. @throws Error on the second, which is a defect */
  begin(): void {
    if (this.begun) throw new Error('A request has one unit of work: put all of its writes into the first.');
    this.begun = true;
  }

  /** Told by the unit of work that its work is done and its commit is left to `conclude`. */
  hold(transaction: OpenTransaction): void {
    this.open = transaction;
  }

  /** Whether a unit of work is done and waits for its commit. */
  get isHeld(): boolean {
    return this.open !== undefined;
  }

  /**
   * Writes last in the held transaction, and commits when `write` says so; else all of it is rolled back.
   * @returns whether it was committed
   */
  async conclude(write: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
    if (this.open === undefined) throw new Error('No unit of work is held.');
    const transaction = this.open;
    this.open = undefined;
    const wanted = await transaction.work(write);
    await (wanted ? transaction.commit() : transaction.rollBack());
    return wanted;
  }

  /** Rolls back what is still held: a request that fails on the way to its conclusion keeps no connection. */
  async abandon(): Promise<void> {
    const transaction = this.open;
    this.open = undefined;
    await transaction?.rollBack();
  }
}

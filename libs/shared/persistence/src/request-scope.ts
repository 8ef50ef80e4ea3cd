import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@livery/kernel';
import type { OpenTransaction } from './open-transaction.ts';

const storage = new AsyncLocalStorage<RequestScope>();

export interface RequestScopeOptions {
  /** Whether the unit of work stays uncommitted after its work, until `conclude` adds a last write and commits. */
  readonly holdsCommit: boolean;
}

/**
 * Ensures that one request has at most one unit of work, so that its writes are committed together. It can also hold the commit,
 * so that the response is stored in the same transaction.
 */
export class RequestScope {
  private begun = false;
  private open: OpenTransaction | undefined;

  constructor(readonly options: RequestScopeOptions) {}

  /** The scope of the current request; undefined in background work. */
  static current(): RequestScope | undefined {
    return storage.getStore();
  }

  /** Runs `work` as part of this request. */
  within<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(this, work);
  }

  /** Called when a unit of work begins. @throws Error for the second one, which is a defect */
  begin(): void {
    if (this.begun) throw new Error('A request has one unit of work: put all of its writes into the first.');
    this.begun = true;
  }

  /** Called when the work of a unit of work is done and its commit is left to `conclude`. */
  hold(transaction: OpenTransaction): void {
    this.open = transaction;
  }

  /** Whether a unit of work waits for its commit. */
  get isHeld(): boolean {
    return this.open !== undefined;
  }

  /**
   * Runs a last write in the held transaction. Commits if `write` returns true, and rolls everything back otherwise.
   * @returns whether the transaction was committed
   */
  async conclude(write: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
    if (this.open === undefined) throw new Error('No unit of work is held.');
    const transaction = this.open;
    this.open = undefined;
    const wanted = await transaction.work(write);
    await (wanted ? transaction.commit() : transaction.rollBack());
    return wanted;
  }

  /** Rolls back the unit of work if it is still held, so that a request that fails before `conclude` releases its connection. */
  async abandon(): Promise<void> {
    const transaction = this.open;
    this.open = undefined;
    await transaction?.rollBack();
  }
}

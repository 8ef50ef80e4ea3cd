/** Proof that a transaction is open. Every write port and every locking read requires it. Only persistence creates one. */
export abstract class Transaction {
  protected readonly open = true;
}

/** Runs `work` in one database transaction. It commits when `work` resolves, and rolls back when it rejects. */
export abstract class UnitOfWork {
  abstract run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

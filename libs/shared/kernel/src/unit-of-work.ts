/** Proof that a transaction is open: every write port and every locking read asks for it. Only persistence makes one. */
export abstract class Transaction {
  protected readonly open = true;
}

/** One database transaction: commits when `work` resolves, rolls back when it rejects. */
export abstract class UnitOfWork {
  abstract run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

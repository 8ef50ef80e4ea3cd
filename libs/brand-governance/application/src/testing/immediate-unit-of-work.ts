import { Transaction, UnitOfWork } from '@livery/kernel';

class ImmediateTransaction extends Transaction {}

/** Runs the work at once; there is nothing to roll back. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return work(new ImmediateTransaction());
  }
}

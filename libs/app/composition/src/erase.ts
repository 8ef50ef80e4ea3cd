import type { Transaction } from '@livery/kernel';
import {
  type Database,
  type ErasedPerson,
  type ErasedRows,
  type Eraser,
  managerOf,
  TypeOrmUnitOfWork,
} from '@livery/persistence';
import { CONTRIBUTIONS } from './contributions.ts';

/** Erases all data of an organization from every context, in both modes and in one transaction. */
export function eraseOrganization(database: Database, organizationId: string): Promise<ErasedRows> {
  return new TypeOrmUnitOfWork(database).run((transaction) =>
    eraseEverywhere(transaction, (eraser) => eraser.eraseOrganization(organizationId, transaction)),
  );
}

/**
 * Erases the personal data of a person from every context, in one transaction.
 * @param find finds the person in that transaction. If it throws, nothing is erased
 */
export function erasePerson(
  database: Database,
  find: (transaction: Transaction) => Promise<ErasedPerson>,
): Promise<ErasedRows> {
  return new TypeOrmUnitOfWork(database).run(async (transaction) => {
    const person = await find(transaction);
    return eraseEverywhere(transaction, (eraser) => eraser.erasePerson(person, transaction));
  });
}

async function eraseEverywhere(
  transaction: Transaction,
  erase: (eraser: Eraser) => Promise<ErasedRows>,
): Promise<ErasedRows> {
  // Deleting years of events takes longer than the timeouts of a request.
  await managerOf(transaction).query('set local statement_timeout = 0; set local lock_timeout = 0');
  const erased = new Map<string, number>();
  for (const { eraser } of CONTRIBUTIONS) {
    for (const [table, count] of await erase(eraser)) erased.set(table, count);
  }
  return erased;
}

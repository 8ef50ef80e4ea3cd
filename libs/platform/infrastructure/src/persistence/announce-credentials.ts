import type { Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { CREDENTIALS_CHANGED } from '../authentication/credentials-changed.ts';

/** Tells every process, once the transaction is committed, that what it remembers of credentials may be wrong. */
export async function announceCredentials(id: string, transaction: Transaction): Promise<void> {
  await managerOf(transaction).query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, id]);
}

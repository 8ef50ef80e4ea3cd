import type { Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { CREDENTIALS_CHANGED } from '../authentication/credentials-changed.ts';

/** Makes every process clear its cache of credentials once the transaction is committed. @param id the UUID of the record */
export async function announceCredentials(id: string, transaction: Transaction): Promise<void> {
  await managerOf(transaction).query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, id]);
}

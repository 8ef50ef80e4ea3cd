import type { Transaction } from '@livery/kernel';
import { queryWithin } from './open-transaction.ts';

/**
 * Inserts one row with a prepared statement.
 * @param table `schema.table`
 * @param row every column that has no default, always in the same order; an object is stored as JSON, a list as an array
 */
export async function insertRow(table: string, row: object, transaction: Transaction): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await queryWithin(
    transaction,
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

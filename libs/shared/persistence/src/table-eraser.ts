import type { Transaction } from '@livery/kernel';
import type { ErasedRows, Eraser } from './eraser.ts';
import { managerOf } from './open-transaction.ts';

/**
 * The eraser of a context whose tables have an organization and no personal data.
 * @param tables as `schema.table`; a table with a foreign key comes before the table to which it refers
 */
export function tableEraser(tables: readonly string[]): Eraser {
  return {
    eraseOrganization: (organizationId, transaction) => deleteRowsOf(organizationId, tables, transaction),
    erasePerson: async () => new Map(),
  };
}

/** Deletes the rows of an organization from each table, in the order of the tables. */
export async function deleteRowsOf(
  organizationId: string,
  tables: readonly string[],
  transaction: Transaction,
): Promise<ErasedRows> {
  const erased = new Map<string, number>();
  for (const table of tables) {
    const statement = `delete from ${table} where organization_id = $1`;
    erased.set(table, await changeRows(statement, [organizationId], transaction));
  }
  return erased;
}

/** Runs a DELETE or an UPDATE. @returns how many rows it changed */
export async function changeRows(
  statement: string,
  values: readonly unknown[],
  transaction: Transaction,
): Promise<number> {
  // For both, TypeORM returns the rows and the number of changed rows.
  const [, count] = await managerOf(transaction).query<[unknown, number]>(statement, [...values]);
  return count;
}

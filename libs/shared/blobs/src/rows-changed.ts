import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';

interface ChangedRow {
  readonly sha256: Buffer;
}

/** Runs an UPDATE or a DELETE. @returns the rows after `returning` */
export async function rowsChanged(
  transaction: Transaction,
  statement: string,
  values: readonly unknown[],
): Promise<readonly ChangedRow[]> {
  // For both, TypeORM returns the rows and the number of changed rows.
  const [rows] = await managerOf(transaction).query<[ChangedRow[], number]>(statement, [...values]);
  return rows;
}

/** The first two parameters of all statements. */
export function owner({ organizationId, livemode }: Tenant): readonly [string, boolean] {
  return [organizationId, livemode];
}

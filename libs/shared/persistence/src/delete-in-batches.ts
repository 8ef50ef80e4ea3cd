import type { Database } from './database.ts';

/**
 * Runs a DELETE until it finds less than a full batch.
 * @param statement returns one row for each deleted row; its last parameter is the limit
 * @param parameters the values that come before the limit
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  database: Database,
  statement: string,
  parameters: readonly unknown[],
  batch: number,
): Promise<number> {
  let deleted = 0;
  for (let found = batch; found === batch; deleted += found) {
    found = (await database.query(statement, [...parameters, batch])).length;
  }
  return deleted;
}

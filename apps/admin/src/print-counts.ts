import type { ErasedRows } from '@livery/persistence';

/** Prints the number of erased rows and the table, for each table with erased rows. */
export function printCounts(erased: ErasedRows, print: (line: string) => void): void {
  for (const [table, count] of erased) if (count > 0) print(`${String(count).padStart(8)}  ${table}`);
}

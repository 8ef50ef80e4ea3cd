import type { ErasedRows } from '@livery/persistence';

/** Prints a line for each table of which anything was erased: how many rows, and which table. */
export function printCounts(erased: ErasedRows, print: (line: string) => void): void {
  for (const [table, count] of erased) if (count > 0) print(`${String(count).padStart(8)}  ${table}`);
}

/** Prints a line for each table of which anything was erased: how many rows, and which table. */
export function printCounts(counts: ReadonlyMap<string, number>, print: (line: string) => void): void {
  for (const [table, count] of counts) if (count > 0) print(`${String(count).padStart(8)}  ${table}`);
}

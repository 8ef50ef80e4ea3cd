import { readFile, writeFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each. */
  readonly failures: readonly string[];
}

/** The environment variable with a file for the counts of a check. Who runs several checks sets it, and prints the total itself. */
export const COUNTS_FILE = 'LIVERY_CHECK_COUNTS';

/** Writes the counts of a check to the file of who runs it, or prints them if there is none. */
export async function reportCounts(counts: Counts): Promise<void> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) console.log(`\n${closingLines(counts)}`);
  else await writeFile(file, JSON.stringify(counts));
}

/** The counts that a check has written; null if it has written none. */
export async function readCounts(file: string): Promise<Counts | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return null;
  const counts: unknown = JSON.parse(text);
  const members = new Map<string, unknown>(Object.entries(counts ?? {}));
  const failures = members.get('failures');
  return {
    passed: Number(members.get('passed')),
    failed: Number(members.get('failed')),
    failures: Array.isArray(failures) ? failures.map(String) : [],
  };
}

/** The counts of several checks together. */
export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The counts of a check that passes or fails as a whole. */
export function countOne(name: string, isPassed: boolean): Counts {
  return isPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** What failed, and the totals in the last line. */
export function closingLines({ passed, failed, failures }: Counts): string {
  return [...failures.map((failure) => `FAILED  ${failure}`), `${passed} passed, ${failed} failed`].join('\n');
}

import { readFile, writeFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each. */
  readonly failures: readonly string[];
}

/** The environment variable with a file for counts. A script that runs several checks sets it, and prints the total itself. */
const COUNTS_FILE = 'LIVERY_CHECK_COUNTS';

/** The counts of earlier checks; zero if no script adds them up. A check without counts has failed. */
export async function readCounts(): Promise<Counts> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) return { passed: 0, failed: 0, failures: [] };
  const counts: unknown = JSON.parse(
    (await readFile(file, 'utf8')) || '{"failed":1,"failures":["npm test: no counts"]}',
  );
  const members = new Map<string, unknown>(Object.entries(counts ?? {}));
  const failures = members.get('failures');
  return {
    passed: Number(members.get('passed') ?? 0),
    failed: Number(members.get('failed') ?? 0),
    failures: Array.isArray(failures) ? failures.map(String) : [],
  };
}

/** Writes the first counts of a run, or prints them if no script adds them up. */
export async function reportCounts(counts: Counts): Promise<void> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) console.log(`\n${closingLines(counts)}`);
  else await writeFile(file, JSON.stringify(counts));
}

/** The same for a check that comes after others. */
export async function addCounts({ passed, failed, failures }: Counts): Promise<void> {
  const earlier = await readCounts();
  await reportCounts({
    passed: earlier.passed + passed,
    failed: earlier.failed + failed,
    failures: [...earlier.failures, ...failures],
  });
}

/** The counts of a check that passes or fails as a whole. */
export function countOne(name: string, isPassed: boolean): Counts {
  return isPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** What failed, and the totals in the last line. */
export function closingLines({ passed, failed, failures }: Counts): string {
  return [...failures.map((failure) => `FAILED  ${failure}`), `${passed} passed, ${failed} failed`].join('\n');
}

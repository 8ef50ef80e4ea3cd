import { readFile, writeFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The environment variable with a file for counts. A script that runs several checks sets it, and prints the total itself. */
const COUNTS_FILE = 'LIVERY_CHECK_COUNTS';

/** The counts of earlier checks; zero if no script adds them up. A check without counts has failed. */
export async function readCounts(): Promise<Counts> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) return { passed: 0, failed: 0 };
  const counts: unknown = JSON.parse((await readFile(file, 'utf8')) || '{"failed":1}');
  const members = new Map<string, unknown>(Object.entries(counts ?? {}));
  return { passed: Number(members.get('passed') ?? 0), failed: Number(members.get('failed') ?? 0) };
}

/** Writes the first counts of a run, or prints them if no script adds them up. */
export async function reportCounts({ passed, failed }: Counts): Promise<void> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) console.log(`\n${passed} passed, ${failed} failed`);
  else await writeFile(file, JSON.stringify({ passed, failed }));
}

/** The same for a check that comes after others. */
export async function addCounts({ passed, failed }: Counts): Promise<void> {
  const earlier = await readCounts();
  await reportCounts({ passed: earlier.passed + passed, failed: earlier.failed + failed });
}

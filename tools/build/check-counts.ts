import { readFile, writeFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A file for the counts: whoever sums up several checks names it, empty at first, and prints the closing line itself. */
const COUNTS_FILE = 'LIVERY_CHECK_COUNTS';

/** What the checks before this one came to; zero when nobody sums up. A check that left no counts has failed as a whole. */
export async function readCounts(): Promise<Counts> {
  const file = process.env[COUNTS_FILE];
  if (file === undefined) return { passed: 0, failed: 0 };
  const counts: unknown = JSON.parse((await readFile(file, 'utf8')) || '{"failed":1}');
  const members = new Map<string, unknown>(Object.entries(counts ?? {}));
  return { passed: Number(members.get('passed') ?? 0), failed: Number(members.get('failed') ?? 0) };
}

/** Leaves the first counts of a run, or prints them as its closing line when nobody sums up. */
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

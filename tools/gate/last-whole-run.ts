import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { membersOf } from '../office-proof/json.ts';

/** The file that names the last whole run. It selects nothing, and no seed depends on it. */
export const LAST_WHOLE_RUN = '.ci/last-whole-run.json';

export interface WholeRun {
  /** The commit whose content has passed. */
  readonly commit: string;
  /** The day, as `2026-11-20`. */
  readonly date: string;
  /** The number of tests that passed, by part. */
  readonly tests: Readonly<Record<string, number>>;
}

/** The commit of the last whole run; null if no file names it. */
export async function lastWholeCommit(root: string): Promise<string | null> {
  const text = await readFile(path.join(root, LAST_WHOLE_RUN), 'utf8').catch(() => '{}');
  const commit = membersOf(JSON.parse(text)).get('commit');
  return typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
}

export async function writeWholeRun(root: string, run: WholeRun): Promise<void> {
  await writeFile(path.join(root, LAST_WHOLE_RUN), `${JSON.stringify(run, null, 2)}\n`);
}

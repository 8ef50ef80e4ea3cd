import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { LAST_WHOLE_RUN } from './last-whole-run.ts';

const MAX_BYTES = 2 ** 28;
/** Seeds of fast-check and Hypothesis have 32 bits, of which one is a sign. */
const SEED_DIGITS = 7;

/**
 * The files that differ from a commit, those that are not committed included.
 * @returns null if the history does not have the commit
 */
export async function changesSince(root: string, commit: string): Promise<readonly string[] | null> {
  try {
    const changed = await git(root, 'diff', '--name-only', '--no-renames', '-z', commit, '--');
    const others = await git(root, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set(`${changed}${others}`.split('\0'))].filter((file) => file !== '' && file !== LAST_WHOLE_RUN);
  } catch {
    return null;
  }
}

/** A number that depends on the content of the repository, and on nothing else: not on commits, and not on the file of the last whole run. */
export async function contentSeed(root: string): Promise<number> {
  const listed = await git(root, 'ls-files', '-s', '-z');
  const entries = listed.split('\0').filter((entry) => !entry.endsWith(`\t${LAST_WHOLE_RUN}`));
  return Number.parseInt(hash('sha256', entries.join('\0')).slice(0, SEED_DIGITS), 16);
}

/** The commit that is checked out. */
export async function headOf(root: string): Promise<string> {
  return (await git(root, 'rev-parse', 'HEAD')).trim();
}

async function git(root: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-C', root, ...parameters], { maxBuffer: MAX_BYTES });
  return stdout;
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFiles } from './cluster-files.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';
import { notRunnable } from './not-runnable.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { SERVER_ENVIRONMENT } from './server-environment.ts';
import type { SystemUser } from './server-user.ts';
import { writeFileWhole } from './write-file-whole.ts';

export interface CreateClusterOptions {
  readonly directory: string;
  readonly binaries: PostgresBinaries;
  readonly user: SystemUser | undefined;
  readonly durable: boolean;
}

const PATIENCE = 120_000;

/**
 * Creates a cluster beside its final location and renames it when complete, so that an interrupted attempt leaves nothing that looks
 * like a cluster. The caller holds the owner lock.
 */
export async function createCluster(options: CreateClusterOptions): Promise<void> {
  const { directory, user } = options;
  const files = clusterFiles(directory);
  await removeUnfinished(files.unfinished);
  const draft = await mkdtemp(files.unfinished);
  try {
    if (user) await chown(draft, user.uid, user.gid);
    await writeFileWhole(files.password, `${randomBytes(24).toString('base64url')}\n`, user);
    await initialize(draft, files.password, options);
    await rename(draft, directory);
    await syncDirectory(dirname(directory));
  } catch (error) {
    await remove(draft);
    throw error;
  }
}

async function removeUnfinished(prefix: string): Promise<void> {
  const parent = dirname(prefix);
  const names = await readdir(parent);
  await Promise.all(
    names.filter((name) => name.startsWith(basename(prefix))).map((name) => remove(join(parent, name))),
  );
}

/** Retries, because the initdb of a killed process may still be writing. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Collation is PostgreSQL's own C.UTF-8, the same on every system. The C library's character classes are kept on UTF-8:
 * with `C`, pg_trgm treats every letter that is not ASCII as a space.
 */
async function initialize(draft: string, passwordFile: string, options: CreateClusterOptions): Promise<void> {
  const { binaries, user, durable } = options;
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', `--lc-ctype=${ctype()}`];
  const access = ['--username=livery', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const flags = ['--encoding=UTF8', '--no-instructions', ...(durable ? [] : ['--no-sync'])];
  const initdb = join(binaries.native, 'bin', 'initdb');
  try {
    await promisify(execFile)(initdb, ['-D', draft, ...access, ...locale, ...flags], {
      ...user,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      timeout: PATIENCE,
    });
  } catch (cause) {
    if (errorCode(cause) !== undefined) throw notRunnable(initdb, cause);
    throw new EmbeddedPostgresFailed(`The database cluster could not be created: ${reasonOf(cause)}`, { cause });
  }
}

function ctype(): string {
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

function reasonOf(error: unknown): string {
  const words = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr).trim() : '';
  if (words.includes('could not look up effective user ID')) {
    return `${words}. Start the service as a user with an account, that is, with a line in /etc/passwd.`;
  }
  return words === '' ? String(error) : `initdb says\n${words}`;
}

/** Writes the parent directory to the disk. Otherwise a power failure could undo the rename after the first commits. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

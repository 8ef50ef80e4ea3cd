import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';
import type { SystemUser } from './server-user.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * Inspects a data directory without changing it. Anything but a cluster of this major version, an empty directory or no directory
 * is refused.
 */
export async function inspectCluster(
  directory: string,
  version: string,
  user: SystemUser | undefined,
): Promise<'absent' | 'complete'> {
  const names = await namesIn(directory);
  if (names.length === 0) return 'absent';
  if (!names.includes('PG_VERSION')) {
    throw new EmbeddedPostgresFailed(
      `${directory} is neither empty nor a database cluster: it holds ${names.slice(0, 5).join(', ')}` +
        `${names.length > 5 ? ' and more' : ''}. Name an empty or a new directory; nothing was changed.`,
    );
  }
  await refuseOtherMajor(directory, version);
  await refuseOtherOwner(directory, user?.uid ?? process.getuid?.());
  return 'complete';
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return (await unlessMissing(readdir(directory))) ?? [];
  } catch (cause) {
    throw new EmbeddedPostgresFailed(
      `The data directory ${directory} cannot be read (${errorCode(cause) ?? String(cause)}). ` +
        'Start the service as the user that made it, or name another directory.',
      { cause },
    );
  }
}

async function refuseOtherMajor(directory: string, version: string): Promise<void> {
  const found = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  const [major] = version.split('.');
  if (found === major) return;
  throw new EmbeddedPostgresFailed(
    `The database cluster in ${directory} was made by PostgreSQL ${found}, and this is PostgreSQL ${version}. Carry the data ` +
      `over with pg_dump of version ${found} or pg_upgrade, or name another directory; nothing was changed.`,
  );
}

async function refuseOtherOwner(directory: string, uid: number | undefined): Promise<void> {
  const { uid: owner } = await stat(directory);
  if (uid === undefined || owner === uid) return;
  throw new EmbeddedPostgresFailed(
    `The database cluster in ${directory} belongs to user ${owner}, and PostgreSQL would run as user ${uid}. ` +
      `Run "chown -R ${uid} ${directory}", or start the service as user ${owner}.`,
  );
}

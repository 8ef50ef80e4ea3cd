import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach } from './can-reach.ts';
import { openDirectory } from './open-directory.ts';
import type { SystemUser } from './server-user.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * Where the cluster is kept: the directory asked for, unless its server user cannot reach it (below a home closed to
 * others). Then a place below `shelter` that depends on the asked directory alone, so that the next start finds it;
 * only root may write to `shelter`, so nobody else can have prepared that place.
 */
export async function clusterLocation(
  directory: string,
  user: SystemUser | undefined,
  shelter: string,
): Promise<string> {
  const parent = dirname(directory);
  if (user === undefined || (await canReach(await nearestExisting(parent), user))) {
    await mkdir(parent, { recursive: true });
    if (user === undefined || (await canReach(parent, user))) return directory;
  }
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  await openDirectory(shelter);
  await openDirectory(join(shelter, name));
  return join(shelter, name, 'postgres');
}

async function nearestExisting(path: string): Promise<string> {
  return (await unlessMissing(stat(path))) ? path : nearestExisting(dirname(path));
}

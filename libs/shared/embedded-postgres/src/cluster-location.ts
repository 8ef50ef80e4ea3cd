import { link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { canReach } from './can-reach.ts';
import { clusterFiles } from './cluster-files.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';
import { openDirectory } from './open-directory.ts';
import type { SystemUser } from './server-user.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * Finds the location of the cluster. It is the requested directory, unless the server's user cannot reach it (below a home closed to
 * others). Then it is a directory below `shelter`, where only root may write; a pointer file beside the requested directory says
 * which, so that a start after the folder was removed creates a new cluster.
 */
export async function clusterLocation(
  directory: string,
  user: SystemUser | undefined,
  shelter: string,
): Promise<string> {
  const parent = dirname(directory);
  const nearest = await nearestExisting(parent);
  const mayReach = user === undefined || (await canReach(nearest, user));
  await mkdir(parent, { recursive: true });
  if (mayReach && (user === undefined || (await canReach(parent, user)))) return directory;
  const pointer = clusterFiles(directory).location;
  const place = (await placeOf(pointer, shelter)) ?? (await newPlace(pointer, shelter));
  await openDirectory(dirname(place));
  return place;
}

async function nearestExisting(path: string): Promise<string> {
  return (await unlessMissing(stat(path))) ? path : nearestExisting(dirname(path));
}

/** The location in the pointer file, if it lies in the shelter. */
async function placeOf(pointer: string, shelter: string): Promise<string | undefined> {
  const place = (await unlessMissing(readFile(pointer, 'utf8')))?.trim();
  return place !== undefined && dirname(dirname(resolve(place))) === resolve(shelter) ? place : undefined;
}

/** Creates the location and its pointer file. Of two starts at the same time, one creates it and the other uses it. */
async function newPlace(pointer: string, shelter: string): Promise<string> {
  await openDirectory(shelter);
  const home = await mkdtemp(join(shelter, 'cluster-'));
  const place = join(home, 'postgres');
  const draft = join(home, 'pointer');
  await writeFile(draft, `${place}\n`, { mode: 0o600 });
  try {
    await moveWithoutReplacing(draft, pointer);
    return place;
  } catch (error) {
    await rm(home, { recursive: true });
    if (errorCode(error) !== 'EEXIST') throw error;
    const winner = await placeOf(pointer, shelter);
    if (winner !== undefined) return winner;
    throw new EmbeddedPostgresFailed(`${pointer} names no place below ${shelter}. Remove that file to start afresh.`);
  }
}

/** Creates a hard link, or an exclusive copy if the file systems do not allow a link. It never replaces an existing file. */
async function moveWithoutReplacing(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await writeFile(to, await readFile(from), { mode: 0o600, flag: 'wx' });
  }
  await rm(from);
}

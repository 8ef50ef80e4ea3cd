import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** The one name of a place, whatever links lead there; of an absolute path whose end may not exist yet. */
export async function canonicalPath(path: string): Promise<string> {
  return (await unlessMissing(realpath(path))) ?? join(await canonicalPath(dirname(path)), basename(path));
}

import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** The path without symbolic links of an absolute path, whose last parts may not exist yet. */
export async function canonicalPath(path: string): Promise<string> {
  return (await unlessMissing(realpath(path))) ?? join(await canonicalPath(dirname(path)), basename(path));
}

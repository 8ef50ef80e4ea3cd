import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listProjects } from '../architecture/list-projects.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const lock: unknown = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
if (!isLockFile(lock)) throw new Error('package-lock.json lists no packages.');
const { packages } = lock;
const locked = Object.entries(packages);

function isLockFile(value: unknown): value is LockFile {
  return typeof value === 'object' && value !== null && 'packages' in value;
}

/** The folders in which Node looks for `name` from a package's folder, nearest first. */
function candidates(location: string, name: string): string[] {
  const folders = location
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return [...folders.reverse().map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

describe('the lock file', () => {
  it('contains no registry addresses, so that every machine uses its own registry', () => {
    const addressed = locked.filter(([, { resolved, link }]) => resolved !== undefined && link !== true);
    expect(addressed.map(([location]) => location)).toEqual([]);
  });

  it('lists every project of the workspace, since npm ci refuses it otherwise', async () => {
    const directories = (await listProjects(root)).map(({ directory }) => directory);
    expect(directories.filter((directory) => !(directory in packages))).toEqual([]);
  });

  it('is written without addresses, because npm is configured to omit them', async () => {
    expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toContain('omit-lockfile-registry-resolved=true');
  });

  // `npm install` may omit packages that the registry does not have; `npm ci` then refuses the lock file.
  it('locks the optional dependencies of every locked package', () => {
    const missing = locked.flatMap(([location, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !candidates(location, name).some((candidate) => candidate in packages))
        .map((name) => `${location} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

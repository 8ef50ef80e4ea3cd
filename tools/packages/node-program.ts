import { execFile } from 'node:child_process';
import { access, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const TIMEOUT_MS = 300_000;

/**
 * Installs a version of Node for Linux as `node` and `nodejs`, if it is not there. @returns the folder of both
 * @throws Error if it cannot be installed
 */
export async function nodeProgram(version: string): Promise<string> {
  const name = `node-linux-${process.arch}`;
  const directory = path.join(CACHE, `node-${version}`);
  const folder = path.join(directory, 'node_modules', name, 'bin');
  const isThere = await access(path.join(folder, 'nodejs')).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  const words = ['install', '--silent', '--no-save', '--no-audit', '--prefix', directory, `${name}@${version}`];
  await promisify(execFile)('npm', words, { timeout: TIMEOUT_MS });
  // Programs that look for Debian's name first would find another version.
  await symlink('node', path.join(folder, 'nodejs'));
  return folder;
}

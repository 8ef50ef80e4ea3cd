import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/**
 * Creates a Python virtual environment with the packages of a requirements file, if it does not exist. @returns the folder of its programs
 * @param name the name of its folder below `node_modules/.cache`
 * @throws Error if there is no Python 3 with venv, or a package cannot be installed
 */
export async function pythonEnvironment(name: string, requirements: string): Promise<string> {
  const directory = path.join(CACHE, name);
  const python = path.join(directory, 'bin/python3');
  const isThere = await access(python).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('python3', ['-m', 'venv', directory], { timeout: TIMEOUT_MS });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements];
  await run(python, pip, { timeout: TIMEOUT_MS });
  return path.join(directory, 'bin');
}

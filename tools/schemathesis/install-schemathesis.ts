import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const DIRECTORY = path.resolve(import.meta.dirname, '../../node_modules/.cache/schemathesis');
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/** The path of Schemathesis in a virtual environment of its own, made when it is not there or has other versions. */
export async function installSchemathesis(): Promise<string> {
  const python = path.join(DIRECTORY, 'bin/python3');
  const isThere = await access(python).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('python3', ['-m', 'venv', DIRECTORY], { timeout: TIMEOUT_MS });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', REQUIREMENTS];
  await run(python, pip, { timeout: TIMEOUT_MS });
  return path.join(DIRECTORY, 'bin/schemathesis');
}

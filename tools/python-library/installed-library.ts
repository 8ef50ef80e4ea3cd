import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The Python of the distribution, whatever else is installed. */
const PYTHON = '/usr/bin/python3';
const PIP_INSTALL = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-index'];
const TIMEOUT_MS = 120_000;

/** Makes a new environment with the package of the library and nothing else. @returns its Python */
export async function installPythonLibrary(directory: string, wheel: string): Promise<string> {
  await promisify(execFile)(PYTHON, ['-m', 'venv', directory], { timeout: TIMEOUT_MS });
  const python = path.join(directory, 'bin/python3');
  await promisify(execFile)(python, [...PIP_INSTALL, wheel], { timeout: TIMEOUT_MS });
  return python;
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = path.join(import.meta.dirname, 'install.sh');
const TIMEOUT_MS = 300_000;

/** Ensures that a program of `debian-packages.txt` is installed. @throws Error if that fails */
export async function installProgram(program: string): Promise<void> {
  await promisify(execFile)('bash', [SCRIPT, program], { timeout: TIMEOUT_MS });
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The versions that the engine is compared with. Others may be faster or slower. */
const PACKAGES = ['python-pptx==1.0.2', 'python-docx==1.2.0'];
const DIRECTORY = path.resolve(import.meta.dirname, '../../../node_modules/.cache/python-peers');
const TIMEOUT_MS = 120_000;

/** The Python of a virtual environment with python-pptx and python-docx. Null, with the reason printed, when it cannot be made. */
export function pythonOfPeers(): string | null {
  const python = path.join(DIRECTORY, 'bin/python3');
  const options = { timeout: TIMEOUT_MS, stdio: 'pipe', encoding: 'utf8' } as const;
  try {
    if (!existsSync(python)) execFileSync('python3', ['-m', 'venv', DIRECTORY], options);
    execFileSync(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES], options);
    return python;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.log(`python-pptx and python-docx cannot be installed here: ${reason}`);
    return null;
  }
}

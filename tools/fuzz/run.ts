import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const environment = {
  ...process.env,
  FUZZ_CASES: process.env['FUZZ_CASES'] ?? '150',
  FUZZ_SEED: process.env['FUZZ_SEED'] ?? String(Math.trunc(Date.now() / 1_000)),
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};
const jest = ['node_modules/.bin/jest', '--config', 'tools/jest/fuzz.js', '-i', 'apps/api/e2e/fuzz'];
const child = spawn(process.execPath, jest, { cwd: root, stdio: 'inherit', env: environment });
child.on('close', (code) => (process.exitCode = code ?? 1));

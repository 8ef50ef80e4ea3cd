import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './compile.ts';
import { suitesAt } from './kinds-of-paths.ts';
import { jestCommand } from './run-suites.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * `npm run watch` runs the unit suites that belong to changed files, again after each change; `npm run watch -- PATH …` runs the suites at these
 * paths. Keys narrow the choice: `?` lists them.
 */
const paths = process.argv.slice(2);
const found = paths.length > 0 ? await suitesAt(paths, root, process.env['INIT_CWD'] ?? process.cwd()) : null;
await build();
const jest = jestCommand(found === null ? { kinds: ['unit'] } : { kinds: found.kinds, paths: found.files });
const words = [jest.script, ...jest.parameters, found === null ? '--watch' : '--watchAll'];
const child = spawn(process.execPath, words, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...jest.environment },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('close', (code) => (process.exitCode = code ?? 1));

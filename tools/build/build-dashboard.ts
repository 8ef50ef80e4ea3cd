import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildDashboard, DASHBOARD, unfinishedBuild } from './dashboard.ts';

// Another folder is built for tests.
const [folder] = process.argv.slice(2);
const project = folder === undefined ? DASHBOARD : { directory: path.resolve(folder), further: [] };

// A service may be starting at the same time. Threads that are created later inherit this.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    rmSync(unfinishedBuild(project), { recursive: true, force: true });
    process.exit(1);
  });
}

const started = performance.now();
try {
  const isBuilt = await buildDashboard(project);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  if (isBuilt) console.log(`built the dashboard in ${seconds} s`);
} catch (error) {
  // The service shows this on a page, too.
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import preset from '../../jest.preset.js';

const root = preset.rootDir;
const PROPERTIES = "from 'fast-check'";

/** Limits by the clock, or threads that get no processor on a busy machine: nothing else may run beside these. */
export const aloneSuites = find(
  'apps/worker/e2e/bad-sinks.long.spec.ts',
  'apps/api/e2e/brand-check-load.long.spec.ts',
  'libs/brand-governance/**/processor-time-of-checks.long.spec.ts',
  'tools/benchmarks/isolation.long.spec.ts',
);

/** Random requests to every operation. */
export const fuzzSuites = find('apps/api/e2e/fuzz/*.long.spec.ts');

/** Properties with random values, and random documents and searches: all that these need is a processor. */
export const randomSuites = [
  ...find('{apps,libs,tools}/**/src/**/*.spec.ts').filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(PROPERTIES),
  ),
  ...find('libs/content/**/*.long.spec.ts', 'tools/engine/**/*.long.spec.ts'),
];

const others = new Set([...aloneSuites, ...fuzzSuites, ...randomSuites]);

/** All other long suites: outages, processes that are killed, full disks. */
export const faultSuites = find('{apps,libs,tools}/**/*.long.spec.ts').filter((file) => !others.has(file));

/** A configuration of jest for some long suites. */
export function longSuites(files, further = {}) {
  return {
    ...preset,
    testMatch: files.map((file) => `<rootDir>/${file}`),
    testPathIgnorePatterns: ['/node_modules/'],
    ...further,
  };
}

function find(...patterns) {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
}

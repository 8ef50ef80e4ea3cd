import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleOf } from '@livery/office-testing/sampling';

const root = path.resolve(import.meta.dirname, '../..');
const PROPERTIES = "from 'fast-check'";
/** This suite takes a sample of its scenarios itself. */
const FAULTS_OF_DELIVERIES = 'tools/faults/delivery-faults.long.spec.ts';

/** Limits by the clock, or threads that get no processor on a busy machine: nothing else may run beside these. */
export const ALONE_SUITES = find(
  'apps/worker/e2e/bad-sinks.long.spec.ts',
  'apps/api/e2e/brand-check-load.long.spec.ts',
  'libs/brand-governance/**/processor-time-of-checks.long.spec.ts',
  'tools/benchmarks/isolation.long.spec.ts',
);

/** Random requests to every operation. */
export const FUZZ_SUITES = find('apps/api/e2e/fuzz/*.long.spec.ts');

const random = [
  ...find('{apps,libs,tools}/**/src/**/*.spec.ts').filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(PROPERTIES),
  ),
  ...find('libs/content/**/*.long.spec.ts', 'tools/engine/**/*.long.spec.ts'),
];

const others = new Set([...ALONE_SUITES, ...FUZZ_SUITES, ...random, FAULTS_OF_DELIVERIES]);

/** Properties with random values, and random documents and searches. A sample of the gate is one of three. */
export const RANDOM_SUITES = sampleOf(random, 3);

/** All other long suites: outages, processes that are killed, full disks. A sample of the gate is half of them. */
export const FAULT_SUITES = [
  FAULTS_OF_DELIVERIES,
  ...sampleOf(
    find('{apps,libs,tools}/**/*.long.spec.ts').filter((file) => !others.has(file)),
    2,
  ),
];

/** The dashboard in a browser. A sample of the gate is one of three. */
export const DASHBOARD_SUITES = sampleOf(find('apps/dashboard/e2e/**/*.browser.ts'), 3);

function find(...patterns: readonly string[]): readonly string[] {
  return globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }).sort();
}

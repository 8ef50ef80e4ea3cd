import path from 'node:path';
import { contentSeed } from '../gate/changes.ts';
import { KINDS } from '../jest/kinds.ts';
import { reportCounts } from './check-counts.ts';
import { build, format, lint, type StepResult, typeCheck } from './check-steps.ts';
import { suitesAt } from './kinds-of-paths.ts';
import { suites } from './run-suites.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm test` checks everything that needs nothing but Node and a few minutes; `npm test -- PATH …` runs the suites at these paths. */
const paths = process.argv.slice(2);
await untilInterrupted(async () => {
  await reportCounts(conclude(await (paths.length > 0 ? checkPaths() : checkAll())));
});

/** Lint takes as long on one core as the other static checks and the unit tests on the other. The suites with a database then have both. */
async function checkAll(): Promise<StepResult[]> {
  const built = await runInTurn([build]);
  // With an old build, tests would test code that no longer exists.
  if (built.some(({ succeeded }) => !succeeded)) return built;
  const seed = Number(process.env['LIVERY_SEED'] ?? (await contentSeed(root)));
  console.log(`LIVERY_SEED=${seed}`);
  const unitTests = suites('unit tests', { kinds: ['unit'], seed, workers: 1 });
  const checked = await Promise.all([runInTurn([lint]), runInTurn([typeCheck, format, unitTests])]);
  const tests = suites('tests with a database', { kinds: ['integration', 'isolated'], seed });
  return [...built, ...checked.flat(), ...(await runInTurn([tests]))];
}

async function checkPaths(): Promise<StepResult[]> {
  // npm changes to the root, and tells where it was called.
  const found = await suitesAt(paths, root, process.env['INIT_CWD'] ?? process.cwd());
  const built = found.kinds.some((kind) => 'needsBuild' in KINDS[kind]) ? await runInTurn([build]) : [];
  if (built.some(({ succeeded }) => !succeeded)) return built;
  return runInTurn([suites('tests', { kinds: found.kinds, paths: found.files })]);
}

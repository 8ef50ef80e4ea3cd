import { reportCounts } from './check-counts.ts';
import {
  aloneTests,
  build,
  corpusTests,
  dashboardTests,
  deploymentTests,
  documentationTests,
  faultTests,
  fuzzTests,
  officeTests,
  randomTests,
  redisTests,
  runtimeTests,
  s3Tests,
  type Step,
  timedTests,
  wholeFixProof,
  wholeOfficeProof,
} from './check-steps.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

/** The suites that need more than Node, or more time than `npm test` has. */
const FURTHER = new Map<string, readonly Step[]>([
  ['redis', [redisTests]],
  ['s3', [s3Tests]],
  ['docs', [documentationTests]],
  ['dashboard', [dashboardTests]],
  ['deploy', [deploymentTests]],
  ['corpus', [corpusTests]],
  ['office', [officeTests]],
  ['office --all', [wholeOfficeProof, wholeFixProof]],
  ['long', [randomTests, fuzzTests, faultTests, aloneTests]],
  ['random', [randomTests]],
  ['fuzz', [fuzzTests]],
  ['faults', [faultTests]],
  ['alone', [aloneTests]],
  ['timed', [timedTests]],
  ['runtimes', [runtimeTests]],
]);

/** `node tools/build/check-further.ts <name> [option]` runs these suites with a new build. The build is counted only if it fails. */
const tests = FURTHER.get(process.argv.slice(2).join(' '));
if (tests === undefined) throw new Error(`Name the suites: ${[...FURTHER.keys()].join(' or ')}.`);
await untilInterrupted(async () => {
  const built = (await runInTurn([build])).filter(({ succeeded }) => !succeeded);
  await reportCounts(conclude(built.length > 0 ? built : await runInTurn(tests)));
});

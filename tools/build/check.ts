import { writeFile } from 'node:fs/promises';
import { boundaryProbes, build, format, lint, type Step, type StepResult, tests, typeCheck } from './check-steps.ts';
import { Interrupted } from './run-command.ts';

/** A file for the counts: whoever sums them up with others names it, and prints the closing line itself. */
const COUNTS_FILE = 'LIVERY_CHECK_COUNTS';

const started = performance.now();
const results: StepResult[] = [];

/** Two cores: static checks side by side, then the tests have both to themselves. */
async function check(): Promise<void> {
  await runInTurn([build]);
  // On an old build, tests would tell of code that is no longer there.
  if (results.every(({ succeeded }) => succeeded)) {
    await Promise.all([runInTurn([lint]), runInTurn([typeCheck, format, boundaryProbes])]);
    await runInTurn([tests]);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = results.every(({ succeeded }) => succeeded) ? 0 : 1;
  const countsFile = process.env[COUNTS_FILE];
  if (countsFile === undefined) console.log(`\n${passed} passed, ${failed} failed`);
  else await writeFile(countsFile, JSON.stringify({ passed, failed }));
}

async function runInTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`${clock()}  ${step.name} …`);
    const begun = performance.now();
    const result = await step.run();
    results.push(result);
    if (!result.succeeded) console.log(`\n${result.output.trim()}\n`);
    console.log(`${clock()}  ${step.name} ${summary(result)} in ${seconds(performance.now() - begun)}`);
  }
}

function summary({ succeeded, passed, failed }: StepResult): string {
  if (passed + failed === 1) return succeeded ? 'passed' : 'FAILED';
  return succeeded ? `passed (${passed})` : `FAILED (${failed} of ${passed + failed})`;
}

function clock(): string {
  return seconds(performance.now() - started).padStart(8);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

try {
  await check();
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 130;
}

import { type Counts, sumCounts } from './check-counts.ts';
import type { Step, StepResult } from './check-steps.ts';
import { Interrupted } from './run-command.ts';

const started = performance.now();

/** Runs steps one after another and prints their results, with the output of failed ones. */
export async function runInTurn(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`${clock()}  ${step.name} …`);
    const begun = performance.now();
    const result = await step.run();
    results.push(result);
    if (!result.succeeded && result.output !== '') console.log(`\n${result.output.trim()}\n`);
    console.log(`${clock()}  ${step.name} ${summary(result)} in ${seconds(performance.now() - begun)}`);
  }
  return results;
}

/** Runs a check. If a signal interrupts it, it prints that instead of failing. */
export async function untilInterrupted(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 130;
  }
}

/** Adds the counts up, and sets the exit code. */
export function conclude(results: readonly StepResult[]): Counts {
  process.exitCode = results.every(({ succeeded }) => succeeded) ? 0 : 1;
  return sumCounts(results);
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

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RETRIES_FILE } from '@livery/testing/retries-file';

const PROGRESS_MS = 10_000;
const SLOWEST = 10;

/** The result of one suite in jest's reporter interface. */
interface SuiteResult {
  readonly testFilePath: string;
  /** Readable report of the failed tests; empty or null when all passed. */
  readonly failureMessage?: string | null;
  /** `runtime` is in milliseconds. */
  readonly perfStats: { readonly runtime: number };
  /** What the tests printed. */
  readonly console?: readonly { readonly message: string }[] | null;
}

/** The result of the run so far in jest's reporter interface. */
interface RunResult {
  readonly numTotalTestSuites: number;
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly SuiteResult[];
}

/** Reports failures as they come, progress every ten seconds, and at the end the retries and the slowest suites. */
export default class ProgressReporter {
  private reported = performance.now();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'livery-retries-'));
  private readonly retries = path.join(this.folder, 'retries.txt');

  /** The suites note their retries in the file, from the processes in which they run. */
  constructor() {
    process.env[RETRIES_FILE] = this.retries;
  }

  onTestResult(_test: unknown, suite: SuiteResult, run: RunResult): void {
    if (suite.failureMessage) showFailure(suite, suite.failureMessage);
    if (performance.now() - this.reported < PROGRESS_MS) return;
    this.reported = performance.now();
    console.log(`            ${progress(run)}`);
  }

  onRunComplete(_contexts: unknown, run: RunResult): void {
    const suites = [...run.testResults].sort((a, b) => b.perfStats.runtime - a.perfStats.runtime).slice(0, SLOWEST);
    console.log(`            ${progress(run)}, ${this.countRetries()} retries\n            slowest suites:`);
    for (const { testFilePath, perfStats } of suites) {
      const seconds = (perfStats.runtime / 1_000).toFixed(1).padStart(7);
      console.log(`            ${seconds} s  ${path.relative(process.cwd(), testFilePath)}`);
    }
    rmSync(this.folder, { recursive: true });
  }

  private countRetries(): number {
    return existsSync(this.retries) ? readFileSync(this.retries, 'utf8').trimEnd().split('\n').length : 0;
  }
}

function progress(run: RunResult): string {
  const done = run.numPassedTestSuites + run.numFailedTestSuites;
  return `${done} of ${run.numTotalTestSuites} suites: ${run.numPassedTests} tests passed, ${run.numFailedTests} failed`;
}

function showFailure({ testFilePath, console: printed }: SuiteResult, failure: string): void {
  console.log(`\nFAIL ${path.relative(process.cwd(), testFilePath)}\n${failure}`);
  for (const { message } of printed ?? []) console.log(message);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './check-counts.ts';

/** The most lines of an error that are shown with its test. */
const REASON_LINES = 8;
const LONGEST_LINE = 200;

/** The parts of jest's JSON report that are read. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly SuiteReport[];
}

interface SuiteReport {
  /** The path of the file. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly TestReport[];
  /** Why the suite could not be loaded; empty unless it failed so. */
  readonly message: string;
}

interface TestReport {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/**
 * Counts the tests of jest's JSON report. Skipped tests, and suites that could not even be loaded, have failed.
 * A missing report counts nothing; jest's exit code then decides.
 */
export async function countTests(file: string): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (!isReport(report)) return { passed: 0, failed: 0, failures: [] };
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(failuresIn),
  };
}

function failuresIn({ name, status, assertionResults, message }: SuiteReport): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  if (failed.length === 0 && status === 'failed') return [`${file}: the suite did not run${reason(message)}`];
  return failed.map((test) => `${file}: ${test.fullName}${reason(test.failureMessages[0] ?? '')}`);
}

/** The first lines of an error, without the places in the code. */
function reason(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `\n          ${line.slice(0, LONGEST_LINE)}`)
    .join('');
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'testResults' in value;
}

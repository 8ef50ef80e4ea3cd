import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Counts } from './check-counts.ts';

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
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
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

function failuresIn({ name, status, assertionResults }: SuiteReport): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  if (failed.length === 0 && status === 'failed') return [`${file}: the suite did not run`];
  return failed.map((test) => `${file}: ${test.fullName}`);
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'testResults' in value;
}

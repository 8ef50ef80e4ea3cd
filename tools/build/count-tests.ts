import { readFile } from 'node:fs/promises';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const FAILURES = ['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'];

/**
 * Counts the tests of jest's JSON report. Skipped tests, and suites that could not even be loaded, have failed.
 * A missing report counts nothing; jest's exit code then decides.
 */
export async function countTests(report: string): Promise<TestCounts> {
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const parsed: unknown = JSON.parse(text);
  const members = new Map<string, unknown>(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
  const numberOf = (name: string): number => Number(members.get(name) ?? 0);
  return { passed: numberOf('numPassedTests'), failed: FAILURES.reduce((sum, name) => sum + numberOf(name), 0) };
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closingLines, type Counts } from './check-counts.ts';
import { countTests } from './count-tests.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-counts-'));
});

afterAll(async () => {
  await rm(directory, { recursive: true });
});

const NONE = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

async function countsOf(report: object): Promise<Counts> {
  const file = path.join(directory, 'jest.json');
  await writeFile(file, JSON.stringify({ ...NONE, ...report }));
  return countTests(file);
}

const ERROR = '\u001B[31mError: expected 3\u001B[39m\n\n    Received: 4\n    at sum (sum.ts:3:1)';

const suite = (name: string, status: string, tests: Readonly<Record<string, string>>): object => ({
  name: path.resolve(name),
  status,
  message: status === 'failed' ? ERROR : '',
  assertionResults: Object.entries(tests).map(([fullName, result]) => ({
    fullName,
    status: result,
    failureMessages: result === 'failed' ? [ERROR] : [],
  })),
});

describe('the summary of a run', () => {
  it('names failed tests with their errors, skipped tests and suites that did not run, and ends with the totals', async () => {
    const counts = await countsOf({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        suite('a.spec.ts', 'passed', { 'adds numbers': 'passed' }),
        suite('b.spec.ts', 'failed', { 'reads a file': 'passed', 'writes a file': 'failed', waits: 'pending' }),
        suite('c.spec.ts', 'failed', {}),
      ],
    });
    expect(closingLines(counts).split('\n')).toEqual([
      'FAILED  b.spec.ts: writes a file',
      '          Error: expected 3',
      '          Received: 4',
      'FAILED  b.spec.ts: waits',
      'FAILED  c.spec.ts: the suite did not run',
      '          Error: expected 3',
      '          Received: 4',
      '2 passed, 3 failed',
    ]);
  });

  it('is one line when nothing failed', async () => {
    const counts = await countsOf({
      numPassedTests: 1,
      testResults: [suite('a.spec.ts', 'passed', { adds: 'passed' })],
    });
    expect(closingLines(counts)).toBe('1 passed, 0 failed');
  });

  it('counts nothing without a report', async () => {
    expect(await countTests(path.join(directory, 'missing.json'))).toEqual({ passed: 0, failed: 0, failures: [] });
  });
});

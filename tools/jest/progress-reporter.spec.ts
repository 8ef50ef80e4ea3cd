import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RETRIES_FILE } from '@livery/testing/retries-file';
import ProgressReporter from './progress-reporter.ts';

const RUN = {
  numTotalTestSuites: 3,
  numPassedTestSuites: 3,
  numFailedTestSuites: 0,
  numPassedTests: 12,
  numFailedTests: 0,
  testResults: [],
};

const outer = process.env[RETRIES_FILE];
let printed: string;

beforeEach(() => {
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: unknown) => void (printed += `${String(text)}\n`));
});

afterEach(() => {
  jest.restoreAllMocks();
  if (outer === undefined) Reflect.deleteProperty(process.env, RETRIES_FILE);
  else process.env[RETRIES_FILE] = outer;
});

it('says at the end of a run how many retries its suites have noted', () => {
  const reporter = new ProgressReporter();
  for (const name of ['one', 'another']) {
    appendFileSync(process.env[RETRIES_FILE] ?? '', `retry of "${name}": 60 is not below the limit of 50.\n`);
  }
  reporter.onRunComplete(undefined, RUN);
  expect(printed).toContain('3 of 3 suites: 12 tests passed, 0 failed, 2 retries\n');
});

it('says that there were none', () => {
  new ProgressReporter().onRunComplete(undefined, RUN);
  expect(printed).toContain('0 failed, 0 retries\n');
});

import type { AssertionResult, TestResult } from '@jest/test-result';
import type { Circus } from '@jest/types';
import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

interface SuiteRun extends Pick<Circus.RunResult, 'testResults' | 'unhandledErrors'> {
  readonly file: string;
  readonly rootDir: string;
  /** Milliseconds since 1970. */
  readonly started: number;
}

/** The result of a suite in the format of jest, from the one of jest-circus. */
export function suiteResult({ file, rootDir, started, testResults, unhandledErrors }: SuiteRun): TestResult {
  const results = testResults.map(assertionResult);
  const config = { rootDir, testMatch: [] };
  const stack = { noStackTrace: false };
  const failures = [
    ...unhandledErrors.map((error) => formatExecError({ message: '', stack: error }, config, stack, file)),
    formatResultsErrors(results, config, stack, file),
  ];
  const end = Date.now();
  const count = (status: AssertionResult['status']): number =>
    results.filter((result) => result.status === status).length;
  return {
    ...createEmptyTestResult(),
    ...(unhandledErrors.length > 0 && {
      testExecError: { message: unhandledErrors.join('\n'), stack: unhandledErrors.join('\n') },
    }),
    failureMessage: failures.filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start: started,
      end,
      runtime: end - started,
      slow: false,
      loadTestEnvironmentStart: 0,
      loadTestEnvironmentEnd: 0,
      setupFilesStart: 0,
      setupFilesEnd: 0,
      setupAfterEnvStart: 0,
      setupAfterEnvEnd: 0,
    },
    testFilePath: file,
    testResults: results,
  };
}

function assertionResult({
  testPath,
  status,
  errors,
  duration,
  errorsDetailed,
  invocations,
  retryReasons,
  numPassingAsserts,
}: Circus.TestResult): AssertionResult {
  // The first name is that of the invisible block around all.
  const names = testPath.slice(1).map(String);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    status: status === 'skip' ? 'pending' : status === 'todo' ? 'todo' : errors.length > 0 ? 'failed' : 'passed',
    duration: duration ?? null,
    failureMessages: [...errors],
    failureDetails: errorsDetailed.map(withNamelessFrames),
    invocations,
    retryReasons: [...retryReasons],
    numPassingAsserts,
    location: null,
    failing: false,
  };
}

/** Node writes `at <anonymous> (file)` for functions without a name if there is a source map, and jest hides such frames. */
function withNamelessFrames(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const stack = error.stack?.replaceAll(/^( +at )<anonymous> \((.*)\)$/gm, '$1$2');
  return Object.assign(error, { stack });
}

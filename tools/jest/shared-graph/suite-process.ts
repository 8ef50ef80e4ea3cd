import './load-hooks.ts';
import { pathToFileURL } from 'node:url';
import type { TestResult } from '@jest/test-result';
import { getState, resetState, run } from 'jest-circus';
import { expect, jest, TEST_TIMEOUT } from './jest-globals.ts';
import { collectStrayErrors, takeRejections } from './stray-errors.ts';
import { suiteResult } from './suite-result.ts';

export interface SuiteRequest {
  readonly file: string;
  readonly rootDir: string;
  /** Modules that are loaded before the suite. */
  readonly setupFiles: readonly string[];
  /** Milliseconds for each test that sets none. */
  readonly testTimeout: number;
  /** Only tests whose full name matches run. */
  readonly testNamePattern: string | null;
}

collectStrayErrors();

/** Runs one suite in the module graph of this process. @returns its result in the format of jest @throws Error if it cannot be loaded */
export async function runSuite(request: SuiteRequest): Promise<TestResult> {
  const { file, rootDir, setupFiles, testTimeout, testNamePattern } = request;
  const started = Date.now();
  resetState();
  getState().testTimeout = testTimeout;
  getState().testNamePattern = testNamePattern === null ? null : new RegExp(testNamePattern, 'i');
  Reflect.deleteProperty(globalThis, TEST_TIMEOUT);
  expect.setState({ testPath: file });
  for (const module of [...setupFiles, file]) await import(pathToFileURL(module).href);
  const { testResults, unhandledErrors } = await run();
  jest.restoreAllMocks();
  // Node tells in a later turn that a rejection is handled after all.
  await new Promise((resolve) => setImmediate(resolve));
  const rejections = takeRejections().map((reason) =>
    reason instanceof Error ? String(reason.stack) : String(reason),
  );
  return suiteResult({ file, rootDir, started, testResults, unhandledErrors: [...unhandledErrors, ...rejections] });
}

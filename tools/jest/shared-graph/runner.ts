import path from 'node:path';
import type { Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { Worker } from 'jest-worker';
import { SuiteLanes } from './suite-lanes.ts';
import type { SuiteRequest } from './suite-process.ts';

const PROCESS = path.join(import.meta.dirname, 'suite-process.ts');
type OnStart = (test: Test) => Promise<void>;
type OnResult = (test: Test, result: TestResult) => Promise<void>;
type TestError = Pick<Error, 'message'> & { readonly stack: string };
type OnFailure = (test: Test, error: TestError) => Promise<void>;

/** A runner for jest: the suites of a process share one module graph, so that it is evaluated once, not once for each suite. */
export default class SharedGraphRunner {
  readonly supportsEventEmitters = false;
  readonly #config: Config.GlobalConfig;

  constructor(config: Config.GlobalConfig) {
    this.#config = config;
  }

  async runTests(
    tests: readonly Test[],
    _watcher: unknown,
    onStart: OnStart,
    onResult: OnResult,
    onFailure: OnFailure,
  ): Promise<void> {
    const { maxWorkers, seed } = this.#config;
    // jest orders suites by the times of earlier runs, which differ from machine to machine.
    const sorted = tests.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const lanes = new SuiteLanes(sorted, Math.min(maxWorkers, tests.length), seed);
    const runLane = async (lane: number): Promise<void> => {
      const worker = new Worker(PROCESS, {
        exposedMethods: ['runSuite'],
        numWorkers: 1,
        maxRetries: 0,
        // Threads and children that suites start would inherit options of this process.
        forkOptions: { execArgv: [], env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: String(lane + 1) } },
      });
      if (!runsSuites(worker)) throw new Error('The process exposes no function that runs suites.');
      worker.getStdout().pipe(process.stdout);
      worker.getStderr().pipe(process.stderr);
      for (let test = lanes.next(lane); test !== undefined; test = lanes.next(lane)) {
        await onStart(test);
        const request = this.#request(test);
        await worker.runSuite(request).then(
          (result) => onResult(test, result),
          (error: unknown) => onFailure(test, asTestError(error)),
        );
      }
      await worker.end();
    };
    await Promise.all(Array.from({ length: lanes.count }, (_, lane) => runLane(lane)));
  }

  #request({ path: file, context: { config } }: Test): SuiteRequest {
    return {
      file,
      rootDir: config.rootDir,
      setupFiles: config.setupFiles,
      testTimeout: config.testTimeout,
      testNamePattern: this.#config.testNamePattern ?? null,
    };
  }
}

/** jest-worker adds the exposed functions of a module when it is constructed. */
function runsSuites(worker: Worker): worker is Worker & { runSuite(request: SuiteRequest): Promise<TestResult> } {
  return 'runSuite' in worker;
}

function asTestError(error: unknown): TestError {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

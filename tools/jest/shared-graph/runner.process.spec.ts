import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const JEST = path.resolve(import.meta.dirname, '../../../node_modules/.bin/jest');
const GLOBALS = `import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';\n`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-runner-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const config = {
    rootDir: folder,
    runner: path.join(import.meta.dirname, 'runner.ts'),
    testMatch: ['**/*.planted.ts'],
    transform: {},
  };
  await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify({ ...config, testTimeout: 500 }));
});

afterAll(() => rm(folder, { recursive: true }));

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs suites, each given by its code, in one process. @returns whether each test passed, and the messages of the failures */
async function run(suites: Readonly<Record<string, string>>, seed = 1) {
  const files = Object.keys(suites).map((name) => path.join(folder, `${name}.planted.ts`));
  for (const [name, code] of Object.entries(suites)) {
    await writeFile(path.join(folder, `${name}.planted.ts`), GLOBALS + code);
  }
  const report = path.join(folder, 'report.json');
  const words = ['--config', path.join(folder, 'jest.config.json'), '--maxWorkers', '1', '--seed', String(seed)];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  await promisify(execFile)(
    process.execPath,
    [JEST, ...words, '--json', '--outputFile', report, '--runTestsByPath', ...files],
    { cwd: folder, env },
  ).catch(() => 'some test failed');
  const written: unknown = JSON.parse(await readFile(report, 'utf8'));
  if (!isReport(written)) throw new Error('jest has written no report.');
  const { testResults } = written;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    tests: Object.fromEntries(tests.map(({ fullName, status }) => [fullName, status])),
    message: testResults.map(({ message }) => message).join('\n'),
  };
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'testResults' in value;
}

describe('suites in one module graph', () => {
  it('report each test with the names of its blocks, and show what failed at its line', async () => {
    const { tests, message } = await run({
      first: `describe('a sum', () => {
        it('is right', () => expect(1 + 1).toBe(2));
        it.each([[1, 3]])('is wrong: %s', (one, three) => expect(one + one).toBe(three));
      });`,
    });
    expect(tests).toEqual({ 'a sum is right': 'passed', 'a sum is wrong: 1': 'failed' });
    expect(message).toContain('Expected: 3');
    expect(message).toContain('first.planted.ts:4');
  });

  it('fail each test of a suite whose preparation fails, and a suite that cannot be loaded', async () => {
    const { tests, message } = await run({
      unprepared: `beforeAll(() => { throw new Error('not today'); }); it('cannot run', () => undefined);`,
      unloadable: `import './nowhere.ts'; it('is never seen', () => undefined);`,
    });
    expect(tests).toEqual({ 'cannot run': 'failed' });
    expect(message).toContain('not today');
    expect(message).toContain('nowhere.ts');
  });

  it('end a test that does not end, and go on with the next', async () => {
    const { tests, message } = await run({
      endless: `it('never ends', () => new Promise(() => undefined)); it('comes next', () => undefined);
        it('takes the time that its suite allows', () => new Promise((resolve) => setTimeout(resolve, 700)), 5_000);`,
    });
    expect(tests).toEqual({
      'never ends': 'failed',
      'comes next': 'passed',
      'takes the time that its suite allows': 'passed',
    });
    expect(message).toContain('Exceeded timeout of 500 ms');
  });

  it('fail if an error is thrown outside of a test function, or a promise is rejected that nobody handles', async () => {
    const { tests, message } = await run({
      thrown: `const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
        it('throws later', () => { setTimeout(() => { throw new Error('later'); }); return wait(); });
        it('rejects', () => { void Promise.reject(new Error('nobody listens')); return wait(); });
        it('rejects, and listens later', async () => {
          const rejected = Promise.reject(new Error('somebody listens'));
          await wait();
          await rejected.catch(() => undefined);
        });`,
    });
    expect(tests).toEqual({ 'throws later': 'failed', rejects: 'passed', 'rejects, and listens later': 'passed' });
    expect(message).toMatch(/^ +nobody listens$/m);
    expect(message).not.toMatch(/^ +somebody listens$/m);
  });

  it('have real functions again after a suite that replaced some', async () => {
    const now = `jest.spyOn(Date, 'now').mockReturnValue(1); it('replaces', () => expect(Date.now()).toBe(1));`;
    const tests = `it('does not', () => expect(Date.now()).toBeGreaterThan(1));`;
    for (const seed of [1, 2, 3]) expect((await run({ now, tests }, seed)).message.trim()).toBe('');
  });

  it('meet what another suite has left behind within five orders', async () => {
    const leak = `it('leaves something behind', () => { globalThis.leftover = true; });`;
    const meets = `it('meets it', () => expect(globalThis.leftover).toBeUndefined());`;
    const met = new Set<string | undefined>();
    for (const seed of [5, 6, 7, 8, 9]) met.add((await run({ leak, meets }, seed)).tests['meets it']);
    expect([...met].toSorted()).toEqual(['failed', 'passed']);
  });
});

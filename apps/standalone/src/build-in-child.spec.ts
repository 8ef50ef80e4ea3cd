import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { BuildInChild } from './build-in-child.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-build-'));
});

afterAll(() => rm(directory, { recursive: true }));

/** Runs a script in the place of the build. */
async function started(script: string) {
  const file = path.join(directory, 'build.js');
  await writeFile(file, script);
  const build = new BuildInChild(file);
  const reports: string[] = [];
  await build.start((message) => reports.push(message));
  return { build, reports };
}

const ended = (build: BuildInChild): Promise<unknown> => poll('the build to end', () => !build.isRunning);

describe('the build of the dashboard in a child process', () => {
  it('counts as running before it has been started', () => {
    expect(new BuildInChild()).toMatchObject({ isRunning: true, failure: null });
  });

  it.each([
    ['has built something', `console.log('built the dashboard in 3.1 s')`, ['built the dashboard in 3.1 s']],
    ['found the last build to be current', '', []],
  ])('reports what it did if it %s', async (_, script, expected) => {
    const { build, reports } = await started(script);
    await ended(build);
    expect(build.failure).toBeNull();
    expect(reports).toEqual(expected);
  });

  it('says why it failed, and how to repeat it', async () => {
    const { build, reports } = await started(`console.error('main.tsx is missing'); process.exit(1)`);
    await ended(build);
    expect(build.failure).toBe('main.tsx is missing');
    expect(reports).toEqual([
      expect.stringMatching(/could not be built:\n\nmain\.tsx is missing\n\n.*npm run build:dashboard/),
    ]);
  });

  it('is ended with the service', async () => {
    const { build } = await started('setInterval(() => {}, 1000)');
    await build.stop();
    await ended(build);
    await build.stop();
  });
});

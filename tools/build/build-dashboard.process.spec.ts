import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CommandResult, runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
let directory: string;

const inFolder = (name: string): string => path.join(directory, name);
const write = (name: string, text: string): Promise<void> => writeFile(inFolder(name), text);
const build = (): Promise<CommandResult> =>
  runCommand({ script: 'tools/build/build-dashboard.ts', parameters: [directory], directory: root });

// The folder is in the workspace, so that the configuration finds Vite.
beforeEach(async () => {
  await mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  directory = await mkdtemp(path.join(root, 'node_modules/.cache/livery-dashboard-'));
  await write('vite.config.ts', 'export default {};');
  await write('index.html', '<script type="module" src="./main.ts"></script>');
  await write('main.ts', `console.log('one');`);
});

afterEach(() => rm(directory, { recursive: true }));

async function builtScript(): Promise<string> {
  const [name = ''] = await readdir(inFolder('dist/web/assets'));
  return readFile(inFolder(`dist/web/assets/${name}`), 'utf8');
}

describe('the build of the dashboard', () => {
  it('runs when a source has changed, and not otherwise', async () => {
    expect((await build()).output).toMatch(/built the dashboard in \d+\.\d s/);
    expect(await build()).toEqual({ succeeded: true, output: '' });
    await write('main.ts', `console.log('two');`);
    expect((await build()).output).toContain('built the dashboard');
    expect(await builtScript()).toContain('two');
    expect(await readdir(inFolder('dist'))).toEqual(['web']);
  });

  it('gives the same result to builds that run at the same time', async () => {
    const results = await Promise.all([build(), build()]);
    expect(results.map(({ succeeded }) => succeeded)).toEqual([true, true]);
    expect(await builtScript()).toContain('one');
    expect(await readdir(inFolder('dist'))).toEqual(['web']);
  });

  it('leaves no build of other sources behind if it fails, and says why', async () => {
    await build();
    await write('main.ts', 'const twice = 1; const twice = 2;');
    const { succeeded, output } = await build();
    expect([succeeded, output]).toEqual([false, expect.stringContaining('`twice` has already been declared')]);
    expect(await readdir(inFolder('dist'))).toEqual([]);
    await write('main.ts', `console.log('one');`);
    expect((await build()).succeeded).toBe(true);
  });
});

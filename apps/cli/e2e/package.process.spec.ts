import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLE = path.join(ROOT, 'samples/brand-faults.pptx');
const GUIDELINE = path.join(ROOT, 'samples/northwind-guideline.json');
const MAX_UNPACKED_BYTES = 3_000_000;

let folder: string;
let installed: string;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-package-'));
  const { stdout } = await run('npm', ['run', '--silent', 'cli:pack'], { cwd: ROOT });
  const archive = stdout.trim().split('\n').at(-1) ?? '';
  await writeFile(path.join(folder, 'package.json'), '{"private": true}');
  await run('npm', ['install', '--silent', '--offline', '--no-audit', archive], { cwd: folder });
  installed = path.join(folder, 'node_modules/@livery/cli');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const livery = (...words: readonly string[]): Promise<Outcome> =>
  outcomeOf(path.join(folder, 'node_modules/.bin/livery'), words);

function outcomeOf(program: string, words: readonly string[]): Promise<Outcome> {
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
  return new Promise((resolve) => {
    execFile(program, words, options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

describe('the package of the command line, installed in an empty project', () => {
  it('has no dependencies and is small', async () => {
    const files = await readdir(installed, { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(MAX_UNPACKED_BYTES);
    expect(await readdir(path.join(folder, 'node_modules'))).toEqual(['.bin', '.package-lock.json', '@livery']);
    expect(await readFile(path.join(installed, 'package.json'), 'utf8')).not.toContain('ependencies"');
  });

  it('finds in the sample deck what the command line of the build finds', async () => {
    const words = ['check', SAMPLE, '--guideline', GUIDELINE, '--format', 'json', '--quiet'];
    const packed = await livery(...words);
    const built = await run(process.execPath, [
      path.join(ROOT, 'apps/cli/dist/main.js'),
      ...words,
      '--fail-on',
      'never',
    ]);
    expect(packed.stderr).toBe('');
    expect(JSON.parse(packed.stdout)).toEqual(JSON.parse(built.stdout));
    expect(packed.code).toBe(1);
  });

  it('fixes a document, and learns from one', async () => {
    expect((await livery('fix', SAMPLE, '--output', 'fixed.pptx', '--guideline', GUIDELINE)).stdout).toContain(
      ' findings were fixed.',
    );
    expect((await livery('learn', SAMPLE, '--output', 'learnt.json')).stderr).toBe('');
    expect((await livery('check', 'fixed.pptx', '--guideline', 'learnt.json')).stdout).toContain('1 file, ');
  });

  it('applies what it learns to the guideline that it is given, whose other rules stay', async () => {
    const own = { rules: [{ type: 'text.double_spaces' }] };
    await writeFile(path.join(folder, 'own.json'), JSON.stringify(own));
    await livery('learn', SAMPLE, '--guideline', 'own.json', '--output', 'both.json');
    const { rules } = JSON.parse(await readFile(path.join(folder, 'both.json'), 'utf8'));
    const types = rules.map(({ type }: { readonly type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['text.double_spaces', 'color.theme_palette']));
    expect((await livery('check', SAMPLE, '--guideline', 'both.json')).stderr).not.toContain('both.json');
  });

  it('describes its commands, and prints its version', async () => {
    expect(await livery('--help')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^ {2}check /m),
    });
    expect((await livery('check', '--help')).stdout).toContain('Exit codes');
    expect((await livery('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('ends with 2 for a command that is none, names of members of objects included', async () => {
    for (const name of ['chek', 'constructor', '']) {
      expect(await livery(name)).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no command') });
    }
  });

  it('needs the Node that its manifest, its README, the guide and the README of the house name', async () => {
    expect(await readFile(path.join(installed, 'package.json'), 'utf8')).toContain('"node": ">=22.2"');
    for (const file of ['apps/cli/README.md', 'docs/guides/command-line.md', 'README.md'])
      expect(await readFile(path.join(ROOT, file), 'utf8')).toMatch(/needs (?:Node )?22\.2/);
  });

  it.each(['20.20.2', '22.1.0'])('says which Node it needs when it is run with %s', async (version) => {
    const program = path.join(installed, 'dist/livery.js');
    const older = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('${program}');`;
    expect(await outcomeOf(process.execPath, ['--input-type=module', '-e', older])).toEqual({
      code: 2,
      stdout: '',
      stderr: `livery needs Node 22.2 or newer. This is Node ${version}.\n`,
    });
  });

  it('ends without a stack trace when the reader of its pipe has seen enough', async () => {
    const shell = `node_modules/.bin/livery check '${SAMPLE}' --format json --quiet | head -c 1; echo " code \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await run('bash', ['-c', shell], { cwd: folder });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\{ code [01]\n$/);
  });
});

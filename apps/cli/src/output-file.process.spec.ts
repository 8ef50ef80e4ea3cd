import { execFile } from 'node:child_process';
import { chmod, copyFile, lstat, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLineEnd } from './command-line.ts';
import { replaceFile } from './output-file.ts';
import { LiveryInFolder, SAMPLE } from './testing/livery-in-folder.ts';
import { writeOutput } from './write-output.ts';

let livery: LiveryInFolder;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
});
afterEach(() => livery.empty());
afterAll(() => livery.close());

const at = (name: string): string => path.join(livery.folder, name);
const contentOf = (name: string): Promise<string> => readFile(at(name), 'utf8');

describe('a file that is written', () => {
  it('replaces the file that a link leads to, and keeps its mode', async () => {
    await livery.withFile('old.json', 'old');
    await chmod(at('old.json'), 0o640);
    await symlink('old.json', at('link.json'));
    await writeOutput('new', at('link.json'));
    expect(await contentOf('old.json')).toBe('new');
    expect((await stat(at('old.json'))).mode & 0o777).toBe(0o640);
    expect((await lstat(at('link.json'))).isSymbolicLink()).toBe(true);
    expect(await readdir(livery.folder)).toEqual(['link.json', 'old.json']);
  });

  it('is made where a link leads to a file that does not exist', async () => {
    await mkdir(at('elsewhere'));
    await symlink('elsewhere/new.json', at('link.json'));
    await writeOutput('new', at('link.json'));
    expect(await contentOf('elsewhere/new.json')).toBe('new');
    expect((await lstat(at('link.json'))).isSymbolicLink()).toBe(true);
  });

  it('leaves the old one whole, and nothing beside it, after a failure', async () => {
    await livery.withFile('old.json', 'old');
    const failing = replaceFile(
      at('old.json'),
      () => Promise.reject(new Error('it fails')),
      () => true,
    );
    await expect(failing).rejects.toThrow('it fails');
    await replaceFile(
      at('old.json'),
      () => Promise.resolve(),
      () => false,
    );
    expect(await contentOf('old.json')).toBe('old');
    expect(await readdir(livery.folder)).toEqual(['old.json']);
  });

  it('is no folder', async () => {
    await mkdir(at('folder'));
    await expect(writeOutput('new', at('folder'))).rejects.toThrow(CommandLineEnd);
    await expect(writeOutput('new', at('new/'))).rejects.toThrow(/cannot be written: It is a folder\.$/);
  });

  it('goes through a pipe, which stays one', async () => {
    await promisify(execFile)('mkfifo', [at('pipe')]);
    const words = [`fix '${SAMPLE}' --output pipe`, `check '${SAMPLE}' --quiet --output pipe`];
    for (const [index, command] of words.entries()) {
      await livery.bash(`cat pipe > read-${index} & livery ${command}; wait`);
    }
    expect((await contentOf('read-0')).slice(0, 2)).toBe('PK');
    expect(await contentOf('read-1')).toMatch(/1 file, \d+ findings/);
    expect((await lstat(at('pipe'))).isFIFO()).toBe(true);
  });
});

describe('a file that is read', () => {
  it.each([['learn'], ['check']])('is no output of livery %s', async (command) => {
    await copyFile(SAMPLE, at('deck.pptx'));
    await symlink('deck.pptx', at('link.pptx'));
    const outcome = await livery.run(command, 'deck.pptx', '--output', 'link.pptx');
    const sentence = 'link.pptx cannot be written: It is one of the files that are read.\n';
    expect(outcome).toEqual({ code: 2, stdout: '', stderr: sentence });
    expect(await readFile(at('deck.pptx'))).toEqual(await readFile(SAMPLE));
  });
});

describe('a full disk', () => {
  it.each([
    ['fix', `fix '${SAMPLE}' --output old.pptx`],
    ['check', `check '${SAMPLE}' --quiet --format html --output old.pptx`],
  ])('leaves the old file of livery %s whole, and ends with 2 and one sentence', async (_, command) => {
    await copyFile(SAMPLE, at('old.pptx'));
    const outcome = await livery.bash(`ulimit -f 1; livery ${command}`);
    const sentence = 'old.pptx cannot be written: EFBIG: file too large';
    expect(outcome).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(`^${sentence}.*\n$`) });
    expect(await readFile(at('old.pptx'))).toEqual(await readFile(SAMPLE));
    expect(await readdir(livery.folder)).toEqual(['old.pptx']);
  });

  it('leaves accepted findings whole', async () => {
    await livery.withFile('accepted.json', '{"suppressions": []}');
    const words = `check '${SAMPLE}' --quiet --suppressions accepted.json --suppress-all`;
    expect(await livery.bash(`ulimit -f 1; livery ${words}`)).toMatchObject({ code: 2 });
    expect(await contentOf('accepted.json')).toBe('{"suppressions": []}');
  });
});

describe('Ctrl-C', () => {
  it('removes the file that was not finished', async () => {
    const { child, outcome } = livery.start(['fix', SAMPLE, '--output', 'fixed.pptx']);
    while ((await readdir(livery.folder)).length === 0) expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    await outcome;
    expect(child.signalCode).toBe('SIGINT');
    expect(await readdir(livery.folder)).toEqual([]);
  });
});

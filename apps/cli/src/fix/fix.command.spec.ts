import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUIDELINE, LiveryInFolder, type Outcome, SAMPLE } from '../testing/livery-in-folder.ts';

let livery: LiveryInFolder;
let folder: string;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  ({ folder } = livery);
});

afterAll(() => livery.close());

const fixFile = (...parameters: readonly string[]): Promise<Outcome> => livery.run('fix', ...parameters);

async function findingsOf(file: string): Promise<readonly string[]> {
  const { stdout } = await livery.run('check', file, '--guideline', GUIDELINE, '--format', 'json', '--quiet');
  return Array.from(stdout.matchAll(/"id": "([0-9a-f]{16}[^"]*)"/g), ([, id = '']) => id);
}

describe('livery fix', () => {
  it('writes the fixed deck, says what was changed, and leaves no other file', async () => {
    const { stdout, stderr } = await fixFile(SAMPLE, '--output', 'fixed.pptx', '--guideline', GUIDELINE);
    expect(stderr).toBe('');
    const [, fixed, left] = /: (\d+) findings fixed, (\d+) left, 0 new\n/.exec(stdout) ?? [];
    expect(stdout).toMatch(/^ {2}slide\[\d\].*: ".*" → /m);
    expect(await readdir(folder)).toEqual(['fixed.pptx']);
    const [before, after] = [await findingsOf(SAMPLE), await findingsOf('fixed.pptx')];
    expect(after).toHaveLength(Number(left));
    expect(before.filter((id) => !after.includes(id))).toHaveLength(Number(fixed));
    expect(Number(fixed)).toBeGreaterThan(3);
  });

  it('says of what was declined its type and place', async () => {
    const { code, stdout } = await fixFile(SAMPLE, '--dry-run', '--guideline', GUIDELINE);
    expect(stdout).toMatch(/^ {2}declined [a-z_]+\.[a-z_]+ at \S+ \([0-9a-f]{16}\): \S/m);
    expect(code).toBe(1);
  });

  it('writes nothing with --dry-run, and reports the same', async () => {
    const tried = await fixFile(SAMPLE, '--dry-run', '--guideline', GUIDELINE);
    const fixed = await fixFile(SAMPLE, '--output', 'again.pptx', '--guideline', GUIDELINE);
    expect(tried).toEqual(fixed);
    expect(await readdir(folder)).not.toContain('undefined');
  });

  it('changes no byte of a deck that it has fixed', async () => {
    await fixFile(SAMPLE, '--output', 'once.pptx', '--guideline', GUIDELINE);
    await copyFile(path.join(folder, 'once.pptx'), path.join(folder, 'twice.pptx'));
    await fixFile('twice.pptx', '--output', 'twice.pptx', '--guideline', GUIDELINE);
    const [once, twice] = await Promise.all(
      ['once.pptx', 'twice.pptx'].map((name) => readFile(path.join(folder, name))),
    );
    expect(twice?.equals(once ?? Buffer.alloc(0))).toBe(true);
  });

  it('fixes only the findings that are named', async () => {
    const { stdout } = await fixFile(SAMPLE, '--dry-run');
    expect(stdout).toMatch(/: [2-9] findings fixed/);
    const all = await livery.run('check', SAMPLE, '--format', 'json', '--quiet');
    const [, id = ''] = /"id": "([0-9a-f]{16})",\s+"type": "text.double_spaces"/.exec(all.stdout) ?? [];
    expect((await fixFile(SAMPLE, '--dry-run', '--findings', id)).stdout).toMatch(/: 1 finding fixed/);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no file', ['--output', 'x.pptx'], /One file is needed/],
    ['no output', [SAMPLE], /--output FILE is needed/],
    ['an unknown place', [SAMPLE, '--dry-run', '--at', 'there'], /--at must be one of cause, location/],
    ['an unknown inclusion', [SAMPLE, '--dry-run', '--include', 'all'], /--include must be removals/],
    ['a missing file', ['missing.pptx', '--dry-run'], /ENOENT/],
    ['an output that cannot be written', [SAMPLE, '--output', 'no/folder.pptx'], /ENOENT/],
  ])('ends with 2 for %s', async (_, parameters, message) => {
    const { code, stderr } = await fixFile(...parameters);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });

  it('ends with 3 for what is no document, and writes nothing', async () => {
    await writeFile(path.join(folder, 'broken.pptx'), 'PK');
    const { code, stdout } = await fixFile('broken.pptx', '--output', 'result.pptx');
    expect(stdout).toMatch(/not fixed, (?:file_corrupt|unsupported_format):/);
    expect(code).toBe(3);
    expect(await readdir(folder)).not.toContain('result.pptx');
    expect(await readdir(folder)).not.toContain('result.pptx.part');
  });
});

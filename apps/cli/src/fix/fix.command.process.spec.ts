import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
    const [, fixed, left] =
      /: (\d+) findings were fixed\. (\d+) findings are left, \d+ of them to be fixed by hand\./.exec(stdout) ?? [];
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
    expect(stdout).toMatch(/: [2-9] findings were fixed\./);
    const all = await livery.run('check', SAMPLE, '--format', 'json', '--quiet');
    const [, id = ''] = /"id": "([0-9a-f]{16})",\s+"type": "text.double_spaces"/.exec(all.stdout) ?? [];
    expect((await fixFile(SAMPLE, '--dry-run', '--findings', id)).stdout).toMatch(/: 1 finding was fixed\./);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no file', ['--output', 'x.pptx'], /One file is needed/],
    ['no output', [SAMPLE], /--output FILE is needed/],
    ['an unknown place', [SAMPLE, '--dry-run', '--at', 'there'], /--at must be one of cause, location/],
    ['an unknown inclusion', [SAMPLE, '--dry-run', '--include', 'all'], /--include must be removals/],
    ['no finding', [SAMPLE, '--dry-run', '--findings', ','], /--findings needs the id of a finding/],
    ['a missing file', ['missing.pptx', '--dry-run'], /^missing\.pptx does not exist\.\n$/],
    ['a missing folder', [SAMPLE, '--output', 'no/folder.pptx'], /^The folder no does not exist\.\n$/],
    ['a missing guideline', [SAMPLE, '--dry-run', '--guideline', 'no.json'], /^no\.json does not exist\.\n$/],
    ['a name of another kind', [SAMPLE, '--output', 'x.docx'], /^x\.docx: The fixed document is a \.pptx file, /],
    ['a name of another type', [SAMPLE, '--output', 'x.potx'], /^x\.potx: The fixed document is a \.pptx file, /],
  ])('ends with 2 for %s', async (_, parameters, message) => {
    const { code, stderr } = await fixFile(...parameters);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
    expect((await readdir(folder)).filter((name) => /^x\.|\.part$/.test(name))).toEqual([]);
  });

  it('ends with 0 when all that is left is to be fixed by hand, and says so', async () => {
    const { code, stdout } = await fixFile(SAMPLE, '--dry-run');
    expect(stdout).toMatch(/ 6 findings are left, to be fixed by hand\.\n/);
    expect(code).toBe(0);
  });

  it('ends with 1 when a removal is left that was not asked for, and with 0 when it was', async () => {
    const rules = ['hidden.slide', 'notes.present'].map((type) => ({ type, severity: 'high' }));
    const guideline = await livery.withFile('hidden.json', JSON.stringify({ rules }));
    const words = [SAMPLE, '--dry-run', '--guideline', guideline];
    const { code, stdout } = await fixFile(...words);
    expect(stdout).toMatch(/: Nothing was changed\. 2 findings are left\.\n/);
    expect(code).toBe(1);
    const asked = await fixFile(...words, '--include', 'removals');
    expect(asked).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: 2 findings were fixed\. No finding is left\.\n/),
    });
  });

  it('names the types of findings that a change would have caused', async () => {
    const { stdout } = await fixFile(SAMPLE, '--dry-run', '--guideline', GUIDELINE);
    expect(stdout).toMatch(/ it caused a finding of logo\.clear_space and of logo\.overlap where there was none, /);
  });

  it('ends with 2 for a finding that the document does not have, and with 3 for one that cannot be fixed', async () => {
    await mkdir(path.join(folder, 'named'));
    const absent = await fixFile(SAMPLE, '--output', 'named/a.pptx', '--findings', 'nope');
    expect(absent).toEqual({ code: 2, stdout: '', stderr: `${SAMPLE}: The document has no finding nope.\n` });
    const all = await livery.run('check', SAMPLE, '--format', 'json', '--quiet');
    const [, id = ''] = /"id": "([0-9a-f]{16})",\s+"type": "a11y.alt_text"/.exec(all.stdout) ?? [];
    const byHand = await fixFile(SAMPLE, '--output', 'named/a.pptx', '--findings', id);
    expect(byHand).toMatchObject({ code: 3, stdout: `${SAMPLE}: not fixed. These findings cannot be fixed: ${id}\n` });
    expect(await readdir(path.join(folder, 'named'))).toEqual([]);
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

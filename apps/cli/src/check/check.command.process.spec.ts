import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sarifSchema } from '@livery/brand-governance-testing';
import { Ajv } from 'ajv';
import { GUIDELINE, LiveryInFolder, type Outcome, ROOT, SAMPLE } from '../testing/livery-in-folder.ts';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';

const HANDBOOK = path.join(ROOT, 'samples/brand-faults.docx');

let livery: LiveryInFolder;
let folder: string;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  ({ folder } = livery);
});

afterAll(() => livery.close());

const checkFile = (...parameters: readonly string[]): Promise<Outcome> => livery.run('check', ...parameters);
const withFile = (name: string, content: string): Promise<string> => livery.withFile(name, content);

describe('livery check', () => {
  it('shows the findings of a deck as a table and fails when one is severe enough', async () => {
    const { code, stdout, stderr } = await checkFile(SAMPLE, '--guideline', GUIDELINE);
    expect(stdout).toMatch(/^ +high +color\.off_palette +slide\[3\]\/shape\[2\] /m);
    expect([code, stderr]).toEqual([1, '']);
  });

  it('shows its progress and colours on a terminal, without colours if NO_COLOR is set', async () => {
    const check = `livery check '${SAMPLE}' --guideline '${GUIDELINE}'`;
    // The programs that run tests set such variables.
    const onTerminal = `unset CI FORCE_COLOR NO_COLOR; script -qec "$(declare -f livery); $MORE ${check}" /dev/null`;
    const environment = { SHELL: '/bin/bash', TERM: 'xterm-256color', MORE: '' };
    const { stdout } = await livery.bash(onTerminal, environment);
    expect(stdout).toMatch(/^\[1\/1\] .*brand-faults\.pptx: \d+ findings\r\n/);
    expect(stdout).toContain('\u001b[31mhigh\u001b[39m');
    const plain = await livery.bash(onTerminal, { ...environment, MORE: 'export NO_COLOR=1;' });
    expect(plain.stdout).not.toContain('\u001b[');
  });

  it.each([
    ['deck', SAMPLE, 0],
    ['text document', HANDBOOK, 1],
  ])('finds in the sample %s exactly the types that samples/README.md names', async (_, sample, chapter) => {
    const { stdout } = await checkFile(sample, '--guideline', GUIDELINE, '--format', 'json');
    const found = new Set(Array.from(stdout.matchAll(/"type": ?"([a-z_0-9]+\.[a-z_0-9]+)"/g), ([, type]) => type));
    const page = await readFile(path.join(ROOT, 'samples/README.md'), 'utf8');
    const lines = page.split('\n# The text document\n')[chapter]?.split('\n') ?? [];
    const rows = lines.filter((line) => line.startsWith('|') || line.startsWith('## '));
    const named = new Set(Array.from(rows.join('\n').matchAll(/`([a-z_0-9]+\.[a-z_0-9]+)`/g), ([, type]) => type));
    expect([...found].sort()).toEqual([...named].sort());
  });

  it('judges text documents and names the pages of findings', async () => {
    const { code, stdout } = await checkFile(HANDBOOK, '--guideline', GUIDELINE, '--format', 'json', '--quiet');
    const report: unknown = JSON.parse(stdout);
    const found = { type: 'color.off_palette', page_number: 3, paragraph_index: 34, slide_index: null };
    expect(report).toMatchObject({ data: [{ content_type: 'docx', status: 'completed' }], summary: { failed: 0 } });
    expect(report).toHaveProperty('data.0.findings', expect.arrayContaining([expect.objectContaining(found)]));
    expect(code).toBe(1);
  });

  it('judges by the default rules without a guideline, and says so', async () => {
    const { code, stdout, stderr } = await checkFile(SAMPLE);
    expect(stdout).toMatch(/^ +medium +a11y\.alt_text /m);
    expect(stdout).not.toContain('color.off_palette');
    expect(stderr).toMatch(/^Without --guideline FILE, the default rules apply\..*\n$/);
    expect(code).toBe(1);
  });

  it('succeeds when no finding is as severe as --fail-on says', async () => {
    const { code, stderr } = await checkFile(SAMPLE, '--guideline', GUIDELINE, '--fail-on', 'never', '--quiet');
    expect([code, stderr]).toEqual([0, '']);
  });

  it('reports a file that cannot be read, and judges the others', async () => {
    const broken = await withFile('broken.pptx', 'PK and nothing else');
    const { code, stdout } = await checkFile(
      broken,
      'absent.pptx',
      SAMPLE,
      '--guideline',
      GUIDELINE,
      '--format',
      'json',
    );
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({
      data: [
        { file: 'broken.pptx', status: 'failed', error_code: 'file_corrupt', findings: [] },
        { file: 'absent.pptx', status: 'failed', error_code: 'file_missing' },
        { status: 'completed', error_code: null },
      ],
      summary: { files: 3, failed: 2 },
    });
    expect(code).toBe(3);
  });

  it('judges the documents in a folder', async () => {
    const { stdout } = await checkFile(path.join(ROOT, 'samples'), '--guideline', GUIDELINE);
    expect(stdout).toMatch(/^2 files, /m);
  });

  it.each([
    ['decks', SAMPLE, 'slide[3]/shape[2]'],
    ['text documents', HANDBOOK, 'header[default,section 1]'],
  ])('writes SARIF 2.1.0 on %s', async (_, sample, location) => {
    const broken = await withFile(`bro ken${path.extname(sample)}`, 'PK');
    const { stdout } = await checkFile(sample, broken, '--guideline', GUIDELINE, '--format', 'sarif');
    const log: unknown = JSON.parse(stdout);
    const validate = new Ajv({ strict: false }).compile(sarifSchema);
    validate(log);
    expect(validate.errors).toBeNull();
    expect(stdout).toContain(`"uri": "bro%20ken${path.extname(sample)}"`);
    expect(stdout).toContain(`"fullyQualifiedName": "${location}"`);
  });

  it('writes one page on several documents, which says what is wrong with each', async () => {
    const broken = await withFile('broken.pptx', 'PK and nothing else');
    const report = path.join(folder, 'report.html');
    const { code, stderr } = await checkFile(
      SAMPLE,
      HANDBOOK,
      broken,
      '--guideline',
      GUIDELINE,
      '--format',
      'html',
      '--output',
      report,
    );
    const page = await readFile(report, 'utf8');
    expect(page).toMatch(/^<!doctype html>\s+<html lang="en">/);
    for (const words of ['3 documents', 'Not on brand yet: 62 deviations', 'This document could not be judged: '])
      expect(page).toContain(words);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^3 files, 124 findings \(.+\), 1 not judged\. The report is in .+report\.html\.\n$/);
  });

  it('fails only on what is new against an earlier run', async () => {
    const before = await checkFile(
      SAMPLE,
      '--guideline',
      GUIDELINE,
      '--format',
      'json',
      '--quiet',
      '--output',
      'before.json',
    );
    expect(before.code).toBe(1);
    const { code, stdout } = await checkFile(SAMPLE, '--guideline', GUIDELINE, '--baseline', 'before.json', '--quiet');
    expect([code, stdout]).toEqual([0, expect.stringContaining(', 0 new, 0 fixed')]);

    const content = await readFile(path.join(folder, 'before.json'), 'utf8');
    const other = content.replace(/"id": "[0-9a-f]+"/, '"id": "f"').replace(/"type": "[^"]+"/, '"type": "x.y"');
    await withFile('fewer.json', other);
    const again = await checkFile(
      SAMPLE,
      '--guideline',
      GUIDELINE,
      '--baseline',
      'fewer.json',
      '--format',
      'json',
      '--quiet',
    );
    expect(again.code).toBe(1);
    expect(JSON.parse(again.stdout)).toMatchObject({
      data: [{ summary: { baseline: { new: 1, fixed: 1, unchanged: 61, changed: 0 } }, fixed: [{ id: 'f' }] }],
    });
  });

  it('knows accepted files however their path is typed', async () => {
    const file = path.join(folder, 'typed.pptx');
    await copyFile(SAMPLE, file);
    await checkFile('typed.pptx', '--suppressions', 'typed.json', '--suppress-all', '--quiet');
    for (const typed of ['./typed.pptx', file]) {
      const { stdout } = await checkFile(typed, '--suppressions', 'typed.json', '--quiet');
      expect(stdout).toContain(': 0 findings, ');
    }
  });

  it('accepts all findings as they are, and has those back that occur more often or whose acceptance has ended', async () => {
    const accepted = await checkFile(
      SAMPLE,
      '--guideline',
      GUIDELINE,
      '--suppressions',
      'accepted.json',
      '--suppress-all',
    );
    expect([accepted.code, accepted.stdout]).toEqual([0, expect.stringMatching(/: 0 findings, 62 accepted\n/)]);
    const content = await readFile(path.join(folder, 'accepted.json'), 'utf8');
    expect(content.match(/"finding_id"/g)).toHaveLength(62);

    const changed = content
      .replace(/(\n {4}\{[^}]+"finding_id": ")[^"]+("[^}]+\},)/, '$&$1gone$2')
      .replace('"expires_at": null', '"expires_at": "2020-01-01"')
      .replace('"occurrences": 2', '"occurrences": 1');
    await withFile('accepted.json', changed);
    const { code, stdout } = await checkFile(SAMPLE, '--guideline', GUIDELINE, '--suppressions', 'accepted.json');
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/: 2 findings \(.*\), 60 accepted, 1 suppression unused\n/),
    ]);
  });

  it.each([
    [['--suppress-all'], '--suppress-all needs --suppressions FILE, which it writes.'],
    [['--suppressions', 'absent.json'], 'absent.json: There is no such file. Write it with --suppress-all.'],
    [['--baseline', 'handbook.json'], 'handbook.json: The baseline has findings of a docx'],
    [['--baseline', 'absent.json'], 'absent.json does not exist.\n'],
    [['--baseline', 'empty.json'], 'empty.json is no report of livery check --format json.'],
    [['--baseline', 'list.json'], 'list.json is no report of livery check --format json.'],
    [['--baseline', SAMPLE], 'brand-faults.pptx is no report of livery check --format json: Unexpected token'],
    [['--guideline', 'absent.json'], 'absent.json does not exist.\n'],
    [['--guideline', '.'], '. is a folder.\n'],
    [['--output', 'no/report.txt'], 'The folder no does not exist.\n'],
    [['--suppressions', 'wrong.json'], 'wrong.json: suppressions[0].occurrences must be a whole number from 1 on.'],
    [['--suppressions', 'silent.json'], 'silent.json: suppressions[0].reason must say in 1 to 500 characters why'],
  ])('refuses %j and says what is wrong', async (parameters, problem) => {
    const entry = { file: 'a.pptx', finding_id: 'a', occurrences: 0, reason: 'Agreed.' };
    await withFile('empty.json', '{}');
    await withFile('list.json', '{"data": [{"id": "evt_1"}]}');
    await withFile('handbook.json', '{"data": [{"file": "a.docx", "content_type": "docx", "findings": []}]}');
    await withFile('wrong.json', JSON.stringify({ suppressions: [entry] }));
    await withFile('silent.json', JSON.stringify({ suppressions: [{ ...entry, occurrences: 1, reason: ' ' }] }));
    const { code, stderr } = await checkFile(SAMPLE, ...parameters);
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)]);
  });

  it.each([
    ['{"rules": [{"type": "nonsense"}]}', 'rules[0].type must be one of the 112 values that the reference lists'],
    ['{"rules": [{"type": "text.double_spaces", "colour": 1}]}', 'rules[0].colour is not known.'],
    ['{"palettes": [{"name": "House", "colors": [{"hex": "red"}]}]}', 'palettes[0].colors[0].hex: Must be a colour'],
    ['{"settings": {"allow_neutral_greys": "yes"}}', 'settings.allow_neutral_greys must be true or false.'],
    ['{"fonts": [{"name": "Inter", "weight": 2000}]}', 'fonts[0].weight must be a whole number from 1 to 1000.'],
    ['[]', 'A guideline is an object of rules, palettes, settings, fonts.'],
    ['{"rules": [', 'Unexpected end of JSON input'],
  ])('refuses the guideline %s and says where the mistake is', async (content, problem) => {
    await withFile('guideline.json', content);
    const reading = readGuidelineFile(path.join(folder, 'guideline.json'));
    await expect(reading).rejects.toMatchObject({
      text: expect.stringContaining(`guideline.json: ${problem}`),
      exitCode: 2,
    });
  });

  it('judges nothing when the guideline or the command line is wrong', async () => {
    const guideline = await withFile('wrong.json', '{"rules": [{"type": "nonsense"}]}');
    const ofGuideline = await checkFile(SAMPLE, '--guideline', guideline);
    expect(ofGuideline).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('wrong.json: rules[0]') });
    const ofCommandLine = await checkFile(SAMPLE, '--fail-on', 'some');
    expect(ofCommandLine).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^livery check PATH[^]+\nlivery check --help describes it\.\n\n--fail-on must be one of .*\n$/,
      ),
    });
    expect(ofCommandLine.stderr.split('\n').length).toBeLessThan(7);
  });

  it.each([
    ['--formt', 'There is no option --formt. Is --format meant?'],
    ['--nonsense', 'There is no option --nonsense.'],
    ['-x', 'There is no option -x.'],
  ])('says of %s that there is no such option, and which one is near', async (option, sentence) => {
    const { code, stderr } = await checkFile(SAMPLE, option);
    expect([code, stderr.trimEnd().split('\n').at(-1)]).toEqual([2, sentence]);
  });

  it('names the folders and patterns without documents, and judges the others', async () => {
    await mkdir(path.join(folder, 'empty'));
    const remark = 'There are no documents at empty.\nThere are no documents at no/*.pptx.\n';
    expect(await checkFile('empty', 'no/*.pptx')).toEqual({ code: 2, stdout: '', stderr: remark });
    const words = ['empty', 'no/*.pptx', SAMPLE, '--fail-on', 'never'];
    const { code, stdout, stderr } = await checkFile(...words);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^1 file, /m)]);
    expect(stderr.startsWith(remark)).toBe(true);
    expect((await checkFile(...words, '--quiet')).stderr).toBe('');
  });
});

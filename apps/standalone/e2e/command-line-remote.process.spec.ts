import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DECK_MUTANTS, deckWith, DOCUMENT_MUTANTS, documentWith } from '@livery/brand-governance-testing';
import { sampleDocx, samplePresentation } from '@livery/office-testing';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { type Outcome, startLivery } from './started-livery.ts';

const SAMPLES = ['brand-faults.pptx', 'brand-faults.docx'];
/** Some of the mutants, since all of them take minutes. */
const NTH = 12;
const DECKS = DECK_MUTANTS.filter((_, index) => index % NTH === 0);
const DOCUMENTS = DOCUMENT_MUTANTS.filter((_, index) => index % NTH === 0);

let service: GuideService;
let folder: string;

/** Runs a command with the live key of the demo. */
function livery(...words: readonly string[]): Promise<Outcome> {
  const environment = { LIVERY_HOST: service.origin, LIVERY_API_KEY: service.demo.live_key };
  return startLivery(folder, words, { environment }).outcome;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-command-line-'));
  await mkdir(path.join(folder, 'decks'));
  for (const sample of SAMPLES) {
    await copyFile(path.join(REPOSITORY, 'samples', sample), path.join(folder, 'decks', sample));
  }
  for (const [index, { change }] of DECKS.entries()) {
    await writeFile(path.join(folder, `decks/${index}.pptx`), samplePresentation(deckWith(change)));
  }
  for (const [index, { change }] of DOCUMENTS.entries()) {
    await writeFile(path.join(folder, `decks/${index}.docx`), sampleDocx(documentWith(change)));
  }
  await writeFile(path.join(folder, 'decks/broken\nname.pptx'), 'PK and nothing else');
  service = await startGuideService();
  expect(await livery('guideline', 'pull', '--output', 'guideline.json')).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

describe('livery check --remote', () => {
  it('has for every sample, for some mutants and for a broken file the verdict that the pulled guideline has offline', async () => {
    const words = ['check', 'decks', '--format', 'json', '--quiet'];
    const offline = await livery(...words, '--guideline', 'guideline.json');
    const remote = await livery(...words, '--remote');
    expect(remote.stderr).toBe('');
    expect(remote.code).toBe(3);
    expect(offline.code).toBe(3);
    const verdict: unknown = JSON.parse(remote.stdout);
    expect(verdict).toEqual(JSON.parse(offline.stdout));
    const files = SAMPLES.length + DECKS.length + DOCUMENTS.length + 1;
    expect(verdict).toMatchObject({ guideline_version: expect.any(String), summary: { files, failed: 1 } });
  });

  it.each(['table', 'github', 'junit', 'sarif', 'html'])('writes the same report as %s', async (format) => {
    for (const sample of SAMPLES) {
      const words = ['check', `decks/${sample}`, '--format', format, '--quiet'];
      const offline = await livery(...words, '--guideline', 'guideline.json');
      const remote = await livery(...words, '--remote');
      expect(withoutTime(remote)).toEqual(withoutTime(offline));
      expect(remote.code).toBe(1);
    }
  });

  it('keeps no document, and compares with a baseline as offline', async () => {
    const words = ['check', `decks/${SAMPLES[1]}`, '--remote', '--quiet'];
    await livery(...words, '--format', 'json', '--output', 'before.json');
    expect(await livery(...words, '--baseline', 'before.json')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(', 0 new, 0 fixed'),
    });
    expect((await livery('check', `decks/${SAMPLES[1]}`, '--remote')).stderr).toBe('');
    const { stdout } = await livery('api', 'GET', '/brand_checks', '--query', 'limit=1');
    expect(JSON.parse(stdout)).toMatchObject({ data: [{ filename: SAMPLES[1], document_kept_until: null }] });
  });

  it('leaves out what was accepted in the service', async () => {
    const { stdout } = await livery('api', 'GET', '/brand_checks?limit=1');
    const [, check = ''] = /"id":"(brand_check_\w+)"/.exec(stdout) ?? [];
    const [, finding = ''] = /"findings":\[\{"id":"([^"]+)"/.exec(stdout) ?? [];
    const accepted = JSON.stringify({ finding_ids: [finding], scope: 'content', reason: 'Agreed.' });
    expect(await livery('api', 'POST', `/brand_checks/${check}/suppressions`, '--data', accepted)).toMatchObject({
      code: 0,
    });
    const remote = await livery('check', `decks/${SAMPLES[1]}`, '--remote', '--quiet');
    expect(remote.stdout).toMatch(/, 1 accepted\n/);
  });

  it('ends with 3 without a report when the key may not check', async () => {
    const environment = { LIVERY_HOST: service.origin, LIVERY_API_KEY: 'lv_live_wrong' };
    const outcome = await startLivery(folder, ['check', 'decks', '--remote'], { environment }).outcome;
    expect(outcome).toMatchObject({ code: 3, stdout: '', stderr: expect.stringMatching(/\(request req_\w+\)\n$/) });
  });

  it('takes no guideline', async () => {
    const outcome = await livery('check', 'decks', '--remote', '--guideline', 'guideline.json');
    expect(outcome).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be combined') });
  });
});

/** The page says when the document was judged. */
function withoutTime({ stdout, ...outcome }: Outcome): Outcome {
  return { ...outcome, stdout: stdout.replaceAll(/\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?/g, '00:00') };
}

import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeService, refusing } from '../testing/fake-service.ts';
import { LiveryInFolder, type Outcome, SAMPLE } from '../testing/livery-in-folder.ts';

const FINDING = {
  ...{ id: 'a', type: 'color.off_palette', severity: 'high', title: 'Off palette', detail: 'Red', auto_fixable: true },
  ...{
    slide_index: 0,
    shape_index: 0,
    paragraph_index: null,
    page_number: null,
    page_numbers: [],
    paragraph_indexes: [],
  },
  ...{
    source: 'hologram',
    actual_color: null,
    color_surface: 'aura',
    locations: [],
    occurrences: 1,
    new_occurrences: null,
  },
};

let livery: LiveryInFolder;
let service: FakeService;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  service = await FakeService.start();
});
beforeEach(async () => {
  service.requests.length = 0;
  for (const number of [1, 2, 3, 4, 5, 6]) await copyFile(SAMPLE, path.join(livery.folder, `${number}.pptx`));
});
afterAll(async () => {
  await livery.close();
  await service.close();
});

const check = (...words: readonly string[]): Promise<Outcome> =>
  livery.start(['check', '--remote', '--quiet', ...words], service).outcome;

function answerWith(finding: object): void {
  const summary = { truncated: false, suppressions_unused: 0 };
  const answer = { guideline_version: 'abc', findings: [finding], suppressed: [], not_evaluated: [], summary };
  service.answer = (response) => response.end(JSON.stringify(answer));
}

describe('a service that judges', () => {
  it('gets the bytes of the documents, and need not keep them', async () => {
    answerWith(FINDING);
    expect(await check('1.pptx', '--fail-on', 'critical')).toMatchObject({ code: 0, stderr: '' });
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/api/v1/brand_checks' });
    const body = request?.body.toString('latin1') ?? '';
    expect(body).toMatch(/name="keep"\r\n\r\nfalse\r\n/);
    expect(body).toMatch(/name="file"; filename="1\.pptx"/);
  });

  it('may know sources and surfaces that this program does not know', async () => {
    answerWith(FINDING);
    const { code, stdout } = await check('1.pptx', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ guideline_version: 'abc', data: [{ findings: [FINDING] }] });
    expect(code).toBe(1);
  });

  it('may not have severities that this program does not know, since they may be the worst', async () => {
    answerWith({ ...FINDING, severity: 'catastrophic' });
    const sentence = 'The service has findings of the severity catastrophic. It is newer than this program.\n';
    expect(await check('1.pptx')).toEqual({ code: 3, stdout: '', stderr: sentence });
  });

  it('gets no more documents after it has refused one for another reason than the document', async () => {
    service.answer = refusing(403, 'scope_missing');
    const outcome = await check(...[1, 2, 3, 4, 5, 6].map((number) => `${number}.pptx`));
    expect(outcome).toEqual({ code: 3, stdout: '', stderr: 'It is refused. (request req_1)\n' });
    expect(service.requests.length).toBeLessThanOrEqual(4);
  });

  it('may be busy for longer than the library repeats a request', async () => {
    answerWith(FINDING);
    const { answer } = service;
    service.answer = (response, request) => {
      const isBusy = service.requests.length <= 7;
      if (isBusy) response.setHeader('retry-after', '0');
      (isBusy ? refusing(429, 'rate_limited') : answer)(response, request);
    };
    expect(await check('1.pptx')).toMatchObject({ code: 1, stderr: '' });
    expect(service.requests).toHaveLength(8);
  });

  it('may be older and not know the operation', async () => {
    service.answer = refusing(404, 'route_missing');
    expect(await check('1.pptx')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('is older than this program'),
    });
  });
});

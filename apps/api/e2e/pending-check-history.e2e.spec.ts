import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BrandCheckResource, brandCheckSchema } from '@livery/brand-governance-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const ASYNC = { prefer: 'respond-async' };

let api: TestApi;
let worker: GovernanceWorker;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startGovernanceWorker(api);
  client = await (await api.createOrganization()).client();
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

function send(more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const content_base64 = SAMPLE_DECK.toString('base64');
  return client.post('/brand_checks', { content_type: 'pptx', content_base64, document: 'q4', ...more }, headers);
}

const read = async (id: string): Promise<BrandCheckResource> =>
  readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`));

describe('a check that is judged in the background', () => {
  it('counts against its baseline, and leaves out what was accepted before it ended', async () => {
    const base = readAnswer(brandCheckSchema, await send());
    const [first] = base.findings;
    const { id, document, summary } = readAnswer(brandCheckSchema, await send({ baseline: base.id }, ASYNC));
    expect([document, summary]).toEqual(['q4', null]);
    const acceptance = { finding_ids: [first?.id], scope: 'document', reason: 'Agreed.' };
    expect((await client.post(`/brand_checks/${base.id}/suppressions`, acceptance)).status).toBe(200);
    await poll('the check to end', async () => {
      worker.wake();
      return (await read(id)).status === 'completed';
    });
    const unchanged = base.findings.length - 1;
    const ended = await read(id);
    expect(ended.suppressed.map(({ finding }) => finding)).toEqual([first]);
    expect(ended.summary).toMatchObject({
      total: unchanged,
      suppressed: 1,
      baseline: { brand_check: base.id, new: 0, fixed: 0, unchanged, changed: 0 },
    });
  });

  it('can be neither compared nor accepted nor a baseline while it is pending', async () => {
    const base = readAnswer(brandCheckSchema, await send());
    const { id } = readAnswer(brandCheckSchema, await send({}, ASYNC));
    expect((await read(id)).status).toBe('pending');
    const refusals: [Answer, number, object][] = [
      [await client.get(`/brand_checks/${id}/compare?with=${base.id}`), 409, { code: 'resource_conflict' }],
      [await client.get(`/brand_checks/${base.id}/compare?with=${id}`), 400, { param: 'with' }],
      [await client.post(`/brand_checks/${id}/suppressions`, { all: true, reason: 'No.' }), 409, {}],
      [await send({ baseline: id }), 400, { code: 'parameter_invalid', param: 'baseline' }],
      [await send({ baseline: id }, ASYNC), 400, { code: 'parameter_invalid', param: 'baseline' }],
    ];
    for (const [answer, status, error] of refusals) {
      expect(answer.status).toBe(status);
      expect(errorOf(answer)).toMatchObject(error);
    }
    expect((await client.get(`/brand_checks/${id}/suppressions`)).status).toBe(200);
  });
});

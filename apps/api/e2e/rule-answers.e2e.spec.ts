import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandCheckSchema,
  brandRuleListSchema,
  type BrandRuleResource,
  brandRuleSchema,
} from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { SAMPLE_DECK } from './brand-documents.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const SENT = { type: 'required_slide', pattern: 'No slide has this text' };
const ANSWERED = { type: 'required.slide', pattern: SENT.pattern, params: { position: 'any' } };

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
});

async function replaced(rule: object): Promise<BrandRuleResource> {
  const [only] = readAnswer(brandRuleListSchema, await client.put('/brand_rules', { data: [rule] })).data;
  if (only === undefined) throw new Error('The set has no rule.');
  return only;
}

async function check() {
  const body = { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') };
  return readAnswer(brandCheckSchema, await client.post('/brand_checks', body));
}

describe('a rule that is sent as required_slide', () => {
  it('is answered as required.slide with its position by all endpoints, and judged as before', async () => {
    const rule = await replaced(SENT);
    expect(rule).toMatchObject(ANSWERED);
    expect(readAnswer(brandRuleSchema, await client.get(`/brand_rules/${rule.id}`))).toEqual(rule);
    expect(readAnswer(brandRuleSchema, await client.post('/brand_rules', SENT))).toMatchObject(ANSWERED);
    expect((await check()).findings).toHaveLength(2);
    const [event] = (await client.get('/events?type=brand.rules.updated')).body.data;
    expect(event.data.object.data).toMatchObject([ANSWERED, ANSWERED]);
  });

  it('keeps its id, and its findings keep their ids and stay accepted, when it is sent as it was answered', async () => {
    const rule = await replaced(SENT);
    const first = await check();
    const [finding] = first.findings;
    const accepting = { finding_ids: [finding?.id], reason: 'Agreed.' };
    expect((await client.post(`/brand_checks/${first.id}/suppressions`, accepting)).status).toBe(200);

    expect(await replaced(rule)).toEqual(rule);
    expect(await replaced(ANSWERED)).toEqual(rule);
    expect((await replaced({ ...rule, severity: 'low' })).id).toBe(rule.id);
    const patch = { type: ANSWERED.type, params: ANSWERED.params, severity: 'medium' };
    expect(readAnswer(brandRuleSchema, await client.patch(`/brand_rules/${rule.id}`, patch))).toMatchObject(ANSWERED);
    const second = await check();
    expect(second.findings).toEqual([]);
    expect(second.summary?.suppressed).toBe(1);
  });
});

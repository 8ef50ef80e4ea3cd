import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandCheckSchema } from '@livery/brand-governance-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { paragraphXml, presentation, PRESENTATION_TYPE, slideXml } from './brand-documents.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** Milliseconds between the requests of a client, so that the processor has time for checks. */
const PACE_MS = 20;

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

function check(lines: number): Promise<Answer> {
  const paragraphs = Array.from({ length: lines }, (_, index) => paragraphXml(`Line ${index} of ${index * 7}`));
  const document = presentation(slideXml(paragraphs.join('')));
  return client.send('POST', '/brand_checks', (test) => test.type(PRESENTATION_TYPE).send(document));
}

describe('a check that takes long', () => {
  it('does not block the event loop for other requests', async () => {
    await client.put('/brand_rules', { data: [{ type: 'forbidden_font', pattern: 'Nowhere' }] });
    const answered = new AbortController();
    const finished = check(100_000).finally(() => answered.abort());
    const waits: number[] = [];
    const others = async (): Promise<boolean> => {
      const start = performance.now();
      expect((await client.get('/ping')).status).toBe(200);
      waits.push(performance.now() - start);
      return answered.signal.aborted;
    };
    await poll('the check has ended', others, 50_000, PACE_MS);
    const { status, duration_ms } = readAnswer(brandCheckSchema, await finished);
    expect(status).toBe('completed');
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThan((duration_ms ?? 0) / 2);
  });
});

describe('more checks than fit in the queue', () => {
  it('are refused temporarily and store nothing, and the checks in the queue are completed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(40_000)));
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    // One runs, and half of the eight places to wait are for one organization.
    expect([served.length >= 5, refused.length > 0, served.length + refused.length]).toEqual([true, true, 20]);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ error: { type: 'api_error', code: 'unavailable' } });
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    expect((await client.get('/brand_checks?limit=200')).body.data).toHaveLength(served.length);
    expect(await eventsOf(client, 'brand.*')).toHaveLength(served.length);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BrandCheckResource, brandCheckSchema } from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf, idsOf } from './answer-facts.ts';
import { paragraphXml, presentation, PRESENTATION_TYPE, slideXml, textDocument } from './brand-documents.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  await client.put('/brand_rules', { data: [{ type: 'double_spaces' }, { type: 'forbidden_term', pattern: 'cheap' }] });
});

afterAll(() => api.close());

/** A deck of one slide with one shape, whose paragraphs have these texts. */
const deck = (...texts: readonly string[]): Buffer => presentation(slideXml(texts.map(paragraphXml).join('')));

function asJson(document: Buffer, more: object = {}, caller = client): Promise<Answer> {
  return caller.post('/brand_checks', {
    content_type: 'pptx',
    content_base64: document.toString('base64'),
    ...more,
  });
}

async function check(document: Buffer, more: object = {}, caller = client): Promise<BrandCheckResource> {
  return readAnswer(brandCheckSchema, await asJson(document, more, caller));
}

describe('`document` of a check', () => {
  const NAME = 'Q4 – Präsentation/draft';

  it('is taken from JSON, from a form and from the query of a raw body, and is in the record', async () => {
    const file = deck('Hello');
    const answers = await Promise.all([
      asJson(file, { document: NAME }),
      client.send('POST', '/brand_checks', (test) => test.field({ document: NAME }).attach('file', file, 'a.pptx')),
      client.send('POST', `/brand_checks?document=${encodeURIComponent(NAME)}`, (test) =>
        test.type(PRESENTATION_TYPE).send(file),
      ),
    ]);
    for (const answer of answers) {
      const record = readAnswer(brandCheckSchema, answer);
      expect(record.document).toBe(NAME);
      expect((await client.get(`/brand_checks/${record.id}`)).text).toBe(answer.text);
    }
    expect((await check(file)).document).toBeNull();
  });

  it('filters the list', async () => {
    const own = await (await api.createOrganization()).client();
    const [a, b] = [await check(deck('a'), { document: 'one' }, own), await check(deck('b'), { document: 'two' }, own)];
    const again = await check(deck('c'), { document: 'one' }, own);
    expect(idsOf(await own.get('/brand_checks?document=one'))).toEqual([again.id, a.id]);
    expect(idsOf(await own.get('/brand_checks?document=two&content_type=pptx'))).toEqual([b.id]);
    expect(idsOf(await own.get('/brand_checks?document=on'))).toEqual([]);
    expect(idsOf(await client.get('/brand_checks?document=two'))).toEqual([]);
  });

  it.each(['', 'x'.repeat(201), 'a\nb', 7])('is refused as %j', async (document) => {
    const answer = await asJson(deck('Hello'), { document });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code: 'parameter_invalid', param: 'document' });
  });

  it('may have 200 characters, and no more in the query', async () => {
    expect((await check(deck('Hello'), { document: '😀'.repeat(200) })).document).toHaveLength(400);
    const raw = await client.send('POST', `/brand_checks?document=${'x'.repeat(201)}`, (test) =>
      test.type(PRESENTATION_TYPE).send(deck('Hello')),
    );
    expect([raw.status, errorOf(raw).param]).toEqual([400, 'document']);
  });
});

describe('`baseline` of a check', () => {
  it('has the findings counted that are new, fixed and unchanged', async () => {
    const before = await check(deck('cheap', 'a  b'));
    const none = { new: 0, fixed: 0, changed: 0 };
    const cases: [string[], object][] = [
      [['cheap', 'a  b'], { ...none, unchanged: 2 }],
      [['cheap'], { ...none, fixed: 1, unchanged: 1 }],
      // One more word of a known finding is new.
      [['cheap', 'cheap', 'a  b'], { ...none, new: 1, unchanged: 1 }],
      [[], { ...none, fixed: 2, unchanged: 0 }],
    ];
    for (const [texts, counts] of cases) {
      const { id, summary } = await check(deck(...texts), { baseline: before.id });
      expect(summary?.baseline).toEqual({ brand_check: before.id, ...counts });
      const stored = readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`));
      expect(stored.summary).toEqual(summary);
      const compared = await client.get(`/brand_checks/${id}/compare?with=${before.id}`);
      const lengths = Object.entries(counts).map(([name]) => [name, Reflect.get(compared.body, name).length]);
      expect(Object.fromEntries(lengths)).toEqual(counts);
    }
    expect(before.summary?.baseline).toBeNull();
  });

  it('is taken from a form and from the query of a raw body', async () => {
    const { id: baseline } = await check(deck('cheap'));
    const file = deck('cheap', 'a  b');
    const answers = [
      await client.send('POST', '/brand_checks', (test) => test.field({ baseline }).attach('file', file, 'a.pptx')),
      await client.send('POST', `/brand_checks?baseline=${baseline}`, (test) =>
        test.type(PRESENTATION_TYPE).send(file),
      ),
    ];
    for (const answer of answers) {
      const counts = { brand_check: baseline, new: 1, fixed: 0, unchanged: 1, changed: 0 };
      expect(readAnswer(brandCheckSchema, answer).summary?.baseline).toEqual(counts);
    }
  });

  it('is refused, before the document is judged, if it is missing, foreign, failed or of another format', async () => {
    const own = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const refused = [
      'nonsense',
      'brand_check_0000000000000000000001',
      (await check(deck('Hello'), {}, own)).id,
      (await check(deck('Hello'), {}, tester)).id,
      errorOf(await asJson(Buffer.from('no document'))).brand_check,
      (await check(textDocument(), { content_type: 'docx' })).id,
    ];
    const { length } = await eventsOf(client, 'brand.check.*');
    const texts: string[] = [];
    for (const baseline of refused) {
      const answer = await asJson(Buffer.from('no document'), { baseline });
      expect(answer.status).toBe(400);
      const { code, param } = errorOf(answer);
      expect([code, param]).toEqual(['parameter_invalid', 'baseline']);
      texts.push(answer.text.replace(/req_[0-9A-Za-z]{22}/, ''));
    }
    expect(new Set(texts.slice(0, 4)).size).toBe(1);
    expect(await eventsOf(client, 'brand.check.*')).toHaveLength(length);
  });

  it('is null in a check that was stored before there were baselines', async () => {
    const { id, summary } = await check(deck('cheap'));
    await api.administrate(
      `update brand_governance.brand_check set summary = summary - 'baseline' where created = (select max(created) from brand_governance.brand_check)`,
    );
    expect(readAnswer(brandCheckSchema, await client.get(`/brand_checks/${id}`)).summary).toEqual(summary);
  });
});

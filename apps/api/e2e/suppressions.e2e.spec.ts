import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrandCheckResource,
  brandCheckSchema,
  brandCheckComparisonSchema,
  brandSuppressionsUpdated,
  type SuppressionResource,
  suppressionSchema,
} from '@livery/brand-governance-contracts';
import { recordSchema } from '@livery/kernel';
import { type ApiClient, assertFits, poll } from '@livery/testing';
import { errorOf, idsOf } from './answer-facts.ts';
import { paragraphXml, presentation, SAMPLE_DECK, slideXml, textDocument } from './brand-documents.ts';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const EVENT = brandSuppressionsUpdated.type;
const MISSING = 'brand_check_0000000000000000000001';
const REASON = 'Agreed with the brand team.';

const suppressionList = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: suppressionSchema },
  has_more: { type: 'boolean' },
  url: { type: 'string' },
});

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

/** Each test has an organization of its own, since acceptances hold for later checks. */
async function newClient(): Promise<ApiClient> {
  organization = await api.createOrganization();
  client = await organization.client();
  await client.put('/brand_rules', { data: [{ type: 'double_spaces' }, { type: 'forbidden_term', pattern: 'cheap' }] });
  return client;
}

afterAll(() => api.close());

/** A deck of one slide with one shape, whose paragraphs have these texts. */
const deck = (...texts: readonly string[]): Buffer => presentation(slideXml(texts.map(paragraphXml).join('')));

async function check(document: Buffer, more: object = {}, caller = client): Promise<BrandCheckResource> {
  const body = { content_type: 'pptx', content_base64: document.toString('base64'), ...more };
  return readAnswer(brandCheckSchema, await caller.post('/brand_checks', body));
}

const pathOf = ({ id }: { readonly id: string }): string => `/brand_checks/${id}/suppressions`;

const accept = (of: { readonly id: string }, body: object, caller = client): Promise<Answer> =>
  caller.post(pathOf(of), { reason: REASON, ...body });

async function accepted(
  of: { readonly id: string },
  body: object = { all: true },
): Promise<readonly SuppressionResource[]> {
  const answer = await accept(of, body);
  expect(answer.status).toBe(200);
  return readAnswer(suppressionList, answer).data;
}

async function list(of: { readonly id: string }, query = ''): Promise<readonly SuppressionResource[]> {
  return readAnswer(suppressionList, await client.get(pathOf(of) + query)).data;
}

const idsIn = ({ findings }: BrandCheckResource): string[] => findings.map(({ id }) => id);

describe('an accepted finding', () => {
  it('is left out of later checks of the same content, which list it with its reason', async () => {
    await newClient();
    const file = deck('cheap', 'a  b');
    const first = await check(file);
    const [term, spaces] = first.findings;
    const [suppression] = await accepted(first, { finding_ids: [term?.id] });
    expect(suppression).toMatchObject({
      object: 'suppression',
      organization: organization.id,
      livemode: true,
      brand_check: first.id,
      finding_id: term?.id,
      finding_type: 'term.forbidden',
      title: term?.title,
      scope: 'content',
      content_sha256: createHash('sha256').update(file).digest('hex'),
      document: null,
      occurrences: 1,
      reason: REASON,
      expires_at: null,
      created_by: first.created_by,
    });
    const second = await check(file);
    expect(second.findings).toEqual([spaces]);
    const { id, scope, occurrences, reason, expires_at, created_by, created } = suppression ?? {};
    const applied = { id, scope, occurrences, reason, expires_at, created_by, created };
    expect(second.suppressed).toEqual([{ finding: term, suppression: applied }]);
    expect(second.summary).toMatchObject({ total: 1, suppressed: 1, suppressions_unused: 0 });
    expect(second.summary?.by_type).toEqual({ 'text.double_spaces': 1 });
    expect((await client.get(`/brand_checks/${second.id}`)).body).toEqual(second);
    expect(idsIn(await check(deck('cheap', 'other')))).toEqual([term?.id]);
  });

  it('does not change the check whose finding was accepted', async () => {
    await newClient();
    const before = await check(deck('cheap'));
    await accepted(before);
    expect((await client.get(`/brand_checks/${before.id}`)).body).toEqual(before);
  });

  it('is left out of all later checks of the document, whatever its content, if its scope is the document', async () => {
    await newClient();
    const first = await check(deck('cheap'), { document: 'q4' });
    expect(await accepted(first, { all: true, scope: 'document' })).toMatchObject([
      { scope: 'document', document: 'q4', content_sha256: null },
    ]);
    expect((await check(deck('Hello', 'cheap'), { document: 'q4' })).summary).toMatchObject({
      total: 0,
      suppressed: 1,
    });
    expect((await check(deck('cheap'), { document: 'q3' })).summary).toMatchObject({ total: 1, suppressed: 0 });
    expect((await check(deck('cheap'))).summary).toMatchObject({ total: 1, suppressed: 0 });
  });

  it('is back once it occurs more often, and says how many occurrences are new', async () => {
    await newClient();
    const document = { document: 'q4' };
    const first = await check(deck('cheap', 'cheap'), document);
    await accepted(first, { all: true, scope: 'document' });
    expect((await check(deck('cheap'), document)).summary).toMatchObject({ total: 0, suppressed: 1 });
    const more = await check(deck('cheap', 'cheap', 'cheap'), document);
    expect(more.findings).toMatchObject([{ id: first.findings[0]?.id, occurrences: 3, new_occurrences: 1 }]);
    expect([more.suppressed, more.summary]).toEqual([[], expect.objectContaining({ total: 1, suppressed: 0 })]);
    await accepted(more, { all: true, scope: 'document' });
    expect((await check(deck('cheap', 'cheap', 'cheap'), document)).findings).toEqual([]);
  });

  it('is counted as unused by checks that do not have it', async () => {
    await newClient();
    await accepted(await check(deck('cheap', 'a  b'), { document: 'q4' }), { all: true, scope: 'document' });
    expect((await check(deck('cheap'), { document: 'q4' })).summary).toMatchObject({
      total: 0,
      suppressed: 1,
      suppressions_unused: 1,
    });
  });

  it('is reported again after its expiry, and the suppression stays listed', async () => {
    await newClient();
    const first = await check(deck('cheap'));
    const expires_at = new Date(Date.now() + 1_000).toISOString();
    const [suppression] = await accepted(first, { all: true, expires_at });
    expect(suppression?.expires_at).toBe(expires_at);
    await poll('the finding to be reported again', async () => (await check(deck('cheap'))).summary?.total === 1);
    expect(await list(first)).toEqual([suppression]);
  });

  it('is neither new nor fixed in comparisons and against a baseline', async () => {
    await newClient();
    const open = await check(deck('cheap', 'a  b'));
    const spaces = open.findings.find(({ type }) => type === 'text.double_spaces');
    await accepted(open, { finding_ids: [spaces?.id] });
    const later = await check(deck('cheap', 'a  b'), { baseline: open.id });
    const none = { new: 0, fixed: 0, changed: 0 };
    expect(later.summary?.baseline).toMatchObject({ ...none, unchanged: 1 });
    const compare = async (base: string, head: string) =>
      readAnswer(brandCheckComparisonSchema, await client.get(`/brand_checks/${head}/compare?with=${base}`));
    expect(await compare(open.id, later.id)).toMatchObject({ new: [], fixed: [], changed: [] });
    expect(await compare(later.id, open.id)).toMatchObject({ new: [], fixed: [], unchanged: open.findings });
  });
});

describe('POST /brand_checks/{id}/suppressions', () => {
  it('emits one event, which refers to the check', async () => {
    await newClient();
    const { id, content_sha256, findings } = await check(deck('cheap', 'a  b'), { document: 'q4' });
    await accepted({ id });
    const events = await eventsOf(client, EVENT);
    expect(events).toHaveLength(1);
    assertFits(brandSuppressionsUpdated.schema, events[0]?.data, 'the event');
    expect(events[0]?.data).toEqual({
      object: {
        id,
        object: 'suppression_change',
        livemode: true,
        content_sha256,
        document: 'q4',
        accepted: 2,
        withdrawn: 0,
        finding_ids: findings.map((one) => one.id),
        url: `/api/v1/brand_checks/${id}/suppressions`,
      },
    });
    expect(idsOf(await client.get(`/events?object=${id}&type=${EVENT}`))).toHaveLength(1);
  });

  it('replaces the suppression of a finding that is accepted again', async () => {
    await newClient();
    const first = await check(deck('cheap'));
    const [before] = await accepted(first);
    const [after, ...others] = await accepted(first, { all: true, reason: 'Another reason.' });
    expect([after?.reason, others]).toEqual(['Another reason.', []]);
    expect(after?.id).not.toBe(before?.id);
    const second = await check(deck('cheap'));
    expect(second.suppressed[0]?.suppression.id).toBe(after?.id);
    await accepted(second, { finding_ids: [first.findings[0]?.id], reason: 'A third one.' });
    expect(await list(first)).toMatchObject([{ reason: 'A third one.', brand_check: second.id }]);
  });

  it('keeps one of two acceptances of a finding at the same time, and refuses none', async () => {
    await newClient();
    const one = await check(deck('cheap'));
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((reason) => accept(one, { all: true, reason })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await list(one)).toHaveLength(1);
  });

  it('accepts nothing of a check without findings', async () => {
    await newClient();
    expect(await accepted(await check(deck('Hello')))).toEqual([]);
    expect(await eventsOf(client, EVENT)).toEqual([]);
  });

  it('returns the first page of what is accepted for the check', async () => {
    await newClient();
    await client.put('/brand_rules', {
      data: Array.from({ length: 60 }, (_, index) => ({ type: 'forbidden_term', pattern: `word${index}` })),
    });
    const one = await check(deck(...Array.from({ length: 60 }, (_, index) => `word${index}`)));
    const answer = readAnswer(suppressionList, await accept(one, { all: true }));
    expect([answer.data.length, answer.has_more, answer.url]).toEqual([50, true, `/api/v1${pathOf(one)}`]);
    expect(await list(one)).toEqual(answer.data);
    const rest = await list(one, `?starting_after=${answer.data.at(-1)?.id ?? ''}`);
    expect(new Set([...answer.data, ...rest].map(({ finding_id }) => finding_id))).toEqual(new Set(idsIn(one)));
    expect(await list(one, `?limit=1&ending_before=${rest[0]?.id ?? ''}`)).toEqual(answer.data.slice(-1));
  });

  it.each<[string, object, string, string]>([
    ['neither ids nor all', {}, 'parameter_missing', 'finding_ids'],
    ['all that is false', { all: false }, 'parameter_missing', 'finding_ids'],
    ['both ids and all', { finding_ids: ['0123456789abcdef'], all: true }, 'parameter_invalid', 'all'],
    ['no ids', { finding_ids: [] }, 'parameter_invalid', 'finding_ids'],
    ['ids that are no texts', { finding_ids: [7] }, 'parameter_invalid', 'finding_ids'],
    ['a finding of another check', { finding_ids: ['0123456789abcdef'] }, 'parameter_invalid', 'finding_ids[0]'],
    ['no reason', { all: true, reason: null }, 'parameter_invalid', 'reason'],
    ['an empty reason', { all: true, reason: '' }, 'parameter_missing', 'reason'],
    ['a blank reason', { all: true, reason: '  ' }, 'parameter_missing', 'reason'],
    ['a long reason', { all: true, reason: 'x'.repeat(501) }, 'parameter_invalid', 'reason'],
    ['an expiry in the past', { all: true, expires_at: '2026-01-01T00:00:00Z' }, 'parameter_invalid', 'expires_at'],
    ['an expiry that is no time', { all: true, expires_at: 'tomorrow' }, 'parameter_invalid', 'expires_at'],
    ['an unknown scope', { all: true, scope: 'slide' }, 'parameter_invalid', 'scope'],
    ['the document of a check without one', { all: true, scope: 'document' }, 'parameter_invalid', 'scope'],
    ['a wrong name', { all: true, expires: null }, 'parameter_unknown', 'expires'],
  ])('refuses %s, and accepts nothing', async (_, body, code, param) => {
    await newClient();
    const one = await check(deck('cheap'));
    const answer = await accept(one, body);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code, param });
    expect([await list(one), await eventsOf(client, EVENT)]).toEqual([[], []]);
  });

  it('refuses the 10,001st finding of one content', async () => {
    await newClient();
    const one = await check(deck('cheap'));
    await api.administrate(
      `insert into brand_governance.suppression (organization_id, livemode, id, scope, key, finding_id, finding_type,
                                                 title, occurrences, reason, brand_check_id, created)
       select organization_id, livemode, gen_random_uuid(), 'content', content_sha256, 'f' || number, 'font.unapproved',
              'Font', 1, 'Agreed.', id, now()
         from brand_governance.brand_check, generate_series(1, 10000) as number
        where content_sha256 = $1 and id = (select max(id::text)::uuid from brand_governance.brand_check)`,
      [one.content_sha256],
    );
    const answer = await accept(one, { all: true });
    expect(answer.status).toBe(409);
    expect(errorOf(answer)).toMatchObject({ code: 'resource_conflict' });
    expect((await check(deck('cheap'))).summary).toMatchObject({ total: 1, suppressions_unused: 10_000 });
  });

  it('refuses a failed check', async () => {
    await newClient();
    const body = { content_type: 'pptx', content_base64: Buffer.from('no document').toString('base64') };
    const id = errorOf(await client.post('/brand_checks', body)).brand_check;
    const answer = await accept({ id }, { all: true });
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'resource_conflict']);
    expect(await list({ id })).toEqual([]);
  });
});

describe('DELETE /brand_checks/{id}/suppressions/{finding_id}', () => {
  it('has the finding reported again, and emits one event', async () => {
    await newClient();
    const first = await check(deck('cheap', 'a  b'), { document: 'q4' });
    const id = first.findings[0]?.id ?? '';
    await accepted(first);
    await accepted(first, { all: true, scope: 'document' });
    expect(await list(first)).toHaveLength(4);
    const answer = await client.delete(`${pathOf(first)}/${id}`);
    expect([answer.status, answer.body]).toEqual([200, { id, object: 'suppression', deleted: true }]);
    expect((await list(first)).map(({ finding_id }) => finding_id)).not.toContain(id);
    expect(idsIn(await check(deck('cheap', 'a  b'), { document: 'q4' }))).toEqual([id]);
    const [event] = await eventsOf(client, EVENT);
    expect(event?.data).toMatchObject({ object: { id: first.id, accepted: 0, withdrawn: 1, finding_ids: [id] } });
    expect((await client.delete(`${pathOf(first)}/${id}`)).status).toBe(404);
  });

  it.each(['0123456789abcdef', 'nonsense', '0123456789abcdef-0', 'sup_0000000000000000000001'])(
    'returns 404 for %s, which is not accepted',
    async (id) => {
      await newClient();
      const one = await check(deck('cheap'));
      await accepted(one);
      const answer = await client.delete(`${pathOf(one)}/${id}`);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'resource_missing']);
      expect(await list(one)).toHaveLength(1);
    },
  );
});

describe('suppressions of other organizations and modes', () => {
  it('cannot be read, made or deleted, and do not hold', async () => {
    await newClient();
    const file = deck('cheap');
    const one = await check(file, { document: 'q4' });
    await accepted(one);
    await accepted(one, { all: true, scope: 'document' });
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    for (const other of [stranger, tester]) {
      await other.put('/brand_rules', { data: [{ type: 'forbidden_term', pattern: 'cheap' }] });
      const own = await check(file, { document: 'q4' }, other);
      expect(own.summary).toMatchObject({ total: 1, suppressed: 0, suppressions_unused: 0 });
      expect(idsOf(await other.get(pathOf(own)))).toEqual([]);
      const missing = withoutRequestId(await other.get(pathOf({ id: MISSING })));
      const answers = [
        await other.get(pathOf(one)),
        await accept(one, { all: true }, other),
        await other.delete(`${pathOf(one)}/${one.findings[0]?.id ?? ''}`),
        await other.delete(`${pathOf(own)}/${own.findings[0]?.id ?? ''}`),
      ];
      expect(answers.map(withoutRequestId)).toEqual(answers.map(() => missing));
      expect(await eventsOf(other, EVENT)).toEqual([]);
    }
    expect(await list(one)).toHaveLength(2);
  });
});

describe('the sample documents', () => {
  it.each([
    ['pptx', SAMPLE_DECK],
    ['docx', textDocument()],
  ])('have no findings once all were accepted: %s', async (content_type, file) => {
    await newClient();
    const first = await check(file, { content_type });
    await accepted(first);
    const again = await check(file, { content_type });
    expect(again.summary).toMatchObject({ total: 0, suppressed: first.findings.length, suppressions_unused: 0 });
    expect(again.suppressed.map(({ finding }) => finding)).toEqual(first.findings);
  });
});

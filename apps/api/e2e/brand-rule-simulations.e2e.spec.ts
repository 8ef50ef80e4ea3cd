import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BytesMissing } from '@livery/blobs';
import {
  type BrandCheckResource,
  brandCheckSchema,
  brandRuleListSchema,
  type BrandRuleSimulationResource,
  brandRuleSimulationSchema,
} from '@livery/brand-governance-contracts';
import { brandGovernanceContribution } from '@livery/brand-governance-infrastructure';
import { type JobResource, jobSchema } from '@livery/jobs';
import { parsePublicId } from '@livery/kernel';
import { type ApiClient, assertFits, poll } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { paragraphXml, presentation, slideXml, textDocument } from './brand-documents.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import { type GovernanceWorker, startGovernanceWorker } from './governance-worker.ts';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PATH = '/brand_rules/simulate';
const MISSING = 'brand_check_0000000000000000000001';
const CHEAP = { type: 'forbidden_term', pattern: 'cheap' };
const SPACES = { type: 'text.double_spaces' };
const NONE = { added: 0, gone: 0, unchanged: 0 };

let api: TestApi;
let worker: GovernanceWorker;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  worker = await startGovernanceWorker(api);
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await client.put('/brand_rules', { data: [SPACES] });
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

async function check(texts: readonly string[], more: object = {}, caller = client): Promise<BrandCheckResource> {
  const document = presentation(slideXml(texts.map(paragraphXml).join('')));
  const body = { content_type: 'pptx', content_base64: document.toString('base64'), ...more };
  return readAnswer(brandCheckSchema, await caller.post('/brand_checks', body));
}

const simulate = (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  client.post(PATH, body, headers);

async function started(body: object): Promise<JobResource> {
  const answer = await simulate(body);
  expect(answer.status).toBe(202);
  return readAnswer(jobSchema, answer);
}

const read = async ({ id }: JobResource): Promise<JobResource> =>
  readAnswer(jobSchema, await client.get(`/jobs/${id}`));

async function ended(job: JobResource): Promise<JobResource> {
  await poll('the job to end', async () => {
    worker.wake();
    return (await read(job)).completed !== null;
  });
  return read(job);
}

async function simulated(body: object): Promise<BrandRuleSimulationResource> {
  const { result } = await ended(await started(body));
  return resultOf(result);
}

function resultOf(result: unknown): BrandRuleSimulationResource {
  return assertFits(brandRuleSimulationSchema, result, 'the result');
}

const storedRules = async () => readAnswer(brandRuleListSchema, await client.get('/brand_rules')).data;

describe('POST /brand_rules/simulate', () => {
  it('says what a new rule would find in the documents of past checks, and stores nothing', async () => {
    const [one, two] = [await check(['cheap  and cheerful']), await check(['Hello'])];
    const before = await client.get('/brand_checks');
    const job = await started({ data: [SPACES, CHEAP] });
    expect(job).toMatchObject({ kind: 'brand_governance.simulate_rules', status: 'queued', result: null });
    const { status, progress, result } = await ended(job);
    expect([status, progress.done, progress.total]).toEqual(['completed', 2, 2]);
    const [stored] = await storedRules();
    expect(resultOf(result)).toEqual({
      object: 'brand_rule_simulation',
      guideline_version: one.guideline_version,
      given_guideline_version: expect.not.stringMatching(one.guideline_version),
      total: { added: 1, gone: 0, unchanged: 1 },
      rules: [
        { rule: stored?.id, index: 0, type: SPACES.type, name: 'No double spaces', ...NONE, unchanged: 1 },
        { rule: null, index: 1, type: CHEAP.type, name: 'Forbidden term', ...NONE, added: 1 },
      ],
      others: NONE,
      documents: [
        { brand_check: two.id, ...NONE, incomplete: false },
        { brand_check: one.id, added: 1, gone: 0, unchanged: 1, incomplete: false },
      ],
      judged: 2,
      skipped: { not_kept: 0, not_judged: 0 },
      has_more: false,
    });
    expect((await client.get('/brand_checks')).text).toBe(before.text);
    expect((await storedRules()).map(({ id }) => id)).toEqual([stored?.id]);
    expect(await eventsOf(client, 'brand.check.*')).toHaveLength(2);
    expect(await eventsOf(client, 'brand.rules.*')).toHaveLength(1);
    expect(await api.administrate('select 1 from brand_governance.simulation')).toEqual([]);
    expect(await api.administrate('select 1 from brand_governance.simulated_document')).toEqual([]);
  });

  it('counts findings as gone that only a rule makes which the set does not have', async () => {
    await check(['a  b', 'c  d']);
    const [stored] = await storedRules();
    expect(await simulated({ data: [] })).toMatchObject({
      total: { added: 0, gone: 1, unchanged: 0 },
      rules: [{ rule: stored?.id, index: null, type: SPACES.type, gone: 1 }],
      documents: [{ gone: 1 }],
    });
  });

  it('counts for each of several rules of one type on its own', async () => {
    await client.put('/brand_rules', { data: [CHEAP, { ...CHEAP, pattern: 'best' }] });
    await check(['cheap', 'best', 'best of all', 'free']);
    const [cheap, best] = await storedRules();
    const { rules, total } = await simulated({ data: [CHEAP, { ...CHEAP, pattern: 'free' }] });
    expect(rules).toMatchObject([
      { rule: cheap?.id, index: 0, ...NONE, unchanged: 1 },
      { rule: null, index: 1, ...NONE, added: 1 },
      { rule: best?.id, index: null, ...NONE, gone: rules[2]?.gone },
    ]);
    expect(rules[2]?.gone).toBeGreaterThan(0);
    expect(total).toEqual({ added: 1, gone: rules[2]?.gone, unchanged: 1 });
  });

  it('counts a finding as unchanged that a rule with its id makes in another form', async () => {
    await client.put('/brand_rules', { data: [CHEAP] });
    await check(['cheap']);
    const [stored] = await storedRules();
    const { rules } = await simulated({ data: [{ ...CHEAP, id: stored?.id, pattern: ['cheap', 'free'] }] });
    expect(rules).toMatchObject([{ rule: stored?.id, index: 0, ...NONE, unchanged: 1 }]);
  });

  it('judges again what another guideline or engine has judged', async () => {
    await check(['cheap  and cheerful']);
    await client.put('/brand_rules', { data: [CHEAP] });
    expect((await simulated({ data: [CHEAP] })).total).toEqual({ added: 0, gone: 0, unchanged: 1 });
    await client.put('/brand_rules', { data: [SPACES] });
    await api.administrate(`update brand_governance.brand_check set engine_version = 1, findings = '[]'`);
    expect((await simulated({ data: [SPACES] })).total).toEqual({ added: 0, gone: 0, unchanged: 1 });
  });

  it('reuses what this engine has found by the guideline in force', async () => {
    await check(['a  b']);
    await api.administrate(`update brand_governance.brand_check set findings = '[]'`);
    expect((await simulated({ data: [SPACES] })).total).toEqual({ added: 1, gone: 0, unchanged: 0 });
  });

  it('counts accepted findings like others', async () => {
    const { id, content_sha256 } = await check(['a  b']);
    await client.post(`/brand_checks/${id}/suppressions`, { all: true, reason: 'Agreed.' });
    expect(await check(['a  b'])).toMatchObject({ content_sha256, findings: [], summary: { suppressed: 1 } });
    expect((await simulated({ data: [SPACES] })).total).toEqual({ added: 0, gone: 0, unchanged: 1 });
  });

  it('judges by palettes and fonts that are given, too', async () => {
    const rules = { data: [{ type: 'color.off_palette' }, { type: 'font.unapproved' }] };
    await client.put('/brand_rules', rules);
    await client.put('/brand_palettes', { palettes: [] });
    const body = { content_type: 'docx', content_base64: textDocument().toString('base64') };
    await client.post('/brand_checks', body);
    const red = `<a:p><a:r><a:rPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill><a:latin typeface="Papyrus"/></a:rPr><a:t>Hi</a:t></a:r></a:p>`;
    const content_base64 = presentation(slideXml(red)).toString('base64');
    const { id } = readAnswer(
      brandCheckSchema,
      await client.post('/brand_checks', { content_type: 'pptx', content_base64 }),
    );
    const only = { ...rules, check_ids: [id] };
    expect((await simulated(only)).total.added).toBe(0);
    const palettes = await simulated({ ...only, palettes: [NORTHWIND_PALETTE] });
    expect(palettes.rules[0]?.added).toBeGreaterThan(0);
    const fonts = await simulated({ ...only, fonts: [{ name: 'Inter' }] });
    expect(fonts.rules[1]?.added).toBeGreaterThan(0);
    expect([fonts.rules[0]?.added, palettes.rules[1]?.added]).toEqual([0, 0]);
  });

  it('may be asked with the rules as GET returns them', async () => {
    await check(['a  b']);
    const { status, body } = await client.get('/brand_rules');
    expect(status).toBe(200);
    expect((await simulated(Object(body))).total).toEqual({ added: 0, gone: 0, unchanged: 1 });
  });
});

describe('the documents of a simulation', () => {
  it('are those of the named checks in their order', async () => {
    const [one, two] = [await check(['one']), await check(['two']), await check(['three'])];
    const { documents, judged } = await simulated({ data: [], check_ids: [one.id, two.id] });
    expect([documents.map((document) => document.brand_check), judged]).toEqual([[one.id, two.id], 2]);
  });

  it('are those of checks since a time', async () => {
    const old = await check(['old']);
    const young = await check(['young']);
    const { documents } = await simulated({ data: [], since: young.created });
    const ids = documents.map((document) => document.brand_check);
    expect(ids).toContain(young.id);
    expect(ids.includes(old.id)).toBe(old.created === young.created);
  });

  it('are each judged once, by the newest check', async () => {
    await check(['same']);
    const newest = await check(['same']);
    const { documents } = await simulated({ data: [] });
    expect(documents.map((document) => document.brand_check)).toEqual([newest.id]);
  });

  it('are skipped if they are not kept, at first or any longer', async () => {
    const [kept, unkept, dropped] = [
      await check(['kept']),
      await check(['not'], { keep: false }),
      await check(['soon']),
    ];
    const job = await started({ data: [], check_ids: [dropped.id, unkept.id, kept.id] });
    expect((await client.delete(`/brand_checks/${dropped.id}/document`)).status).toBe(200);
    expect(resultOf((await ended(job)).result)).toMatchObject({
      documents: [{ brand_check: kept.id }],
      judged: 1,
      skipped: { not_kept: 2, not_judged: 0 },
    });
    expect(await simulated({ data: [] })).toMatchObject({ judged: 1, skipped: { not_kept: 0 } });
  });

  it('are skipped if their bytes are lost, after one error for the operator', async () => {
    const [kept, lost] = [await check(['Hello']), await check(['lost  bytes'])];
    const objects = await readdir(api.uploads.storeDirectory, { recursive: true });
    const object = objects.find((name) => name.includes(lost.content_sha256));
    await rm(`${api.uploads.storeDirectory}/${object}`);
    worker.errors();
    expect(await simulated({ data: [] })).toMatchObject({
      documents: [{ brand_check: kept.id }],
      skipped: { not_kept: 1, not_judged: 0 },
    });
    expect(worker.errors()).toEqual([expect.any(BytesMissing)]);
  });

  it('may be none', async () => {
    expect(await simulated({ data: [CHEAP] })).toMatchObject({
      total: NONE,
      documents: [],
      judged: 0,
      has_more: false,
    });
  });
});

describe('a simulation with Prefer: wait', () => {
  it('returns the ended job with status 200', async () => {
    await check(['cheap']);
    const answering = simulate({ data: [CHEAP] }, { prefer: 'wait=10' });
    const answer = await woken(answering);
    expect([answer.status, answer.headers['preference-applied']]).toEqual([200, 'wait=10']);
    const job = readAnswer(jobSchema, answer);
    expect([job.status, resultOf(job.result).total.added]).toEqual(['completed', 1]);
    expect(await read(job)).toEqual(job);
  });

  it('returns the job as it is with status 202 when the wait is over', async () => {
    const answer = await simulate({ data: [CHEAP] }, { prefer: 'wait=1' });
    expect([answer.status, answer.headers['preference-applied']]).toEqual([202, 'wait=1']);
    expect(readAnswer(jobSchema, answer).status).toBe('queued');
  });

  it('starts one job for one Idempotency-Key, and a repeat without a wait gets the first response', async () => {
    const headers = { 'idempotency-key': 'simulation' };
    const answer = await woken(simulate({ data: [CHEAP] }, { prefer: 'wait=10', ...headers }));
    expect([answer.status, answer.headers['preference-applied']]).toEqual([200, 'wait=10']);
    const job = readAnswer(jobSchema, answer);
    const repeat = await simulate({ data: [CHEAP] }, headers);
    expect([repeat.status, repeat.headers['idempotent-replayed']]).toEqual([202, 'true']);
    expect(readAnswer(jobSchema, repeat)).toMatchObject({ id: job.id, status: 'queued' });
    const waiting = await simulate({ data: [CHEAP] }, { prefer: 'wait=1', ...headers });
    expect([waiting.status, readAnswer(jobSchema, waiting)]).toEqual([200, job]);
  });

  it.each([undefined, 'wait=0', 'wait=soon', 'return=minimal'])('does not wait for %s', async (prefer) => {
    const answer = await simulate({ data: [] }, prefer === undefined ? {} : { prefer });
    expect([answer.status, answer.headers['preference-applied']]).toEqual([202, undefined]);
  });
});

/** Wakes the worker until the response has arrived. */
async function woken(answering: Promise<Answer>): Promise<Answer> {
  const waker = setInterval(() => worker.wake(), 50);
  return answering.finally(() => clearInterval(waker));
}

describe('a simulation is refused', () => {
  const FUTURE = new Date(Date.now() + 3_600_000).toISOString();
  const tooMany = (length: number, item: object | string) => Array.from({ length }, () => item);

  it.each([
    ['an unknown type', { data: [SPACES, { type: 'none' }] }, 'data[1].type'],
    ['a rule without its pattern', { data: [{ type: 'forbidden_term' }] }, 'data[0].pattern'],
    ['the id of no rule', { data: [{ ...SPACES, id: 'brand_rule_0000000000000000000001' }] }, 'data[0].id'],
    ['a wrong parameter', { data: [{ ...SPACES, params: { none: 1 } }] }, 'data[0].params.none'],
    ['an unknown member of a rule', { data: [{ ...SPACES, none: 1 }] }, 'data[0].none'],
    ['201 rules', { data: tooMany(201, SPACES) }, 'data'],
    ['no rules', {}, 'data'],
    ['a wrong colour', { data: [], palettes: [{ name: 'A', colors: [{ hex: 'red' }] }] }, 'palettes[0].colors[0].hex'],
    ['101 palettes', { data: [], palettes: tooMany(101, NORTHWIND_PALETTE) }, 'palettes'],
    ['a font with a wrong weight', { data: [], fonts: [{ name: 'Inter', weight: 0 }] }, 'fonts[0].weight'],
    ['501 fonts', { data: [], fonts: tooMany(501, { name: 'Inter' }) }, 'fonts'],
    ['both check_ids and since', { data: [], check_ids: [MISSING], since: '2026-01-01T00:00:00Z' }, 'since'],
    ['a time in the future', { data: [], since: FUTURE }, 'since'],
    ['no time', { data: [], since: 'yesterday' }, 'since'],
    ['the id of no check', { data: [], check_ids: [MISSING] }, 'check_ids[0]'],
    ['what is no id', { data: [], check_ids: ['none'] }, 'check_ids[0]'],
    ['an empty list of checks', { data: [], check_ids: [] }, 'check_ids'],
    ['1,001 checks', { data: [], check_ids: tooMany(1_001, MISSING) }, 'check_ids'],
    ['an unknown member', { data: [], settings: {} }, 'settings'],
  ])('with 400 for %s', async (_, body, param) => {
    const answer = await simulate(body);
    expect([answer.status, errorOf(answer).param]).toEqual([400, param]);
  });

  it('with the errors of PUT /brand_rules and PUT /brand_palettes for wrong rules and palettes', async () => {
    const rules = { data: [SPACES, { type: 'forbidden_term', pattern: '/(/' }] };
    const palettes = [{ name: 'A', colors: [{ hex: '#FFFFFF' }, { hex: '#12' }] }];
    expect(withoutRequestId(await simulate(rules))).toBe(withoutRequestId(await client.put('/brand_rules', rules)));
    expect(withoutRequestId(await simulate({ data: [], palettes }))).toBe(
      withoutRequestId(await client.put('/brand_palettes', { palettes })),
    );
  });

  it('with 400 for a check of another organization or mode, and for a check that is named twice', async () => {
    const { id } = await check(['Hello']);
    const tester = await organization.client(undefined, { livemode: false });
    const stranger = await (await api.createOrganization()).client();
    for (const other of [tester, stranger]) {
      const foreign = await check(['Hello'], {}, other);
      const answer = await simulate({ data: [], check_ids: [id, foreign.id] });
      expect([answer.status, errorOf(answer).param]).toEqual([400, 'check_ids[1]']);
      expect((await other.post(PATH, { data: [], check_ids: [id] })).status).toBe(400);
    }
    const twice = await simulate({ data: [], check_ids: [id, id] });
    expect([twice.status, errorOf(twice).param]).toEqual([400, 'check_ids[1]']);
  });

  it('with 415 for another media type, and with 403 for a key that only reads', async () => {
    const text = await client.send('POST', PATH, (test) => test.type('text/plain').send('{"data":[]}'));
    expect(text.status).toBe(415);
    const reader = await organization.client(['brand:read']);
    const answer = await reader.post(PATH, { data: [] });
    expect([answer.status, errorOf(answer).code]).toEqual([403, 'insufficient_scope']);
    const job = await started({ data: [] });
    expect((await reader.get(`/jobs/${job.id}`)).status).toBe(403);
  });
});

describe('the job of a simulation', () => {
  it('ends at once when it is cancelled before it begins, and what it needs is deleted after 30 days', async () => {
    await check(['cheap']);
    const job = await started({ data: [CHEAP] });
    expect((await client.post(`/jobs/${job.id}/cancel`, {})).status).toBe(200);
    expect(await ended(job)).toMatchObject({ status: 'cancelled', result: null });
    const uuid = parsePublicId('org', organization.id);
    const rows = () =>
      api.administrate('select id from brand_governance.simulation where organization_id = $1', [uuid]);
    const age = `update brand_governance.simulation set created = created - $1::interval where organization_id = $2`;
    for (const [interval, left] of [
      ['29 days', 1],
      ['1 day', 0],
    ]) {
      await api.administrate(age, [interval, uuid]);
      for (const { run } of brandGovernanceContribution.periodicDeletions ?? []) await run(api.database, new Date());
      expect(await rows()).toHaveLength(Number(left));
    }
  });

  it('is invisible to others', async () => {
    const job = await started({ data: [] });
    const tester = await organization.client(undefined, { livemode: false });
    const stranger = await (await api.createOrganization()).client();
    for (const other of [tester, stranger]) expect((await other.get(`/jobs/${job.id}`)).status).toBe(404);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandRuleListSchema,
  type BrandRuleResource,
  brandRuleSchema,
  brandRulesUpdated,
} from '@livery/brand-governance-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

const EVENT = brandRulesUpdated.type;
const MISSING = '/brand_rules/brand_rule_0000000000000000000001';
const NO_COMIC = { type: 'forbidden_font', pattern: 'Comic Sans MS', replacement: 'Inter', message: 'Ask us.' };

let api: SharedTestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

const etagOf = ({ headers }: Answer): string => String(headers['etag']);
const remove = (path: string, headers = {}) => client.send('DELETE', path, (test) => test.set(headers));

async function create(body: object = NO_COMIC): Promise<BrandRuleResource> {
  const answer = await client.post('/brand_rules', body);
  expect([answer.status, etagOf(answer)]).toEqual([201, '"1"']);
  return readAnswer(brandRuleSchema, answer);
}

async function change(rule: BrandRuleResource, body: object, headers = {}): Promise<BrandRuleResource> {
  return readAnswer(brandRuleSchema, await client.patch(`/brand_rules/${rule.id}`, body, headers));
}

async function rules(): Promise<readonly BrandRuleResource[]> {
  return readAnswer(brandRuleListSchema, await client.get('/brand_rules')).data;
}

/** The first of the default rules. */
async function firstDefault(): Promise<BrandRuleResource> {
  const [rule] = await rules();
  if (rule === undefined) throw new Error('There are default rules.');
  return rule;
}

describe('POST /brand_rules', () => {
  it('adds a rule after the default rules, which it stores', async () => {
    const defaults = await rules();
    const rule = await create();
    expect(rule).toMatchObject({ ...NO_COMIC, severity: 'high', active: true, default: false });
    expect(await rules()).toEqual([...defaults, rule]);
    expect((await client.get(`/brand_rules/${rule.id}`)).body).toEqual(rule);
  });

  it('adds a rule to an empty set, and a second equal one', async () => {
    await client.put('/brand_rules', { data: [] });
    const [first, second] = [await create(), await create()];
    expect(await rules()).toEqual([first, second]);
  });

  it('refuses the 201st rule', async () => {
    await client.put('/brand_rules', { data: Array.from({ length: 200 }, () => NO_COMIC) });
    const answer = await client.post('/brand_rules', NO_COMIC);
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'resource_conflict']);
    expect(await rules()).toHaveLength(200);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it.each([
    ['no type', {}, 'parameter_missing', 'type'],
    ['an unknown type', { type: 'text.nonsense' }, 'parameter_invalid', 'type'],
    ['no pattern where one is needed', { type: 'forbidden_font' }, 'parameter_missing', 'pattern'],
    ['an expression that does not compile', { ...NO_COMIC, type: 'text.pattern', pattern: '/(/' }, 'parameter_invalid'],
    ['an unknown parameter', { type: 'text.double_spaces', params: { a: 1 } }, 'parameter_invalid', 'params.a'],
    ['an id', { ...NO_COMIC, id: 'brand_rule_0000000000000000000001' }, 'parameter_unknown', 'id'],
    ['metadata of 51 pairs', { ...NO_COMIC, metadata: pairs(51) }, 'parameter_invalid', 'metadata'],
  ])('refuses %s and stores nothing', async (_, body, code, param = errorParam) => {
    const answer = await client.post('/brand_rules', body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.body.error.param).toEqual(param);
    expect((await rules()).every((rule) => rule.default)).toBe(true);
    expect(await eventsOf(client, EVENT)).toEqual([]);
  });
});

const errorParam: unknown = expect.any(String);

function pairs(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
}

describe('GET /brand_rules/{id}', () => {
  it('returns a default rule before any rule is stored, with the ETag that it keeps', async () => {
    const rule = await firstDefault();
    const before = await client.get(`/brand_rules/${rule.id}`);
    await create();
    const after = await client.get(`/brand_rules/${rule.id}`);
    expect([before.text, etagOf(before)]).toEqual([JSON.stringify(rule), '"1"']);
    expect([after.text, etagOf(after)]).toEqual([before.text, '"1"']);
  });

  it.each(['brand_rule_1', 'nonsense', 'font_0000000000000000000001'])('returns 404 for %s', async (id) => {
    expect((await client.get(`/brand_rules/${id}`)).status).toBe(404);
  });
});

describe('PATCH /brand_rules/{id}', () => {
  it('changes what it names, and keeps the rest, the id, the position and the time of creation', async () => {
    await client.put('/brand_rules', { data: [NO_COMIC, { type: 'text.double_spaces' }] });
    const [rule = await firstDefault(), other] = await rules();
    const changed = await change(rule, { severity: 'low', active: false, metadata: { owner: 'brand' } });
    const { updated, ...rest } = rule;
    expect(changed).toMatchObject({ ...rest, severity: 'low', active: false, metadata: { owner: 'brand' } });
    expect(changed.updated >= updated).toBe(true);
    expect(await rules()).toEqual([changed, other]);
    expect(await change(rule, { metadata: { owner: null, team: 'web' } })).toMatchObject({ metadata: { team: 'web' } });
  });

  it('removes with null what a rule can be without', async () => {
    const rule = await create();
    expect(await change(rule, { replacement: null, message: null, name: null })).toMatchObject({
      pattern: 'Comic Sans MS',
      replacement: null,
      message: null,
      name: rule.name,
    });
    const answer = await client.patch(`/brand_rules/${rule.id}`, { pattern: null });
    expect(answer.body.error).toMatchObject({ code: 'parameter_missing', param: 'pattern' });
  });

  it('changes the type, if the rest fits it', async () => {
    const rule = await create();
    expect(await change(rule, { type: 'allowed_font' })).toMatchObject({ id: rule.id, type: 'allowed_font' });
    const answer = await client.patch(`/brand_rules/${rule.id}`, { type: 'allowed_color' });
    expect(answer.body.error).toMatchObject({ code: 'parameter_invalid', param: 'pattern' });
  });

  it('accepts what GET returned, and changes nothing then', async () => {
    const rule = await create();
    const before = etagOf(await client.get('/brand_rules'));
    const answer = await client.patch(`/brand_rules/${rule.id}`, rule);
    expect([answer.status, etagOf(answer)]).toEqual([200, '"1"']);
    expect(answer.body).toEqual(rule);
    expect(etagOf(await client.get('/brand_rules'))).toBe(before);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it('changes a default rule of an organization that has stored none, which is no default rule then', async () => {
    const [first, ...others] = await rules();
    const changed = await change(first ?? (await firstDefault()), { severity: 'critical' });
    expect(changed).toMatchObject({ id: first?.id, default: false, severity: 'critical', created: first?.created });
    expect(await rules()).toEqual([changed, ...others]);
  });

  it('stores nothing when nothing changes, is missing or is wrong', async () => {
    const rule = await firstDefault();
    expect((await client.patch(`/brand_rules/${rule.id}`, {})).status).toBe(200);
    expect((await client.patch(MISSING, {})).status).toBe(404);
    const wrong = await client.patch(`/brand_rules/${rule.id}`, { severity: 'grave' });
    expect(wrong.body.error).toMatchObject({ code: 'parameter_invalid', param: 'severity' });
    expect(etagOf(await client.get('/brand_rules'))).toBe('"0"');
    expect(await eventsOf(client, EVENT)).toEqual([]);
  });
});

describe('DELETE /brand_rules/{id}', () => {
  it('deletes one rule, of the defaults too, and the last one', async () => {
    const [first, ...others] = await rules();
    const answer = await remove(`/brand_rules/${first?.id ?? ''}`);
    expect([answer.status, answer.body]).toEqual([200, { id: first?.id, object: 'brand_rule', deleted: true }]);
    expect(await rules()).toEqual(others);
    expect((await remove(`/brand_rules/${first?.id ?? ''}`)).status).toBe(404);
    for (const { id } of others) await remove(`/brand_rules/${id}`);
    expect(await rules()).toEqual([]);
  });
});

describe('ETags of rules', () => {
  it('of a rule is its own, and that of the set grows with every change', async () => {
    const setTag = async () => etagOf(await client.get('/brand_rules'));
    expect(await setTag()).toBe('"0"');
    const [one, two] = [await create(), await create()];
    expect(await setTag()).toBe('"2"');
    const changed = await client.patch(`/brand_rules/${one.id}`, { metadata: { a: 'b' } }, { 'if-match': '"1"' });
    expect([changed.status, etagOf(changed), await setTag()]).toEqual([200, '"2"', '"3"']);
    expect(etagOf(await client.get(`/brand_rules/${two.id}`))).toBe('"1"');
    await remove(`/brand_rules/${two.id}`, { 'if-match': '"1"' });
    const put = await client.put('/brand_rules', { data: [one, NO_COMIC] }, { 'if-match': '"4"' });
    expect([put.status, etagOf(put), await setTag()]).toEqual([200, '"5"', '"5"']);
    expect(etagOf(await client.get(`/brand_rules/${one.id}`))).toBe('"3"');
  });

  it('that do not match write nothing', async () => {
    const rule = await create();
    await change(rule, { severity: 'low' });
    const before = await client.get('/brand_rules');
    const stale = { 'if-match': '"1"' };
    const answers = [
      await client.patch(`/brand_rules/${rule.id}`, { severity: 'medium' }, stale),
      await client.patch(`/brand_rules/${rule.id}`, { severity: 'medium' }, { 'if-match': 'W/"2"' }),
      await remove(`/brand_rules/${rule.id}`, stale),
      await client.put('/brand_rules', { data: [] }, stale),
    ];
    expect(answers.map(({ status }) => status)).toEqual([412, 412, 412, 412]);
    expect(new Set(answers.map((answer) => errorOf(answer).code))).toEqual(new Set(['precondition_failed']));
    const after = await client.get('/brand_rules');
    expect([after.text, etagOf(after)]).toEqual([before.text, etagOf(before)]);
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
    expect((await client.patch(MISSING, {}, stale)).status).toBe(404);
  });

  it('let one of several writers win that have seen the same', async () => {
    const rule = await create();
    const seen = { 'if-match': '"1"' };
    const statuses = async (answers: readonly Promise<Answer>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort();
    const severities = ['low', 'medium', 'critical'];
    const patches = severities.map((severity) => client.patch(`/brand_rules/${rule.id}`, { severity }, seen));
    expect(await statuses(patches)).toEqual([200, 412, 412]);
    const sets = ['A', 'B', 'C'].map((name) => ({ data: [{ ...NO_COMIC, name }] }));
    const puts = sets.map((set) => client.put('/brand_rules', set, { 'if-match': '"2"' }));
    expect(await statuses(puts)).toEqual([200, 412, 412]);
    expect(etagOf(await client.get('/brand_rules'))).toBe('"3"');
  });

  it('lose no rule of many that are added at the same time', async () => {
    await client.put('/brand_rules', { data: [] });
    const added = await Promise.all(Array.from({ length: 8 }, () => client.post('/brand_rules', NO_COMIC)));
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 201));
    expect(await rules()).toHaveLength(8);
    expect(etagOf(await client.get('/brand_rules'))).toBe('"9"');
  });
});

describe('brand.rules.updated', () => {
  it('contains the whole set after every change of one rule', async () => {
    const rule = await create();
    await change(rule, { severity: 'low' });
    const list = await client.get('/brand_rules');
    const [event, created, ...others] = await eventsOf(client, EVENT);
    expect(others).toEqual([]);
    assertFits(brandRulesUpdated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: list.body });
    expect(created?.data).not.toEqual(event?.data);
    await remove(`/brand_rules/${rule.id}`);
    expect((await eventsOf(client, EVENT))[0]?.data).toEqual({ object: (await client.get('/brand_rules')).body });
  });
});

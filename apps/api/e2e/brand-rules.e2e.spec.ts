import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandRuleListSchema, type BrandRuleResource, brandRulesUpdated } from '@livery/brand-governance-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const EVENT = brandRulesUpdated.type;
const SPACES = { type: 'text.double_spaces' };
const NO_COMIC = { type: 'forbidden_font', pattern: 'Comic Sans MS', replacement: 'Inter' };
const NO_RED = { type: 'forbidden_color', pattern: ['#FF0000', '#C1121F'], severity: 'critical' };

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
});

afterAll(() => api.close());

/** Every test has its own organization, so that no test sees what another one has stored. */
async function useNewOrganization(): Promise<void> {
  organization = await api.createOrganization();
  client = await organization.client();
}

async function rules(caller = client, query = ''): Promise<readonly BrandRuleResource[]> {
  return readAnswer(brandRuleListSchema, await caller.get(`/brand_rules${query}`)).data;
}

async function put(...data: readonly object[]): Promise<readonly BrandRuleResource[]> {
  return readAnswer(brandRuleListSchema, await client.put('/brand_rules', { data })).data;
}

describe('GET /brand_rules', () => {
  beforeAll(useNewOrganization);

  it('returns the default rules, marked as defaults, until rules are stored', async () => {
    const answer = await client.get('/brand_rules');
    expect(answer.body).toMatchObject({ object: 'list', has_more: false, url: '/api/v1/brand_rules' });
    const { data } = readAnswer(brandRuleListSchema, answer);
    expect(data.map((rule) => [rule.type, rule.severity, rule.default, rule.active])).toEqual([
      ['color.off_palette', 'high', true, true],
      ['font.unapproved', 'high', true, true],
      ['text.double_spaces', 'low', true, true],
      ['color.hardcoded', 'low', true, true],
      ['contrast.text', 'high', true, true],
      ['placeholder.empty', 'low', true, true],
      ['title.missing', 'medium', true, true],
      ['a11y.alt_text', 'medium', true, true],
      ['shape.off_slide', 'medium', true, true],
      ['security.macros', 'high', true, true],
      ['security.external_link', 'medium', true, true],
      ['changes.tracked', 'high', true, true],
      ['docx.heading_skip', 'medium', true, true],
    ]);
    expect(data.every((rule) => rule.organization === organization.id && rule.livemode)).toBe(true);
  });

  it('filters by active', async () => {
    await put(SPACES, { ...NO_COMIC, active: false });
    expect((await rules(client, '?active=true')).map(({ type }) => type)).toEqual(['text.double_spaces']);
    expect((await rules(client, '?active=false')).map(({ type }) => type)).toEqual(['forbidden_font']);
    expect(await rules()).toHaveLength(2);
  });

  it.each([
    ['active=maybe', 'parameter_invalid', 'active'],
    ['limit=10', 'parameter_unknown', 'limit'],
    ['created[gte]=2026-01-01T00:00:00Z', 'parameter_unknown', 'created[gte]'],
  ])('refuses ?%s', async (query, code, param) => {
    const answer = await client.get(`/brand_rules?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
  });
});

describe('PUT /brand_rules', () => {
  beforeEach(useNewOrganization);

  it('replaces the whole set, in the order of the request', async () => {
    await put(SPACES);
    const stored = await put(NO_RED, { ...NO_COMIC, message: 'Ask the brand team.', metadata: { owner: 'brand' } });
    expect(stored).toMatchObject([
      { type: 'forbidden_color', pattern: ['#FF0000', '#C1121F'], severity: 'critical', default: false },
      {
        type: 'forbidden_font',
        name: 'Forbidden font',
        pattern: 'Comic Sans MS',
        replacement: 'Inter',
        severity: 'high',
        message: 'Ask the brand team.',
        metadata: { owner: 'brand' },
        params: {},
        applies_to: ['pptx', 'docx'],
        auto_fixable: true,
      },
    ]);
    expect(await rules()).toEqual(stored);
  });

  it('keeps the ids and dates of rules that do not change, whatever their positions', async () => {
    const [spaces, comic] = await put(SPACES, NO_COMIC);
    expect(await put(NO_RED, NO_COMIC, SPACES)).toMatchObject([{}, comic, spaces]);
  });

  it('creates a new rule for a rule that changes and is sent without its id', async () => {
    const [before] = await put(NO_COMIC);
    const [after] = await put({ ...NO_COMIC, severity: 'low' });
    expect(after?.id).not.toBe(before?.id);
  });

  it('gives two equal rules different ids', async () => {
    const stored = await put(SPACES, SPACES);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
    expect(await put(SPACES, SPACES)).toEqual(stored);
  });

  it('keeps the ids of default rules in every organization', async () => {
    const [colors] = await rules();
    expect(await put({ type: 'color.off_palette' }, NO_COMIC)).toMatchObject([colors, { default: false }]);
    await useNewOrganization();
    expect(await put({ type: 'color.off_palette' })).toMatchObject([{ id: colors?.id, default: true }]);
  });

  it('accepts an empty set, after which there are no rules', async () => {
    expect(await put()).toEqual([]);
    expect(await rules()).toEqual([]);
  });

  it('accepts 200 rules and refuses more', async () => {
    const most = Array.from({ length: 200 }, (_, index) => ({ ...NO_COMIC, name: `Rule ${index}` }));
    expect(await put(...most)).toHaveLength(200);
    const answer = await client.put('/brand_rules', { data: [...most, SPACES] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'data' } });
    expect(await rules()).toHaveLength(200);
  });

  it.each([
    ['an unknown type', { type: 'colour.off_palette' }, 'parameter_invalid', 'data[1].type'],
    ['no type', { name: 'Nameless' }, 'parameter_missing', 'data[1].type'],
    ['a type that is not a string', { type: 7 }, 'parameter_invalid', 'data[1].type'],
    ['a type that is the name of an inherited property', { type: 'constructor' }, 'parameter_invalid', 'data[1].type'],
    ['an unknown field', { ...SPACES, colour: 'red' }, 'parameter_unknown', 'data[1].colour'],
    ['auto_fixable as a string', { ...SPACES, auto_fixable: 'yes' }, 'parameter_invalid', 'data[1].auto_fixable'],
    ['an unknown id', { ...SPACES, id: 'brand_rule_0000000000000000000009' }, 'parameter_invalid', 'data[1].id'],
    ['a malformed id', { ...SPACES, id: 'rule 1' }, 'parameter_invalid', 'data[1].id'],
    ['another type of object', { ...SPACES, object: 'brand_palette' }, 'parameter_invalid', 'data[1].object'],
    ['livemode as a string', { ...SPACES, livemode: 'yes' }, 'parameter_invalid', 'data[1].livemode'],
    ['an unknown severity', { ...SPACES, severity: 'fatal' }, 'parameter_invalid', 'data[1].severity'],
    ['active as a string', { ...SPACES, active: 'yes' }, 'parameter_invalid', 'data[1].active'],
    ['a name of 201 characters', { ...SPACES, name: 'n'.repeat(201) }, 'parameter_invalid', 'data[1].name'],
    ['no pattern although its type needs one', { type: 'forbidden_color' }, 'parameter_missing', 'data[1].pattern'],
    ['a pattern that is not a colour', { ...NO_RED, pattern: 'red' }, 'parameter_invalid', 'data[1].pattern'],
    ['a pattern that is a number', { ...NO_RED, pattern: 16711680 }, 'parameter_invalid', 'data[1].pattern'],
    ['alternatives that are numbers', { ...NO_RED, pattern: [1] }, 'parameter_invalid', 'data[1].pattern'],
    ['an unknown parameter', { ...SPACES, params: { spaces: 3 } }, 'parameter_invalid', 'data[1].params.spaces'],
    [
      'an unknown surface',
      { ...SPACES, params: { surfaces: ['x'] } },
      'parameter_invalid',
      'data[1].params.surfaces[0]',
    ],
    [
      'a term that is not an object',
      { type: 'term.forbidden', params: { terms: ['guaranteed'] } },
      'parameter_invalid',
      'data[1].params.terms[0]',
    ],
    [
      'a map from what is no colour',
      { type: 'color.off_palette', params: { map: { red: '#000000' } } },
      'parameter_invalid',
      'data[1].params.map.red',
    ],
    ['parameters as a list', { ...SPACES, params: [] }, 'parameter_invalid', 'data[1].params'],
    ['an unknown format', { ...SPACES, applies_to: ['xlsx'] }, 'parameter_invalid', 'data[1].applies_to'],
    ['metadata with a number', { ...SPACES, metadata: { a: 1 } }, 'parameter_invalid', 'data[1].metadata.a'],
  ])('refuses the whole set if a rule has %s', async (_, rule, code, param) => {
    const before = await put(NO_COMIC);
    const answer = await client.put('/brand_rules', { data: [SPACES, rule, NO_RED] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    expect(await rules()).toEqual(before);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it.each([
    ['no set', {}, 'parameter_missing', 'data'],
    ['a set that is not a list', { data: SPACES }, 'parameter_invalid', 'data'],
    ['a set of lists', { data: [[SPACES]] }, 'parameter_invalid', 'data'],
    ['a set of null values', { data: [null] }, 'parameter_invalid', 'data'],
    ['a set of strings', { data: ['text.double_spaces'] }, 'parameter_invalid', 'data'],
    [
      'metadata with a name that validation would drop',
      { data: [{ ...SPACES, metadata: { toString: 'a' } }] },
      'body_invalid_json',
      null,
    ],
    ['a field that validation would drop', { data: [], valueOf: 'a' }, 'body_invalid_json', null],
    ['a field beside the set', { data: [], replace: true }, 'parameter_unknown', 'replace'],
    ['another type of object', { data: [], object: 'brand_palette_state' }, 'parameter_invalid', 'object'],
  ])('refuses %s', async (_, body, code, param) => {
    const answer = await client.put('/brand_rules', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code, param } });
    expect((await rules()).every((rule) => rule.default)).toBe(true);
  });

  it('accepts the response of GET and changes nothing', async () => {
    const stored = await put(NO_COMIC, { ...NO_RED, params: { tolerance: 4 }, applies_to: ['pptx'] });
    const answer = await client.get('/brand_rules');
    expect(readAnswer(brandRuleListSchema, await client.put('/brand_rules', answer.body)).data).toEqual(stored);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it('keeps the id of a rule that is sent with one change, also for default rules', async () => {
    const [first, second, ...others] = await rules();
    const changed = { ...second, severity: 'low' };
    const stored = await put(...others, changed);
    expect(stored).toMatchObject([...others, { id: second?.id, severity: 'low', default: false }]);
    expect(stored.map(({ id }) => id)).not.toContain(first?.id);
    expect(await rules()).toEqual(stored);
    const [again] = await put({ ...stored.at(-1), message: 'Ask the brand team.' });
    expect(again).toMatchObject({ id: second?.id, created: second?.created, message: 'Ask the brand team.' });
    expect(await rules()).toEqual([again]);
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
  });

  it('ignores the values of the other read-only members', async () => {
    const stored = await put(NO_COMIC);
    const other = { livemode: false, organization: 'org_1', created: 'yesterday', updated: null };
    expect(await put({ ...stored[0], ...other, auto_fixable: false, default: true })).toEqual(stored);
  });

  it('says which rules have a fix for the documents that they apply to', async () => {
    await put(
      { type: 'font.theme', params: { minor: 'Inter' }, applies_to: ['docx'] },
      { type: 'image.distorted', applies_to: ['docx'] },
      { type: 'image.distorted' },
      { type: 'title.missing' },
    );
    expect((await rules()).map(({ auto_fixable }) => auto_fixable)).toEqual([true, false, true, false]);
  });

  it('refuses repeated ids and the ids of another organization or of the other mode', async () => {
    const [comic] = await put(NO_COMIC);
    const strangers = [
      await (await api.createOrganization()).client(),
      await organization.client(undefined, { livemode: false }),
    ];
    const answers = [
      await client.put('/brand_rules', { data: [comic, { ...comic, severity: 'low' }] }),
      ...(await Promise.all(strangers.map((other) => other.put('/brand_rules', { data: [SPACES, comic] })))),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'parameter_invalid', param: 'data[1].id' } });
    }
  });

  it('never mixes sets that are sent at the same time', async () => {
    const sets = Array.from({ length: 10 }, (_, set) =>
      Array.from({ length: 5 + set }, (_, rule) => ({ ...NO_COMIC, name: `${set}.${rule}` })),
    );
    const answers = await Promise.all(sets.map((data) => client.put('/brand_rules', { data })));
    expect(answers.map(({ status }) => status)).toEqual(sets.map(() => 200));
    const namesOf = (set: readonly { readonly name: string }[]): string => set.map(({ name }) => name).join();
    expect(answers.map((answer) => namesOf(readAnswer(brandRuleListSchema, answer).data))).toEqual(sets.map(namesOf));
    const stored = await client.get('/brand_rules');
    expect(answers.map(({ text }) => text)).toContain(stored.text);
    const events = await eventsOf(client, EVENT);
    expect(events).toHaveLength(sets.length);
  });

  it('changes neither another organization nor the other mode', async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    await put();
    for (const other of [stranger, tester]) {
      expect((await rules(other)).every((rule) => rule.default)).toBe(true);
      expect(await eventsOf(other, EVENT)).toEqual([]);
    }
    await tester.put('/brand_rules', { data: [NO_RED] });
    expect(await rules(tester)).toMatchObject([{ type: 'forbidden_color', livemode: false }]);
    expect(await rules()).toEqual([]);
  });
});

describe('brand.rules.updated', () => {
  beforeEach(useNewOrganization);

  it('contains the whole new set as GET returns it', async () => {
    await put(NO_COMIC, SPACES);
    const [event, ...others] = await eventsOf(client, EVENT);
    expect(others).toEqual([]);
    assertFits(brandRulesUpdated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: readAnswer(brandRuleListSchema, await client.get('/brand_rules')) });
  });

  it('is created for the first set even if it is the default one, and not for a set that changes nothing', async () => {
    const defaults = (await rules()).map(({ type }) => ({ type }));
    await put(...defaults);
    await put(...defaults);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
    await put(...defaults.toReversed());
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
  });

  it('contains only the URL of a set that is too large for an event', async () => {
    const long = { ...NO_COMIC, message: 'm'.repeat(1_000), replacement: 'r'.repeat(1_000) };
    await put(...Array.from({ length: 200 }, () => long));
    const [event] = await eventsOf(client, EVENT);
    assertFits(brandRulesUpdated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: { object: 'list', url: '/api/v1/brand_rules' }, truncated: true });
  });
});

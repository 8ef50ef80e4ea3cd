import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandFontCreated, type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import { recordSchema } from '@livery/kernel';
import { type ApiClient, assertFits } from '@livery/testing';
import { eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const EVENT = brandFontCreated.type;
const MISSING = 'font_0000000000000000000001';

const fontList = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: fontSchema },
  has_more: { type: 'boolean' },
  url: { const: '/api/v1/fonts' },
});

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

async function register(body: object, caller = client): Promise<FontResource> {
  return readAnswer(fontSchema, await caller.post('/fonts', body));
}

async function list(query = '', caller = client) {
  return readAnswer(fontList, await caller.get(`/fonts${query}`));
}

describe('POST /fonts', () => {
  it('approves a font by its name alone', async () => {
    const { status, headers } = await client.post('/fonts', { name: 'Inter' });
    expect([status, headers['content-type']]).toEqual([201, 'application/json; charset=utf-8']);
    const [font] = (await list()).data;
    expect(font).toMatchObject({
      object: 'font',
      organization: organization.id,
      livemode: true,
      name: 'Inter',
      family: 'Inter',
      style: 'normal',
      weight: 400,
      filename: null,
      content_type: null,
      size_bytes: null,
      sha256: null,
      embeddable: null,
      roles: ['any'],
      scripts: ['latin', 'ea', 'cs'],
      fallbacks: [],
      metadata: {},
    });
    expect(font?.uploaded_by).toMatch(/^key_/);
  });

  it('accepts the optional properties of a font', async () => {
    const font = {
      name: 'Inter Display Bold',
      family: 'Inter Display',
      style: 'italic',
      weight: 700,
      roles: ['heading'],
      scripts: ['latin'],
      fallbacks: ['Arial'],
      metadata: { licence: 'OFL' },
    };
    expect(await register(font)).toMatchObject(font);
  });

  it('ignores the read-only members of a font that GET returned', async () => {
    const { id, filename, ...font } = await register({ name: 'Inter' });
    expect([id, filename]).toEqual([expect.stringMatching(/^font_/), null]);
    const copy = await register({ ...font, created: '2020-01-01T00:00:00.000Z', sha256: 'ab'.repeat(32) });
    expect(copy).toMatchObject({ name: 'Inter', sha256: null });
    expect(copy.created >= font.created).toBe(true);
    expect((await list()).data).toHaveLength(2);
  });

  it.each([
    ['no name', {}, 'parameter_missing', 'name'],
    ['a blank name', { name: '  ' }, 'parameter_missing', 'name'],
    ['a name that is not a string', { name: 7 }, 'parameter_invalid', 'name'],
    ['a name of 201 characters', { name: 'n'.repeat(201) }, 'parameter_invalid', 'name'],
    ['a family that is not a string', { name: 'A', family: ['A'] }, 'parameter_invalid', 'family'],
    ['an unknown style', { name: 'A', style: 'oblique' }, 'parameter_invalid', 'style'],
    ['a weight in words', { name: 'A', weight: 'bold' }, 'parameter_invalid', 'weight'],
    ['a weight over 1000', { name: 'A', weight: 1001 }, 'parameter_invalid', 'weight'],
    ['a fractional weight', { name: 'A', weight: 400.5 }, 'parameter_invalid', 'weight'],
    ['a role that is not in a list', { name: 'A', roles: 'body' }, 'parameter_invalid', 'roles'],
    ['an unknown role', { name: 'A', roles: ['body', 'caption'] }, 'parameter_invalid', 'roles'],
    ['an empty list of roles', { name: 'A', roles: [] }, 'parameter_invalid', 'roles'],
    ['an unknown script', { name: 'A', scripts: ['greek'] }, 'parameter_invalid', 'scripts'],
    ['a fallback that is not a string', { name: 'A', fallbacks: [1] }, 'parameter_invalid', 'fallbacks'],
    ['a blank fallback', { name: 'A', fallbacks: ['Arial', ''] }, 'parameter_missing', 'fallbacks[1]'],
    ['21 fallbacks', { name: 'A', fallbacks: new Array(21).fill('Arial') }, 'parameter_invalid', 'fallbacks'],
    ['metadata that is not an object', { name: 'A', metadata: 'a' }, 'parameter_invalid', 'metadata'],
    ['metadata with a number', { name: 'A', metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
    ['an unknown field', { name: 'A', file: 'AAAA' }, 'parameter_unknown', 'file'],
    ['a read-only member of another type', { name: 'A', embeddable: 'yes' }, 'parameter_invalid', 'embeddable'],
  ])('refuses %s and approves no font', async (_, body, code, param) => {
    const answer = await client.post('/fonts', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    expect((await list()).data).toEqual([]);
    expect(await eventsOf(client, EVENT)).toEqual([]);
  });
});

describe('GET /fonts', () => {
  it('filters fonts by the time of their approval', async () => {
    for (const name of ['A', 'B', 'C']) await register({ name });
    const { data } = await list();
    const times = data.map(({ created }) => created);
    const [newest = ''] = times;
    const count = async (query: string): Promise<number> => (await list(`?${query}`)).data.length;
    expect(await count(`created[gte]=${newest}`)).toBe(times.filter((time) => time >= newest).length);
    expect(await count(`created[gt]=${newest}`)).toBe(0);
    expect(await count(`created[lt]=${newest}`)).toBe(times.filter((time) => time < newest).length);
    expect(await count(`created[lte]=${newest}`)).toBe(3);
  });

  it('returns the newest fonts first, in pages, forwards and backwards', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await register({ name });
    const names = ({ data }: { readonly data: readonly FontResource[] }): string =>
      data.map(({ name }) => name).join('');
    const first = await list('?limit=2');
    expect([names(first), first.has_more]).toEqual(['ED', true]);
    const second = await list(`?limit=2&starting_after=${first.data[1]?.id ?? ''}`);
    expect([names(second), second.has_more]).toEqual(['CB', true]);
    const last = await list(`?limit=2&starting_after=${second.data[1]?.id ?? ''}`);
    expect([names(last), last.has_more]).toEqual(['A', false]);
    const back = await list(`?limit=2&ending_before=${last.data[0]?.id ?? ''}`);
    expect([names(back), back.has_more]).toEqual(['CB', true]);
    expect((await list(`?ending_before=${first.data[0]?.id ?? ''}`)).data).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit_out_of_range', 'limit'],
    ['limit=201', 'limit_out_of_range', 'limit'],
    ['limit=1.5', 'limit_out_of_range', 'limit'],
    ['starting_after=Inter', 'cursor_invalid', 'starting_after'],
    ['ending_before=evt_0000000000000000000001', 'cursor_invalid', 'ending_before'],
    [`starting_after=${MISSING}&ending_before=${MISSING}`, 'parameter_invalid', 'ending_before'],
    ['offset=1', 'parameter_unknown', 'offset'],
    ['created[gte]=yesterday', 'parameter_invalid', 'created[gte]'],
  ])('refuses ?%s', async (query, code, param) => {
    const answer = await client.get(`/fonts?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code, param } });
  });
});

describe('GET /fonts/{id}', () => {
  it('returns the same record as POST and as the list', async () => {
    const font = await register({ name: 'Inter', metadata: { licence: 'OFL' } });
    expect(readAnswer(fontSchema, await client.get(`/fonts/${font.id}`))).toEqual(font);
    expect((await list()).data).toEqual([font]);
  });

  it("returns the same response for another organization's or the other mode's id as for a missing one", async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const { id } = await register({ name: 'Inter' });
    for (const other of [stranger, tester]) {
      const answer = await other.get(`/fonts/${id}`);
      expect(answer.status).toBe(404);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(await other.get(`/fonts/${MISSING}`)));
      expect((await list('', other)).data).toEqual([]);
      expect((await list(`?ending_before=${id}`, other)).data).toEqual([]);
      expect(await eventsOf(other, EVENT)).toEqual([]);
    }
  });

  it.each(['font_1', 'Inter', 'palette_0000000000000000000001', 'font_zzzzzzzzzzzzzzzzzzzzzz'])(
    'returns 404 for %s',
    async (id) => {
      const answer = await client.get(`/fonts/${id}`);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(await client.get(`/fonts/${MISSING}`)));
    },
  );
});

describe('brand.font.created', () => {
  it('contains the font as GET returns it', async () => {
    const font = await register({ name: 'Inter' });
    const [event, ...others] = await eventsOf(client, EVENT);
    expect(others).toEqual([]);
    assertFits(brandFontCreated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: font });
  });
});

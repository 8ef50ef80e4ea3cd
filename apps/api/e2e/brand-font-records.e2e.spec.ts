import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandFontDeleted, brandFontUpdated, type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

const MISSING = '/fonts/font_0000000000000000000001';

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

async function register(): Promise<FontResource> {
  const answer = await client.post('/fonts', { name: 'Inter', fallbacks: ['Arial'], metadata: { licence: 'OFL' } });
  expect(etagOf(answer)).toBe('"1"');
  return readAnswer(fontSchema, answer);
}

describe('PATCH /fonts/{id}', () => {
  it('changes what it names and keeps the rest', async () => {
    const font = await register();
    const answer = await client.patch(`/fonts/${font.id}`, { roles: ['body'], weight: 500, metadata: { team: 'web' } });
    const { updated, ...rest } = font;
    const metadata = { licence: 'OFL', team: 'web' };
    expect(readAnswer(fontSchema, answer)).toMatchObject({ ...rest, roles: ['body'], weight: 500, metadata });
    expect(answer.body.updated >= updated).toBe(true);
    expect((await client.get(`/fonts/${font.id}`)).body).toEqual(answer.body);
    const [event, ...others] = await eventsOf(client, brandFontUpdated.type);
    expect(others).toEqual([]);
    expect(event?.data).toEqual({
      object: answer.body,
      previous_attributes: { roles: ['any'], weight: 400, metadata: { licence: 'OFL' } },
    });
  });

  it('is without an effect when nothing changes', async () => {
    const font = await register();
    const answer = await client.patch(`/fonts/${font.id}`, { name: 'Inter', metadata: { none: null } });
    expect([etagOf(answer), answer.body]).toEqual(['"1"', font]);
    expect(await eventsOf(client, brandFontUpdated.type)).toEqual([]);
  });

  it('accepts what GET returned, and changes nothing then', async () => {
    const font = await register();
    const answer = await client.patch(`/fonts/${font.id}`, { ...font, sha256: 'another', size_bytes: 7 });
    expect([answer.status, etagOf(answer), answer.body]).toEqual([200, '"1"', font]);
    expect(await eventsOf(client, brandFontUpdated.type)).toEqual([]);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'parameter_missing', 'name'],
    ['an unknown style', { style: 'oblique' }, 'parameter_invalid', 'style'],
    ['a weight of 0', { weight: 0 }, 'parameter_invalid', 'weight'],
    ['no scripts', { scripts: [] }, 'parameter_invalid', 'scripts'],
    ['21 fallbacks', { fallbacks: new Array(21).fill('Arial') }, 'parameter_invalid', 'fallbacks'],
    ['a read-only member of another type', { embeddable: 'yes' }, 'parameter_invalid', 'embeddable'],
    ['an unknown member', { licence: 'OFL' }, 'parameter_unknown', 'licence'],
  ])('refuses %s and changes nothing', async (_, body, code, param) => {
    const font = await register();
    const answer = await client.patch(`/fonts/${font.id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code, param });
    expect((await client.get(`/fonts/${font.id}`)).body).toEqual(font);
  });
});

describe('DELETE /fonts/{id}', () => {
  it('deletes the font, which no check accepts afterwards', async () => {
    const font = await register();
    const answer = await remove(`/fonts/${font.id}`);
    expect([answer.status, answer.body]).toEqual([200, { id: font.id, object: 'font', deleted: true }]);
    expect((await client.get(`/fonts/${font.id}`)).status).toBe(404);
    expect((await client.get('/fonts')).body.data).toEqual([]);
    expect((await remove(`/fonts/${font.id}`)).status).toBe(404);
    const events = await eventsOf(client, brandFontDeleted.type);
    expect(events.map(({ data }) => data)).toEqual([{ object: font }]);
  });
});

describe('the ETag of a font', () => {
  it('that does not match changes nothing', async () => {
    const font = await register();
    const path = `/fonts/${font.id}`;
    const changed = await client.patch(path, { weight: 500 }, { 'if-match': '"1"' });
    expect([changed.status, etagOf(changed), etagOf(await client.get(path))]).toEqual([200, '"2"', '"2"']);
    const answers = [
      await client.patch(path, { weight: 600 }, { 'if-match': '"1"' }),
      await remove(path, { 'if-match': '"1"' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([412, 412]);
    expect(answers.map((answer) => errorOf(answer).code)).toContain('precondition_failed');
    expect((await client.get(path)).body).toEqual(changed.body);
    expect((await client.patch(MISSING, {}, { 'if-match': '"1"' })).status).toBe(404);
    expect((await remove(path, { 'if-match': '"2"' })).status).toBe(200);
  });

  it('lets one of several writers win that have seen the same', async () => {
    const { id } = await register();
    const writes = [500, 600, 700].map((weight) => client.patch(`/fonts/${id}`, { weight }, { 'if-match': '"1"' }));
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412, 412]);
    expect(await eventsOf(client, brandFontUpdated.type)).toHaveLength(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BrandPaletteResource,
  brandPaletteSchema,
  brandPaletteStateSchema,
  brandPalettesUpdated,
} from '@livery/brand-governance-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

const EVENT = brandPalettesUpdated.type;
const MISSING = '/brand_palettes/palette_0000000000000000000001';
const LEGACY = { name: 'Before 2020', role: 'legacy', colors: [{ hex: '#0563c1' }] };

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
const state = async () => readAnswer(brandPaletteStateSchema, await client.get('/brand_palettes'));

async function create(body: object = NORTHWIND_PALETTE): Promise<BrandPaletteResource> {
  const answer = await client.post('/brand_palettes', body);
  expect([answer.status, etagOf(answer)]).toEqual([201, '"1"']);
  return readAnswer(brandPaletteSchema, answer);
}

async function change(palette: BrandPaletteResource, body: object): Promise<BrandPaletteResource> {
  return readAnswer(brandPaletteSchema, await client.patch(`/brand_palettes/${palette.id}`, body));
}

describe('POST /brand_palettes', () => {
  it('adds a palette after the others, and keeps them and the settings', async () => {
    const before = await client.put('/brand_palettes', {
      palettes: [LEGACY],
      settings: { allow_neutral_greys: false },
    });
    const palette = await create();
    expect(palette).toMatchObject({ ...NORTHWIND_PALETTE, role: 'primary', tolerance: 2 });
    const after = await state();
    expect(after.palettes).toEqual([...before.body.palettes, palette]);
    expect(after.settings).toEqual(before.body.settings);
    expect((await client.get(`/brand_palettes/${palette.id}`)).body).toEqual(palette);
  });

  it('refuses the 101st palette', async () => {
    await client.put('/brand_palettes', { palettes: Array.from({ length: 100 }, () => LEGACY) });
    const answer = await client.post('/brand_palettes', LEGACY);
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'resource_conflict']);
    expect((await state()).palettes).toHaveLength(100);
  });

  it.each([
    ['no name', { colors: [] }, 'parameter_missing', 'name'],
    ['no colours', { name: 'A' }, 'parameter_missing', 'colors'],
    [
      '101 colours',
      { name: 'A', colors: Array.from({ length: 101 }, () => ({ hex: '#000000' })) },
      'parameter_invalid',
      'colors',
    ],
    ['a wrong colour', { name: 'A', colors: [{ hex: '#FFF' }] }, 'parameter_invalid', 'colors[0].hex'],
    [
      'the id of a colour',
      { name: 'A', colors: [{ hex: '#FFFFFF', id: 'col_0000000000000000000001' }] },
      'parameter_invalid',
      'colors[0].id',
    ],
    ['an id', { ...LEGACY, id: 'palette_0000000000000000000001' }, 'parameter_unknown', 'id'],
    ['a negative tolerance', { ...LEGACY, tolerance: -1 }, 'parameter_invalid', 'tolerance'],
  ])('refuses %s and stores nothing', async (_, body, code, param) => {
    const answer = await client.post('/brand_palettes', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code, param });
    expect(await state()).toMatchObject({ palettes: [], updated: null });
    expect(await eventsOf(client, EVENT)).toEqual([]);
  });
});

describe('PATCH /brand_palettes/{id}', () => {
  it('changes what it names, and keeps the rest with the ids of all colours', async () => {
    await create(LEGACY);
    const palette = await create();
    const changed = await change(palette, { tolerance: 5, metadata: { team: 'web' } });
    const { updated, ...rest } = palette;
    expect(changed).toMatchObject({ ...rest, tolerance: 5, metadata: { team: 'web' } });
    expect(changed.updated >= updated).toBe(true);
    expect((await state()).palettes[1]).toEqual(changed);
  });

  it('keeps the ids of colours that are named by id or have the same value, and gives new ones to others', async () => {
    const palette = await create();
    const [navy, amber, teal, mist] = palette.colors;
    const { colors } = await change(palette, {
      colors: [
        { hex: '#2a9d8f', name: 'Sea' },
        { id: navy?.id, hex: '#000080', name: 'Navy' },
        { hex: '#123456' },
        mist,
      ],
    });
    expect(colors).toMatchObject([
      { id: teal?.id, name: 'Sea', hex: '#2A9D8F' },
      { id: navy?.id, name: 'Navy', hex: '#000080' },
      { name: '#123456' },
      { id: mist?.id },
    ]);
    const ids = colors.map(({ id }) => id);
    expect(ids).not.toContain(amber?.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('accepts what GET returned, and changes nothing then', async () => {
    const palette = await create();
    const answer = await client.patch(`/brand_palettes/${palette.id}`, palette);
    expect([answer.status, etagOf(answer), answer.text]).toEqual([200, '"1"', JSON.stringify(palette)]);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'parameter_missing', 'name'],
    ['an unknown role', { role: 'tertiary' }, 'parameter_invalid', 'role'],
    [
      'a foreign colour',
      { colors: [{ id: 'col_0000000000000000000001', hex: '#FFFFFF' }] },
      'parameter_invalid',
      'colors[0].id',
    ],
    ['colours that are no list', { colors: '#FFFFFF' }, 'parameter_invalid', 'colors'],
    ['an unknown member', { settings: {} }, 'parameter_unknown', 'settings'],
  ])('refuses %s and changes nothing', async (_, body, code, param) => {
    const palette = await create();
    const answer = await client.patch(`/brand_palettes/${palette.id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code, param });
    expect((await state()).palettes).toEqual([palette]);
  });

  it('refuses a colour that is named twice', async () => {
    const palette = await create();
    const [navy] = palette.colors;
    const answer = await client.patch(`/brand_palettes/${palette.id}`, { colors: [navy, navy] });
    expect(answer.body.error).toMatchObject({ code: 'parameter_invalid', param: 'colors[1].id' });
  });
});

describe('DELETE /brand_palettes/{id}', () => {
  it('deletes one palette and keeps the others', async () => {
    const [one, two] = [await create(), await create(LEGACY)];
    const answer = await remove(`/brand_palettes/${one.id}`);
    expect([answer.status, answer.body]).toEqual([200, { id: one.id, object: 'brand_palette', deleted: true }]);
    expect((await state()).palettes).toEqual([two]);
    expect((await client.get(`/brand_palettes/${one.id}`)).status).toBe(404);
    expect((await remove(`/brand_palettes/${one.id}`)).status).toBe(404);
  });
});

describe('ETags of palettes', () => {
  it('of a palette is its own, and that of the state grows with every change', async () => {
    const stateTag = async () => etagOf(await client.get('/brand_palettes'));
    expect(await stateTag()).toBe('"0"');
    const [one, two] = [await create(), await create(LEGACY)];
    await client.patch(`/brand_palettes/${one.id}`, { sort_order: 3 }, { 'if-match': '"1"' });
    expect(await stateTag()).toBe('"3"');
    expect(etagOf(await client.get(`/brand_palettes/${one.id}`))).toBe('"2"');
    expect(etagOf(await client.get(`/brand_palettes/${two.id}`))).toBe('"1"');
    const settings = { allow_neutral_greys: false };
    const put = await client.put('/brand_palettes', { ...(await state()), settings }, { 'if-match': '"3"' });
    expect([put.status, etagOf(put), await stateTag()]).toEqual([200, '"4"', '"4"']);
    expect(etagOf(await client.get(`/brand_palettes/${one.id}`))).toBe('"2"');
  });

  it('that do not match write nothing', async () => {
    const palette = await create();
    await change(palette, { tolerance: 3 });
    const before = await client.get('/brand_palettes');
    const stale = { 'if-match': '"1"' };
    const answers = [
      await client.patch(`/brand_palettes/${palette.id}`, { tolerance: 4 }, stale),
      await remove(`/brand_palettes/${palette.id}`, stale),
      await client.put('/brand_palettes', { palettes: [] }, stale),
    ];
    expect(answers.map(({ status }) => status)).toEqual([412, 412, 412]);
    expect(answers.map((answer) => errorOf(answer).code)).toContain('precondition_failed');
    const after = await client.get('/brand_palettes');
    expect([after.text, etagOf(after)]).toEqual([before.text, etagOf(before)]);
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
    expect((await client.patch(MISSING, {}, stale)).status).toBe(404);
  });

  it('let one of several writers win that have seen the same', async () => {
    const palette = await create();
    const answers = await Promise.all(
      [3, 4, 5].map((tolerance) => client.patch(`/brand_palettes/${palette.id}`, { tolerance }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(etagOf(await client.get(`/brand_palettes/${palette.id}`))).toBe('"2"');
  });
});

describe('brand.palettes.updated', () => {
  it('contains the whole state after every change of one palette', async () => {
    const palette = await create();
    expect((await eventsOf(client, EVENT))[0]?.data).toEqual({ object: await state() });
    await change(palette, { name: 'Northwind 2' });
    expect((await eventsOf(client, EVENT))[0]?.data).toEqual({ object: await state() });
    await remove(`/brand_palettes/${palette.id}`);
    expect((await eventsOf(client, EVENT))[0]?.data).toEqual({ object: await state() });
    expect(await eventsOf(client, EVENT)).toHaveLength(3);
  });
});

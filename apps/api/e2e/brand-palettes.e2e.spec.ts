import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  brandPaletteStateSchema,
  type BrandPaletteStateResource,
  brandPalettesUpdated,
} from '@livery/brand-governance-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const EVENT = brandPalettesUpdated.type;
const LEGACY = { name: 'Before 2020', role: 'legacy', colors: [{ hex: '#0563c1' }] };

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
});

/** Every test has its own organization, so that no test sees what another one has stored. */
beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

async function state(caller = client): Promise<BrandPaletteStateResource> {
  return readAnswer(brandPaletteStateSchema, await caller.get('/brand_palettes'));
}

async function put(body: object): Promise<BrandPaletteStateResource> {
  return readAnswer(brandPaletteStateSchema, await client.put('/brand_palettes', body));
}

describe('GET /brand_palettes', () => {
  it('returns no palettes and the default settings until something is stored', async () => {
    expect(await state()).toEqual({
      id: expect.stringMatching(/^pal_state_[0-9A-Za-z]{22}$/),
      object: 'brand_palette_state',
      organization: organization.id,
      livemode: true,
      palettes: [],
      settings: { allow_neutral_greys: true, allow_black_and_white: true },
      updated: null,
    });
  });
});

describe('PUT /brand_palettes', () => {
  it('replaces palettes and settings', async () => {
    await put({ palettes: [LEGACY] });
    const stored = await put({ palettes: [NORTHWIND_PALETTE], settings: { allow_neutral_greys: false } });
    expect(stored).toMatchObject({
      settings: { allow_neutral_greys: false, allow_black_and_white: true },
      palettes: [
        {
          object: 'brand_palette',
          organization: organization.id,
          livemode: true,
          name: 'Northwind',
          role: 'primary',
          sort_order: 0,
          allow_brand_shades: true,
          tolerance: 2,
          colors: [
            { name: 'Brand Navy', hex: '#14213D', sort_order: 0 },
            { name: 'Brand Amber', hex: '#FCA311', sort_order: 1 },
            { name: 'Brand Teal', hex: '#2A9D8F', sort_order: 2 },
            { name: 'Mist', hex: '#E5E5E5', sort_order: 3 },
          ],
          metadata: {},
        },
      ],
    });
    expect(stored.updated).not.toBeNull();
    expect(await state()).toEqual(stored);
  });

  it('stores hexadecimal values in upper case and uses the value as the name of a colour without a name', async () => {
    const { palettes } = await put({ palettes: [LEGACY] });
    expect(palettes[0]?.colors).toMatchObject([{ name: '#0563C1', hex: '#0563C1' }]);
  });

  it('keeps the ids of palettes and colours that do not change, whatever their positions', async () => {
    const { palettes } = await put({ palettes: [NORTHWIND_PALETTE, LEGACY] });
    const [northwind, legacy] = palettes;
    const next = await put({ palettes: [LEGACY, { ...LEGACY, tolerance: 5 }, NORTHWIND_PALETTE] });
    expect(next.palettes).toMatchObject([legacy, { tolerance: 5 }, northwind]);
    expect(next.palettes[1]?.id).not.toBe(legacy?.id);
  });

  it('accepts a hundred colours and a hundred palettes, and refuses more', async () => {
    const colors = Array.from({ length: 101 }, (_, index) => ({ hex: `#0000${(index + 16).toString(16)}` }));
    const wide = await client.put('/brand_palettes', { palettes: [{ ...LEGACY, colors }] });
    expect(wide.status).toBe(400);
    expect(wide.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'palettes[0].colors' } });
    const many = await client.put('/brand_palettes', { palettes: Array.from({ length: 101 }, () => LEGACY) });
    expect(many.status).toBe(400);
    expect(many.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'palettes' } });
    expect((await state()).updated).toBeNull();
    const most = { ...LEGACY, colors: colors.slice(1) };
    const { palettes } = await put({ palettes: [most, ...Array.from({ length: 99 }, () => LEGACY)] });
    expect([palettes.length, palettes[0]?.colors.length]).toEqual([100, 100]);
  });

  it.each([
    ['a colour without #', { colors: [{ hex: '14213D' }] }, 'parameter_invalid', 'colors[0].hex'],
    ['a colour with three digits', { colors: [{ hex: '#FFF' }] }, 'parameter_invalid', 'colors[0].hex'],
    ['a colour with alpha', { colors: [{ hex: '#14213DFF' }] }, 'parameter_invalid', 'colors[0].hex'],
    ['a colour as a name', { colors: [{ hex: '#FFFFFF' }, { hex: 'navy' }] }, 'parameter_invalid', 'colors[1].hex'],
    ['a colour as a number', { colors: [{ hex: 0 }] }, 'parameter_invalid', 'colors[0].hex'],
    ['a colour as a string', { colors: ['#FFFFFF'] }, 'parameter_invalid', 'colors'],
    ['a colour without a value', { colors: [{ name: 'Navy' }] }, 'parameter_missing', 'colors[0].hex'],
    [
      'a colour with a malformed id',
      { colors: [{ hex: '#FFFFFF', id: 'col_1' }] },
      'parameter_invalid',
      'colors[0].id',
    ],
    [
      'a colour with an unknown id',
      { colors: [{ hex: '#FFFFFF', id: 'col_0000000000000000000001' }] },
      'parameter_invalid',
      'colors[0].id',
    ],
    ['an unknown id', { id: 'palette_0000000000000000000001' }, 'parameter_invalid', 'id'],
    ['the id of a rule', { id: 'brand_rule_0000000000000000000001' }, 'parameter_invalid', 'id'],
    ['another type of object', { object: 'brand_rule' }, 'parameter_invalid', 'object'],
    ['livemode as a string', { livemode: 'yes' }, 'parameter_invalid', 'livemode'],
    ['no colours', { colors: undefined }, 'parameter_missing', 'colors'],
    ['no name', { name: undefined }, 'parameter_missing', 'name'],
    ['a blank name', { name: ' ' }, 'parameter_missing', 'name'],
    ['an unknown role', { role: 'accent' }, 'parameter_invalid', 'role'],
    ['a negative tolerance', { tolerance: -1 }, 'parameter_invalid', 'tolerance'],
    ['a tolerance over 100', { tolerance: 101 }, 'parameter_invalid', 'tolerance'],
    ['a fractional sort_order', { sort_order: 0.5 }, 'parameter_invalid', 'sort_order'],
    ['allow_brand_shades as a string', { allow_brand_shades: 'yes' }, 'parameter_invalid', 'allow_brand_shades'],
    ['an unknown field', { colours: [] }, 'parameter_unknown', 'colours'],
    ['metadata with a number', { metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
  ])('refuses the whole state if a palette has %s', async (_, change, code, param) => {
    const before = await put({ palettes: [LEGACY] });
    const body = { palettes: [NORTHWIND_PALETTE, { ...LEGACY, ...change }] };
    const answer = await client.put('/brand_palettes', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { type: 'invalid_request_error', code, param: `palettes[1].${param}` },
    });
    expect(await state()).toEqual(before);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it.each([
    ['no palettes', { settings: {} }, 'parameter_missing', 'palettes'],
    ['palettes that are not a list', { palettes: LEGACY }, 'parameter_invalid', 'palettes'],
    ['a palette that is null', { palettes: [null] }, 'parameter_invalid', 'palettes'],
    [
      'a setting as a string',
      { palettes: [], settings: { allow_neutral_greys: 'yes' } },
      'parameter_invalid',
      'settings.allow_neutral_greys',
    ],
    ['an unknown setting', { palettes: [], settings: { greys: true } }, 'parameter_unknown', 'settings.greys'],
    ['settings as a list', { palettes: [], settings: [] }, 'parameter_invalid', 'settings'],
    ['an unknown field', { palettes: [], data: [] }, 'parameter_unknown', 'data'],
    ['an unknown id', { palettes: [], id: 'pal_state_0000000000000000000001' }, 'parameter_invalid', 'id'],
  ])('refuses %s', async (_, body, code, param) => {
    const answer = await client.put('/brand_palettes', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code, param } });
    expect((await state()).updated).toBeNull();
  });

  it('accepts the response of GET and changes nothing', async () => {
    const stored = await put({ palettes: [NORTHWIND_PALETTE, LEGACY] });
    expect(await put(await state())).toEqual(stored);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
  });

  it('accepts the response of GET before anything is stored', async () => {
    const { id } = await state();
    expect(await put(await state())).toMatchObject({ id, palettes: [] });
  });

  it('keeps the ids of a palette and of its colours if they are sent with one change', async () => {
    const stored = await put({ palettes: [NORTHWIND_PALETTE, LEGACY] });
    const [northwind, legacy] = stored.palettes;
    const [navy, ...others] = northwind?.colors ?? [];
    const colors = [...others, { ...navy, hex: '#14213E' }];
    const next = await put({ ...stored, palettes: [{ ...northwind, colors }, legacy] });
    expect(next.palettes).toMatchObject([{ id: northwind?.id, created: northwind?.created, colors }, legacy]);
    expect(await state()).toEqual(next);
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
  });

  it('ignores the values of the other read-only members', async () => {
    const stored = await put({ palettes: [LEGACY] });
    const [legacy] = stored.palettes;
    const other = { livemode: false, organization: 'org_1', created: 'yesterday', updated: null };
    expect(await put({ ...stored, ...other, palettes: [{ ...legacy, ...other }] })).toEqual(stored);
  });

  it('refuses repeated ids and the ids of colours of another palette', async () => {
    const stored = await put({ palettes: [NORTHWIND_PALETTE, LEGACY] });
    const [northwind, legacy] = stored.palettes;
    const twice = await client.put('/brand_palettes', {
      palettes: [northwind, { ...legacy, id: northwind?.id, colors: [] }],
    });
    expect(twice.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'palettes[1].id' } });
    const taken = await client.put('/brand_palettes', { palettes: [{ ...legacy, colors: northwind?.colors }] });
    expect(taken.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'palettes[0].colors[0].id' } });
    expect(await state()).toEqual(stored);
  });

  it('has one id in each mode of each organization, and refuses the id of another organization or mode', async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const { id } = await put({ palettes: [LEGACY] });
    expect((await state()).id).toBe(id);
    expect(new Set([id, (await state(stranger)).id, (await state(tester)).id]).size).toBe(3);
    for (const other of [stranger, tester]) {
      const answer = await other.put('/brand_palettes', { id, palettes: [] });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'id' } });
    }
  });

  it('never mixes states that are sent at the same time', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `State ${index}`);
    const answers = await Promise.all(
      names.map((name) => client.put('/brand_palettes', { palettes: [LEGACY, { ...NORTHWIND_PALETTE, name }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(answers.map(({ text }) => text)).toContain((await client.get('/brand_palettes')).text);
  });

  it('changes neither another organization nor the other mode', async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    await put({ palettes: [LEGACY] });
    for (const other of [stranger, tester]) {
      expect(await state(other)).toMatchObject({ palettes: [], updated: null });
      expect(await eventsOf(other, EVENT)).toEqual([]);
    }
    await tester.put('/brand_palettes', { palettes: [] });
    expect(await state(tester)).toMatchObject({ livemode: false, palettes: [] });
    expect((await state()).palettes).toHaveLength(1);
  });
});

describe('brand.palettes.updated', () => {
  it('contains the new state as GET returns it', async () => {
    await put({ palettes: [NORTHWIND_PALETTE, LEGACY] });
    const [event, ...others] = await eventsOf(client, EVENT);
    expect(others).toEqual([]);
    assertFits(brandPalettesUpdated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({ object: await state() });
  });

  it('is created if settings change, and not if nothing changes', async () => {
    const first = await put({ palettes: [LEGACY] });
    expect(await put({ palettes: [LEGACY], settings: { allow_neutral_greys: true } })).toEqual(first);
    expect(await eventsOf(client, EVENT)).toHaveLength(1);
    await put({ palettes: [LEGACY], settings: { allow_neutral_greys: false } });
    expect(await eventsOf(client, EVENT)).toHaveLength(2);
  });

  it('contains only the id and the URL of a state that is too large for an event', async () => {
    const colors = Array.from({ length: 100 }, (_, index) => ({
      name: 'n'.repeat(200),
      hex: `#0000${(index + 16).toString(16)}`,
    }));
    await put({ palettes: Array.from({ length: 20 }, () => ({ ...LEGACY, colors })) });
    const [event] = await eventsOf(client, EVENT);
    assertFits(brandPalettesUpdated.schema, event?.data, 'the event');
    expect(event?.data).toEqual({
      object: {
        id: (await client.get('/brand_palettes')).body.id,
        object: 'brand_palette_state',
        url: '/api/v1/brand_palettes',
      },
      truncated: true,
    });
  });
});

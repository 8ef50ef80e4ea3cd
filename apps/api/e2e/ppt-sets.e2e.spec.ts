import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type PptSetResource, pptSetSchema } from '@livery/content-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf, idsOf } from './answer-facts.ts';
import { type ContentWorker, startContentWorker } from './content-worker.ts';
import { createAsset, sendForm } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createSlide, deckOf, splitDeck, titlesIn } from './test-slides.ts';

let api: TestApi;
let worker: ContentWorker;
let client: ApiClient;
let slides: readonly string[];

beforeAll(async () => {
  api = await startTestApi();
  worker = await startContentWorker(api);
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
  slides = await splitDeck(client, worker, deckOf(['A', 'B', 'C', 'D']));
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

interface Flags {
  readonly required?: boolean;
  readonly locked?: boolean;
}

const chosen = (...places: readonly (number | readonly [number, Flags])[]) =>
  places.map((one) => {
    const [place, flags] = typeof one === 'number' ? [one, {}] : one;
    return { slide_asset: slides[place], ...flags };
  });
const create = async (body: object): Promise<PptSetResource> =>
  readAnswer(pptSetSchema, await client.post('/ppt_sets', { name: 'Pitch', ...body }));
const download = async (id: string, ...places: readonly number[]) => {
  const query = places.length === 0 ? '' : `?slides=${places.map((place) => slides[place]).join()}`;
  return client.get(`/ppt_sets/${id}/download${query}`);
};
const assetOf = (id = ''): string => id.replace(/^(slide|pset)_/, 'asset_');
const version = (slide: string | undefined, deck: Buffer) =>
  sendForm(client, deck, { path: `/slide_assets/${slide ?? ''}/versions`, filename: 'new.pptx' });

/** Waits for the worker. */
const pollSet = async (id: string, isAsWanted: (set: PptSetResource) => boolean): Promise<PptSetResource> => {
  let set: PptSetResource | undefined;
  await poll('the set to change', async () => {
    worker.wake();
    set = readAnswer(pptSetSchema, await client.get(`/ppt_sets/${id}`));
    return isAsWanted(set);
  });
  if (set === undefined) throw new Error('The set is gone.');
  return set;
};

describe('a set of slides', () => {
  it('is composed to one presentation, which is an asset of the library', async () => {
    const folder = idOf(await client.post('/library_folders', { name: 'Decks' }));
    const set = await create({ slides: chosen([2, { required: true, locked: true }], 0), folder, tags: ['sales'] });
    expect(set).toMatchObject({
      name: 'Pitch',
      kind: 'deck',
      slides: [
        { slide_asset: slides[2], position: 1, required: true, locked: true },
        { slide_asset: slides[0], position: 2, required: false, locked: false },
      ],
      slide_count: 2,
      template: null,
      is_current: true,
      folder,
      tags: ['sales'],
      version: 1,
    });
    const deck = await download(set.id);
    expect(deck.headers['content-disposition']).toContain('Pitch.pptx');
    expect(titlesIn(deck.body)).toEqual(['C', 'A']);
    const asset = await client.get(`/library_assets/${set.asset}`);
    expect(asset.body).toMatchObject({ type: 'presentation', source_type: 'generated', size_bytes: deck.body.length });
    expect((await client.get(`/ppt_sets/${set.id}`)).body).toMatchObject({ id: set.id, slide_count: 2 });
    expect(await eventsOf(client, 'cms.ppt_set.*')).toMatchObject([
      { type: 'cms.ppt_set.created', data: { object: { id: set.id, slide_count: 2, open_url: null } } },
    ]);
  });

  it('needs a name', async () => {
    for (const body of [{}, { name: ' ' }]) {
      const refused = errorOf(await client.post('/ppt_sets', { ...body, slides: chosen(0) }));
      expect(refused).toMatchObject({ code: 'parameter_missing', param: 'name' });
    }
  });

  it('has its kind for ever, and is listed by it, newest first', async () => {
    const deck = await create({ slides: chosen(0) });
    const template = await create({ slides: chosen(1), kind: 'template' });
    expect((await client.get(`/library_assets/${template.asset}`)).body.type).toBe('template');
    expect(idsOf(await client.get('/ppt_sets'))).toEqual([template.id, deck.id]);
    expect(idsOf(await client.get('/ppt_sets?kind=template'))).toEqual([template.id]);
    expect(errorOf(await client.patch(`/ppt_sets/${deck.id}`, { kind: 'snippet' })).code).toBe('parameter_unknown');
  });

  it('gets other slides only if it is as the caller has read it', async () => {
    const { id } = await create({ slides: chosen(0, 1) });
    const path = `/ppt_sets/${id}/slides`;
    const arranged = await client.put(path, { slides: chosen(1, 0, 3) }, { 'if-match': '"1"' });
    expect(arranged.headers['etag']).toBe('"2"');
    expect(readAnswer(pptSetSchema, arranged)).toMatchObject({ version: 2, slide_count: 3, is_current: true });
    expect(titlesIn((await download(id)).body)).toEqual(['B', 'A', 'D']);
    expect(errorOf(await client.put(path, { slides: chosen(0) }, { 'if-match': '"1"' })).code).toBe(
      'precondition_failed',
    );
    const flagged = await client.put(path, { slides: chosen([1, { locked: true }], 0, 3) });
    expect(readAnswer(pptSetSchema, flagged)).toMatchObject({ version: 2, slides: [{ locked: true }, {}, {}] });
    expect(flagged.headers['etag']).toBe('"3"');
    expect((await client.put(path, { slides: flagged.body.slides })).body.slides).toEqual(flagged.body.slides);
    const same = await client.put(path, { slides: chosen([1, { locked: true }], 0, 3) });
    expect(same.headers['etag']).toBe('"3"');
    const events = await eventsOf(client, 'cms.ppt_set.*');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['cms.ppt_set.updated', 'cms.ppt_set.updated', 'cms.ppt_set.created']);
    expect(events[1]?.data).toMatchObject({
      previous_attributes: {
        slide_count: 2,
        slides: [{ slide_asset: slides[0] }, { slide_asset: slides[1] }],
        version: 1,
      },
    });
  });

  it('is refused with a list of slides that cannot be right', async () => {
    const deleted = slides[3] ?? '';
    await client.delete(`/slide_assets/${deleted}`);
    const found = [];
    for (const list of [
      [],
      chosen(0, 1, 0),
      [{ slide_asset: 'slide_0000000000000000000001' }],
      [{ slide_asset: assetOf(slides[0]) }],
      chosen(0, 3),
      Array.from({ length: 301 }, () => ({ slide_asset: slides[0] })),
    ]) {
      const { code, param } = errorOf(await client.post('/ppt_sets', { name: 'Pitch', slides: list }));
      found.push(`${code} ${param ?? ''}`);
    }
    expect(found).toEqual([
      'parameter_missing slides',
      'parameter_invalid slides[2].slide_asset',
      'resource_missing slides[0].slide_asset',
      'resource_missing slides[0].slide_asset',
      'resource_missing slides[1].slide_asset',
      'parameter_invalid slides',
    ]);
    expect(errorOf(await client.post('/ppt_sets', { slides: chosen(0) }))).toMatchObject({ param: 'name' });
    const messageFor = async (list: readonly unknown[]) =>
      String((await client.post('/ppt_sets', { name: 'Pitch', slides: list })).body.error.message);
    expect(await messageFor([slides[0]])).toContain('{"slide_asset": "slide_…"}');
    expect(await messageFor([{ slide_asset: assetOf(slides[0]) }])).toContain(`the slide: ${slides[0]}.`);
  });

  it('is refused if its slides have other sizes, naming those', async () => {
    const tall = deckOf(['Tall'], { presentationEnd: '<p:sldSz cx="6858000" cy="9144000"/>' });
    const [other = ''] = await splitDeck(client, worker, tall);
    const answer = await client.post('/ppt_sets', {
      name: 'Pitch',
      slides: [...chosen(0, 1), { slide_asset: other }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: 'slides_incompatible', slides: [other] });
    expect(answer.text).toMatch(/has \d[\d.]* × \d[\d.]* cm, and slides of 19\.05 × 25\.4 cm do not fit/);
    expect(answer.text).toContain(`This slide does not fit: ${other}.`);
  });

  it('takes its size and defaults from a template, which then cannot be deleted', async () => {
    const template = await createSlide(client, 'Template');
    const set = await create({ slides: chosen(0), template: template.asset });
    expect(set.template).toBe(template.asset);
    expect(errorOf(await client.delete(`/slide_assets/${template.id}`)).code).toBe('resource_conflict');
    const without = await client.put(`/ppt_sets/${set.id}/slides`, { slides: chosen(0), template: null });
    expect(without.body.template).toBeNull();
    expect((await client.delete(`/slide_assets/${template.id}`)).status).toBe(200);
    const missing = await client.post('/ppt_sets', { name: 'X', slides: chosen(0), template: template.asset });
    expect(errorOf(missing)).toMatchObject({ code: 'resource_missing', param: 'template' });
    const picture = await createAsset(client);
    const other = await client.post('/ppt_sets', { name: 'X', slides: chosen(0), template: picture.id });
    expect(errorOf(other)).toMatchObject({ code: 'unsupported_format', param: 'template' });
    expect(other.text).toContain('is not a PowerPoint file');
  });

  it('is deleted and restored with its asset, and not before its slides', async () => {
    const { id, asset } = await create({ slides: chosen(0) });
    await client.delete(`/ppt_sets/${id}`);
    expect((await client.get(`/ppt_sets/${id}`)).status).toBe(404);
    expect(idsOf(await client.get('/ppt_sets'))).toEqual([]);
    await client.delete(`/slide_assets/${slides[0] ?? ''}`);
    const early = await client.post(`/library_assets/${asset}/restore`, {});
    expect(errorOf(early).code).toBe('resource_conflict');
    expect(early.text).toContain(assetOf(slides[0]));
    await client.post(`/library_assets/${assetOf(slides[0])}/restore`, {});
    await client.post(`/library_assets/${asset}/restore`, {});
    expect((await client.get(`/ppt_sets/${id}`)).body).toMatchObject({ id, is_current: true });
    const types = (await eventsOf(client, 'cms.ppt_set.*')).map(({ type }) => type.replace('cms.ppt_set.', ''));
    expect(types).toEqual(['restored', 'deleted', 'created']);
  });

  it('refuses versions that are not composed of its slides', async () => {
    const { id, asset } = await create({ slides: chosen(0) });
    const refused = await sendForm(client, deckOf(['X']), {
      path: `/library_assets/${asset}/versions`,
      filename: 'x.pptx',
    });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(`PUT /ppt_sets/${id}/slides`);
  });
});

describe('a download of chosen slides', () => {
  it('has them in the chosen order', async () => {
    const { id } = await create({ slides: chosen(0, 1, 2, 3) });
    const deck = await download(id, 3, 1);
    expect(titlesIn(deck.body)).toEqual(['D', 'B']);
    expect((await download(id, 3, 1)).headers['etag']).toBe(deck.headers['etag']);
    const part = await client.get(`/ppt_sets/${id}/download?slides=${slides[3]}`, { range: 'bytes=0-3' });
    expect(part.status).toBe(206);
  });

  it('contains required slides, and keeps the order of locked ones', async () => {
    const { id } = await create({ slides: chosen(0, [1, { required: true }], [2, { locked: true }], 3) });
    expect(titlesIn((await download(id, 1, 0, 2)).body)).toEqual(['B', 'A', 'C']);
    const [incomplete, moved] = [await download(id, 0, 2), await download(id, 2, 1)];
    for (const [answer, slide] of [
      [incomplete, slides[1]],
      [moved, slides[2]],
    ] as const) {
      expect(errorOf(answer)).toMatchObject({ code: 'parameter_invalid', param: 'slides' });
      expect(answer.text).toContain(slide);
    }
    expect(moved.text).toContain(`${slides[1]} comes before ${slides[2]} in the set, and ${slides[2]} is locked.`);
    const foreign = await client.get(`/ppt_sets/${id}/download?slides=${(await createSlide(client)).id}`);
    expect(errorOf(foreign).code).toBe('parameter_invalid');
  });

  it('is refused with a list that is not one of ids of slides', async () => {
    const { id } = await create({ slides: chosen(0, 1) });
    for (const list of ['hello', `${slides[0]},`, '']) {
      const answer = await client.get(`/ppt_sets/${id}/download?slides=${list}`);
      expect([answer.status, errorOf(answer).param]).toEqual([400, 'slides']);
      expect(answer.text).toContain('malformed');
    }
    expect((await client.get(`/ppt_sets/${id}/download?slides=${assetOf(slides[0])}`)).text).toContain(
      `Use the id of the slide: ${slides[0]}.`,
    );
  });

  it('waits for its turn, and is refused if a caller wants too many at the same time', async () => {
    const { id } = await create({ slides: chosen(0, 1, 2, 3) });
    const answers = await Promise.all(Array.from({ length: 12 }, () => download(id, 3, 1)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(12);
    expect(refused.map((answer) => errorOf(answer).code)).toContain('concurrency_limited');
    expect((await download(id, 3, 1)).status).toBe(200);
  });

  it('leaves no file on the disk of the server', async () => {
    const { id } = await create({ slides: chosen(0, 1) });
    const etag = (await download(id, 0)).headers['etag'] ?? '';
    await client.get(`/ppt_sets/${id}/download?slides=${slides[0]}`, { 'if-none-match': etag });
    await poll('the files to be removed', async () => (await api.uploads.spooled()) === 0);
  });
});

describe('a slide in a set', () => {
  it('cannot be deleted, by whatever path, and the answer names the set', async () => {
    const folder = idOf(await client.post('/library_folders', { name: 'Decks' }));
    const slide = await createSlide(client, 'Kept', { folder });
    const set = await create({ slides: [{ slide_asset: slide.id }] });
    const refusals = [
      await client.delete(`/slide_assets/${slide.id}`),
      await client.delete(`/library_assets/${slide.asset}`),
      await client.delete(`/library_folders/${folder}?recursive=true`),
    ];
    for (const answer of refusals) {
      expect(answer.status).toBe(409);
      expect(answer.text).toContain(`${set.id} (Pitch)`);
    }
    const bulk = await client.post('/library_assets/bulk', {
      operation: 'delete',
      ids: [slide.asset, assetOf(slides[0])],
    });
    expect(bulk.body.results).toMatchObject([
      {
        id: slide.asset,
        status: 'failed',
        error: { code: 'resource_conflict', message: expect.stringContaining(set.id) },
      },
      { status: 'succeeded' },
    ]);
    expect((await client.get(`/library_assets/${slide.asset}/usages`)).body).toMatchObject({
      data: [{ id: set.id, object: 'ppt_set', name: 'Pitch' }],
      has_more: false,
    });
  });

  it('is deleted together with its set, or after it', async () => {
    const set = await create({ slides: chosen(0) });
    const other = await create({ slides: chosen(1) });
    const bulk = await client.post('/library_assets/bulk', {
      operation: 'delete',
      ids: [assetOf(slides[0]), set.asset, assetOf(slides[1])],
    });
    expect(bulk.body.results.map(({ status }: { status: string }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'failed',
    ]);
    await client.delete(`/ppt_sets/${other.id}`);
    expect((await client.get(`/library_assets/${assetOf(slides[1])}/usages`)).body.data).toEqual([]);
    expect((await client.delete(`/slide_assets/${slides[1] ?? ''}`)).status).toBe(200);
  });

  it('is never both deleted and in a set, whoever comes first', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const slide = await createSlide(client, `Race ${at}`);
        const [made, deleted] = await Promise.all([
          client.post('/ppt_sets', { name: 'Race', slides: [{ slide_asset: slide.id }] }),
          client.delete(`/slide_assets/${slide.id}`),
        ]);
        return [made.status, deleted.status];
      }),
    );
    for (const [made, deleted] of outcomes) {
      expect([
        [201, 409],
        [404, 200],
        [409, 200],
      ]).toContainEqual([made, deleted]);
    }
  });

  it('has its sets composed again when its content changes', async () => {
    const set = await create({ slides: chosen(0, 1) });
    const untouched = await create({ slides: chosen(2) });
    await version(slides[0], deckOf(['New']));
    expect((await client.get(`/ppt_sets/${set.id}`)).body.is_current).toBe(false);
    expect(titlesIn((await download(set.id)).body)).toEqual(['A', 'B']);
    expect(titlesIn((await download(set.id, 0)).body)).toEqual(['New']);
    await poll('the set to be composed', async () => {
      worker.wake();
      return (await client.get(`/ppt_sets/${set.id}`)).body.is_current;
    });
    expect(titlesIn((await download(set.id)).body)).toEqual(['New', 'B']);
    expect((await client.get(`/ppt_sets/${set.id}`)).body.version).toBe(2);
    expect((await client.get(`/ppt_sets/${untouched.id}`)).body.version).toBe(1);
  });

  it('leaves its sets as they are if its new content does not fit, and they say why', async () => {
    const { id } = await create({ slides: chosen(0, 1) });
    await version(slides[1], deckOf(['Tall'], { presentationEnd: '<p:sldSz cx="6858000" cy="9144000"/>' }));
    const failed = await pollSet(id, ({ composition_error: error }) => error !== null);
    expect(failed).toMatchObject({ is_current: false, version: 1, composition_error: { code: 'slides_incompatible' } });
    expect(failed.composition_error?.message).toContain(slides[1]);
    const [event] = await eventsOf(client, 'cms.ppt_set.updated');
    expect(event?.data).toMatchObject({
      object: { id, composition_error: { code: 'slides_incompatible' } },
      previous_attributes: { composition_error: null },
    });
    await version(slides[1], deckOf(['Wide']));
    const repaired = await pollSet(id, ({ is_current }) => is_current);
    expect(repaired).toMatchObject({ version: 2, composition_error: null });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { slideAssetSchema } from '@livery/content-contracts';
import { writeZip } from '@livery/office-testing';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, idsOf } from './answer-facts.ts';
import { type ContentWorker, startContentWorker } from './content-worker.ts';
import { png, sendForm, uploadFile } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createSlide, deckOf, slidesOf, split, splitDeck, titlesIn } from './test-slides.ts';

let api: TestApi;
let worker: ContentWorker;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startContentWorker(api);
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

const slideAt = async (id: string) => readAnswer(slideAssetSchema, await client.get(`/slide_assets/${id}`));

/** A compound file as PowerPoint writes it for a presentation with a password. */
function encryptedFile(): Buffer {
  const entry = Buffer.alloc(128);
  entry.write('EncryptedPackage', 'utf16le');
  entry.writeUInt16LE(34, 64);
  entry[66] = 2;
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), entry]);
}

function archiveOf(count: number): Buffer {
  return Buffer.from(writeZip(Array.from({ length: count }, (_, index) => ({ name: `ppt/${index}.xml`, data: '' }))));
}

describe('a split', () => {
  it('makes a slide of each slide, with what it says, as an asset of the library', async () => {
    const deck = deckOf(['Our plan', 'Our people'], { notes: '<a:p><a:r><a:t>Speak slowly</a:t></a:r></a:p>' });
    const file = await uploadFile(client, deck, 'Northwind.pptx');
    const folder = idOf(await client.post('/library_folders', { name: 'Decks' }));
    const job = await split(client, worker, { file: file.id, folder, tags: ['strategy'] });
    expect(job).toMatchObject({
      status: 'completed',
      kind: 'content.split_presentation',
      progress: { done: 2, total: 2 },
      result: {
        slide_count: 2,
        created: 2,
        unchanged: 0,
        left_out: { comments: 0, macros: 0, thumbnails: 0, notes: 0 },
      },
    });
    const [first = '', second = ''] = slidesOf(job);
    expect(await slideAt(first)).toMatchObject({
      asset: first.replace('slide_', 'asset_'),
      name: 'Our plan',
      title: 'Our plan',
      text: expect.stringContaining('More about our plan'),
      notes: 'Speak slowly',
      slide_index: 0,
      source_file: file.id,
      layout_name: 'Sample',
      tags: ['strategy'],
      folder,
      status: 'ready',
      approval_status: 'approved',
      current_version: 1,
    });
    expect(await slideAt(second)).toMatchObject({ title: 'Our people', slide_index: 1, notes: '' });
    const asset = await client.get(`/library_assets/${first.replace('slide_', 'asset_')}`);
    expect(asset.body).toMatchObject({ type: 'slide', source_type: 'split', filename: 'Northwind-1.pptx' });
    expect(idsOf(await client.get('/library_assets?q=slowly'))).toEqual([first.replace('slide_', 'asset_')]);
    const types = (await eventsOf(client, 'cms.slide_asset.*')).map(({ type }) => type);
    expect(types).toEqual(['cms.slide_asset.created', 'cms.slide_asset.created']);
  });

  it('makes valid presentations of one slide, that are opened by links and downloaded', async () => {
    const [id = ''] = await splitDeck(client, worker, deckOf(['Our plan', 'Our people']));
    const slide = await slideAt(id);
    const downloaded = await client.get(`/slide_assets/${id}/download`);
    expect(downloaded.headers['content-disposition']).toContain('deck-1.pptx');
    expect(downloaded.body.length).toBe(slide.size_bytes);
    expect(titlesIn(downloaded.body)).toEqual(['Our plan']);
    const opened = await api.as(null).get(new URL(slide.open_url ?? '').pathname.replace('/api/v1', ''));
    expect(opened.body).toEqual(downloaded.body);
  });

  it('doubles nothing when it is repeated, unless the slides go to another folder', async () => {
    const file = await uploadFile(client, deckOf(['A', 'B', 'C']), 'deck.pptx');
    const first = await split(client, worker, { file: file.id });
    const again = await split(client, worker, { file: file.id });
    expect(again.result).toMatchObject({ created: 0, unchanged: 3 });
    expect(slidesOf(again)).toEqual(slidesOf(first));
    const changed = await uploadFile(client, deckOf(['A', 'B', 'New']), 'deck-2.pptx');
    expect((await split(client, worker, { file: changed.id })).result).toMatchObject({ created: 1, unchanged: 2 });
    const folder = idOf(await client.post('/library_folders', { name: 'Decks' }));
    expect((await split(client, worker, { file: file.id, folder })).result).toMatchObject({ created: 3 });
    await client.delete(`/slide_assets/${slidesOf(first)[1] ?? ''}`);
    expect((await split(client, worker, { file: file.id })).result).toMatchObject({ created: 1, unchanged: 2 });
  });

  it('takes only the chosen slides, and the file of an asset, too', async () => {
    const file = await uploadFile(client, deckOf(['A', 'B', 'C', 'D']), 'deck.pptx');
    await client.post('/library_assets', { file: file.id });
    const job = await split(client, worker, { file: file.id, slides: [3, 1] });
    expect(job.result).toMatchObject({ slide_count: 4, created: 2 });
    const titles = await Promise.all(slidesOf(job).map(async (id) => (await slideAt(id)).title));
    expect(titles).toEqual(['D', 'B']);
  });

  it('writes many slides in several transactions, in their order', async () => {
    const titles = Array.from({ length: 25 }, (_, at) => `Slide ${at}`);
    const file = await uploadFile(client, deckOf(titles), 'deck.pptx');
    const job = await split(client, worker, { file: file.id });
    expect(job.result).toMatchObject({ created: 25 });
    const listed = await client.get(`/slide_assets?source_file=${file.id}&limit=20`);
    expect(listed.body).toMatchObject({ has_more: true, next_offset: 20 });
    const rest = await client.get(`/slide_assets?source_file=${file.id}&limit=20&offset=20`);
    expect([...idsOf(listed), ...idsOf(rest)]).toEqual(slidesOf(job));
  });

  it('fails with the code of a file that cannot be split', async () => {
    const encrypted = encryptedFile();
    const broken = deckOf(['A'], { parts: { 'ppt/presentation.xml': '<p:presentation' } });
    const codes: unknown[] = [];
    for (const content of [encrypted, deckOf([]), broken]) {
      const file = await uploadFile(client, content, 'deck.pptx');
      const { status, error } = await split(client, worker, { file: file.id });
      codes.push([status, error?.code]);
    }
    expect(codes).toEqual([
      ['failed', 'file_encrypted'],
      ['failed', 'slide_count_invalid'],
      ['failed', 'file_corrupt'],
    ]);
    const deck = await uploadFile(client, deckOf(['A', 'B']), 'deck.pptx');
    const outside = await split(client, worker, { file: deck.id, slides: [0, 2] });
    expect(outside.error).toMatchObject({ code: 'parameter_invalid', message: expect.stringContaining('2 slides') });
  });

  it('refuses more than 300 slides, unless some of them are chosen', async () => {
    const titles = Array.from({ length: 301 }, (_, at) => `Slide ${at}`);
    const file = await uploadFile(client, deckOf(titles), 'deck.pptx');
    const job = await split(client, worker, { file: file.id });
    expect(job.error).toMatchObject({ code: 'slide_count_invalid', message: expect.stringContaining('301') });
    expect((await split(client, worker, { file: file.id, slides: [300] })).result).toMatchObject({ created: 1 });
  });

  it('is refused at once for what is no presentation, no file, no folder, or a list that cannot be right', async () => {
    const picture = await uploadFile(client, png());
    const deck = await uploadFile(client, deckOf(['A']), 'deck.pptx');
    const codes = [];
    for (const body of [
      { file: picture.id },
      { file: 'file_0000000000000000000001' },
      { file: deck.id, folder: 'fold_0000000000000000000001' },
      { file: deck.id, slides: [] },
      { file: deck.id, slides: [0, 0] },
      { file: deck.id, slides: [-1] },
      { file: deck.id, tags: [''] },
    ]) {
      const { code, param } = errorOf(await client.post('/slide_assets/split', body));
      codes.push(`${code} ${param ?? ''}`);
    }
    expect(codes).toEqual([
      'unsupported_format file',
      'resource_missing file',
      'resource_missing folder',
      'parameter_invalid slides',
      'parameter_invalid slides',
      'parameter_invalid slides',
      'parameter_missing tags[0]',
    ]);
    const refused = await client.post('/slide_assets/split', { file: deck.id, slides: [3, 3, -1] });
    expect(refused.text).toContain('whole numbers, each once, counted from 0');
  });
});

describe('a split of a presentation that cannot be read', () => {
  it.each([
    ['is cut off', () => deckOf(['A', 'B']).subarray(0, -200), 'file_corrupt'],
    ['has too many parts', () => archiveOf(10_001), 'archive_too_large'],
  ])('fails with what is wrong with one that %s', async (_, deck, code) => {
    const file = await uploadFile(client, deck(), 'deck.pptx');
    expect(await split(client, worker, { file: file.id })).toMatchObject({ status: 'failed', error: { code } });
    const archive = await uploadFile(client, deck(), 'deck.zip');
    expect(errorOf(await client.post('/slide_assets/split', { file: archive.id })).code).toBe('unsupported_format');
  });
});

describe('a slide', () => {
  it('is created from a presentation of one slide, sent in a form or uploaded before', async () => {
    const sent = await createSlide(client, 'Our plan', { tags: '["strategy"]' });
    expect(sent).toMatchObject({ name: 'Our plan', tags: ['strategy'], source_file: null, slide_index: 0 });
    const file = await uploadFile(client, deckOf(['Our plan']), 'plan.potx');
    const named = readAnswer(slideAssetSchema, await client.post('/slide_assets', { file: file.id, name: 'Plan' }));
    expect(named).toMatchObject({ name: 'Plan', source_file: file.id, content_hash: sent.content_hash });
  });

  it('is not created from a presentation of several slides, or of none', async () => {
    const options = { path: '/slide_assets', filename: 'deck.pptx' };
    const several = await sendForm(client, deckOf(['A', 'B']), options);
    expect(several.status).toBe(422);
    expect(errorOf(several).code).toBe('slide_count_invalid');
    expect(several.text).toContain('POST /slide_assets/split');
    expect(errorOf(await sendForm(client, deckOf([]), options)).code).toBe('slide_count_invalid');
    const picture = await sendForm(client, png(), { ...options, filename: 'logo.png' });
    expect([picture.status, errorOf(picture).code]).toEqual([415, 'unsupported_format']);
    expect(picture.text).toContain('is not a PowerPoint file');
    expect(picture.text).not.toContain('docx');
  });

  it('is changed only if it is as the caller has read it, and says so to its followers', async () => {
    const { id } = await createSlide(client);
    const path = `/slide_assets/${id}`;
    const changed = await client.patch(path, { name: 'Plan B', tags: ['b'] }, { 'if-match': '"1"' });
    expect(changed.headers['etag']).toBe('"2"');
    expect(readAnswer(slideAssetSchema, changed)).toMatchObject({ name: 'Plan B', tags: ['b'] });
    expect(errorOf(await client.patch(path, { name: 'C' }, { 'if-match': '"1"' })).code).toBe('precondition_failed');
    const [updated] = await eventsOf(client, 'cms.slide_asset.updated');
    expect(updated).toMatchObject({
      data: { object: { id, name: 'Plan B', open_url: null }, previous_attributes: { name: 'Our plan', tags: [] } },
    });
  });

  it('gets another content only by its own endpoint', async () => {
    const slide = await createSlide(client);
    const asset = slide.asset;
    const refused = await sendForm(client, png(), { path: `/library_assets/${asset}/versions` });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(`POST /slide_assets/${slide.id}/versions`);
    const replaced = await sendForm(client, deckOf(['New plan']), {
      path: `/slide_assets/${slide.id}/versions`,
      filename: 'new.pptx',
      headers: { 'if-match': '"1"' },
    });
    expect(replaced.status).toBe(201);
    expect(readAnswer(slideAssetSchema, replaced)).toMatchObject({
      title: 'New plan',
      name: 'Our plan',
      current_version: 2,
    });
    expect(idsOf(await client.get('/slide_assets?q=more about new'))).toEqual([slide.id]);
    expect(errorOf(await client.post(`/library_assets/${asset}/versions/1/restore`, {})).code).toBe(
      'resource_conflict',
    );
    const [updated] = await eventsOf(client, 'cms.slide_asset.updated');
    expect(updated).toMatchObject({
      data: {
        previous_attributes: {
          title: 'Our plan',
          text: slide.text,
          content_hash: slide.content_hash,
          size_bytes: slide.size_bytes,
          current_version: 1,
        },
      },
    });
  });

  it('is found by words, tags and folders, newest first', async () => {
    const folder = idOf(await client.post('/library_folders', { name: 'Decks' }));
    const plan = await createSlide(client, 'Our plan', { folder });
    const people = await createSlide(client, 'Our people', { tags: '["team"]' });
    await client.post('/library_assets', { file: (await uploadFile(client, png())).id, name: 'Our logo' });
    expect(idsOf(await client.get('/slide_assets'))).toEqual([people.id, plan.id]);
    expect(idsOf(await client.get('/slide_assets?q=peop'))).toEqual([people.id]);
    expect(idsOf(await client.get('/slide_assets?tag=TEAM'))).toEqual([people.id]);
    expect(idsOf(await client.get(`/slide_assets?folder=${folder}`))).toEqual([plan.id]);
    const both = await client.get('/slide_assets?q=plan&source_file=file_0000000000000000000001');
    expect(errorOf(both)).toMatchObject({ code: 'parameter_invalid', param: 'q' });
  });

  it('is deleted and restored together with its asset, in both directions', async () => {
    const [one, other] = [await createSlide(client, 'One'), await createSlide(client, 'Other')];
    expect((await client.delete(`/slide_assets/${one.id}`)).body).toEqual({
      id: one.id,
      object: 'slide_asset',
      deleted: true,
    });
    await client.delete(`/library_assets/${other.asset}`);
    for (const { id, asset } of [one, other]) {
      expect((await client.get(`/slide_assets/${id}`)).status).toBe(404);
      expect((await client.get(`/slide_assets/${id}/download`)).status).toBe(404);
      expect((await client.get(`/library_assets/${asset}`)).status).toBe(404);
      expect((await client.delete(`/slide_assets/${id}`)).status).toBe(404);
      await client.post(`/library_assets/${asset}/restore`, {});
      expect((await client.get(`/slide_assets/${id}`)).status).toBe(200);
    }
    const types = (await eventsOf(client, 'cms.slide_asset.*')).map(({ type }) => type.replace('cms.slide_asset.', ''));
    expect(types).toEqual(['restored', 'restored', 'deleted', 'deleted', 'created', 'created']);
  });
});

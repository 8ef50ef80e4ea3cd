import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobsModule } from '@livery/blobs';
import {
  ContentWork,
  ContentWorkerModule,
  OfficeparserTextExtractor,
  PreviewRenderer,
  TEXT_EXTRACTION_LIMITS,
} from '@livery/content-infrastructure';
import { JobsModule, JobsWorkerModule, JobWork } from '@livery/jobs';
import { parsePublicId, type Tenant } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { run, sampleDocx, wordParagraph } from '@livery/office-testing';
import { type ApiClient, poll, TEST_SECRET_KEYS } from '@livery/testing';
import sharp from 'sharp';
import { errorOf } from './answer-facts.ts';
import { createAsset, png, sendForm } from './library-files.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

/** Programs that behave like LibreOffice and Poppler. They write down that they were started. */
const SOFFICE = 'LAST="${@: -1}"; echo soffice >> "$LOG"; cp "$LAST" "$(dirname "$LAST")/document.pdf"';
const PDFTOPPM = 'LAST="${@: -1}"; cp "$PAGE" "$LAST.png"';
const PDFINFO = 'echo "Pages:           1"';

@Module({})
class TestWorker {}

let api: TestApi;
let worker: INestApplicationContext;
let folder: string;
let renderer: PreviewRenderer;
let textExtractor: OfficeparserTextExtractor;
let organization: TestOrganization;
let client: ApiClient;

const failures: unknown[] = [];

async function program(name: string, script: string): Promise<string> {
  const file = path.join(folder, name);
  const setting = `LOG=${folder}/log; PAGE=${folder}/page.png`;
  await writeFile(file, `#!/bin/bash\n${setting}\n${script}\n`, { mode: 0o755 });
  return file;
}

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  await writeFile(path.join(folder, 'page.png'), png(9, 7));
  const poppler = { pdftoppm: await program('pdftoppm', PDFTOPPM), pdfinfo: await program('pdfinfo', PDFINFO) };
  renderer = new PreviewRenderer({ installed: { soffice: await program('soffice', SOFFICE), poppler } });
  textExtractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);
  const foundation = FoundationModule.on(api.database);
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store: api.uploads.store });
  const jobs = JobsModule.with(foundation);
  const content = ContentWorkerModule.with({ foundation, blobs, jobs, textExtractor, renderer });
  const kinds = ContentWorkerModule.jobKinds(content);
  const report = (error: unknown): void => void failures.push(error);
  const running = JobsWorkerModule.with({ foundation, kinds, slots: 2, report });
  worker = await NestFactory.createApplicationContext(
    { module: TestWorker, imports: [content, running] },
    { logger: false },
  );
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await writeFile(path.join(folder, 'log'), '');
});

afterAll(async () => {
  await worker.get(JobWork).stop(2_000);
  await worker.close();
  await textExtractor.close();
  await renderer.close();
  await api.close();
  await rm(folder, { recursive: true });
});

const tenant = (): Tenant => ({ organizationId: parsePublicId('org', organization.id) ?? '', livemode: true });
const rowsOf = (statement: string) => api.administrate(statement, [tenant().organizationId]);
const countOf = async (statement: string): Promise<number> => (await rowsOf(statement)).length;
const jobCount = () => countOf(`select 1 from jobs.job where organization_id = $1 and kind = 'content.render_preview'`);
const statesOf = async (): Promise<unknown[][]> =>
  (await rowsOf('select state, reason from content.preview where organization_id = $1 order by state')).map((row) =>
    Object.values(row),
  );
const conversions = async (): Promise<number> =>
  (await readFile(path.join(folder, 'log'), 'utf8')).split('\n').length - 1;

async function jobsEnded(): Promise<void> {
  await poll(
    'all jobs to end',
    async () => {
      worker.get(JobWork).wake();
      const waiting = `select 1 from jobs.job where organization_id = $1 and status in ('queued', 'running')`;
      return (await countOf(waiting)) === 0;
      // Everything else on the machine goes first.
    },
    50_000,
  );
  expect(failures).toEqual([]);
}

async function unreferenced(): Promise<readonly object[]> {
  return rowsOf(
    `select encode(b.sha256, 'hex') from blobs.blob b
      where b.organization_id = $1 and b.released is null
        and not exists (select 1 from blobs.blob_reference r
              where r.organization_id = b.organization_id and r.livemode = b.livemode and r.sha256 = b.sha256)`,
  );
}

/** A small PNG whose header says that it is 1 pixel wide and 2,000,000,000 high. */
function hugePng(): Buffer {
  const file = png(1, 1);
  file.writeUInt32BE(2_000_000_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

const document = (text: string): Buffer => Buffer.from(sampleDocx({ body: wordParagraph(run(text)) }));
const pathOf = (url: string | null): string => new URL(url ?? '').pathname.replace('/api/v1', '');

describe('the preview of a content', () => {
  it('is rendered once, however many assets have the content, and shown by all of them', async () => {
    const first = await sendForm(client, document('Twice'), { filename: 'one.docx' });
    const second = await sendForm(client, document('Twice'), { filename: 'two.docx' });
    expect([first.body.preview_url, second.body.preview_url]).toEqual([null, null]);
    await jobsEnded();
    expect([await jobCount(), await conversions()]).toEqual([1, 1]);
    const third = await sendForm(client, document('Twice'), { filename: 'three.docx' });
    expect(third.body.preview_url).toEqual(expect.any(String));
    const { body } = await client.get('/library_assets');
    for (const { id, preview_url: url } of body.data) {
      const opened = await api.as(null).get(pathOf(url));
      expect(opened.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
      expect(opened.body).toEqual(png(9, 7));
      expect((await client.get(`/library_assets/${id}/preview`)).body).toEqual(png(9, 7));
    }
    expect([await jobCount(), body.data.length]).toEqual([1, 3]);
  });

  it('is in the answer to a change, and is not opened any more when the asset is deleted', async () => {
    const { body } = await sendForm(client, document('Changed'), { filename: 'report.docx' });
    await jobsEnded();
    const changed = await client.patch(`/library_assets/${body.id}`, { name: 'Report' });
    const link = pathOf(changed.body.preview_url);
    expect((await api.as(null).get(link)).headers['content-disposition']).toBe('inline; filename="report.png"');
    await client.delete(`/library_assets/${body.id}`);
    expect(errorOf(await api.as(null).get(link)).code).toBe('resource_missing');
    expect(errorOf(await client.get(`/library_assets/${body.id}/preview`)).code).toBe('resource_missing');
  });

  it('that a publishable key was given opens only while the asset may be released', async () => {
    const { body } = await sendForm(client, document('Published'), { filename: 'report.docx' });
    await jobsEnded();
    const published = await api.as(await organization.publishableKey()).get('/library_assets');
    const [asset] = published.body.data;
    const link = pathOf(asset.preview_url);
    expect((await api.as(null).get(link)).body).toEqual(png(9, 7));
    await setReviewPolicy(api, client, { modes: { document: 'manual' } });
    expect(errorOf(await api.as(null).get(link)).code).toBe('resource_missing');
    expect((await client.get(`/library_assets/${body.id}`)).body.preview_url).toEqual(expect.any(String));
  });

  it('that cannot be rendered does not exist, which is no error, and is not tried again', async () => {
    const damaged = document('Damaged');
    damaged.write('xxxx', damaged.indexOf('word/_rels/document.xml.rels') + 60);
    const { body: asset } = await sendForm(client, damaged, { filename: 'damaged.docx' });
    await sendForm(client, Buffer.from('Only text'), { filename: 'note.txt' });
    await jobsEnded();
    expect(await statesOf()).toEqual([['failed', 'damaged']]);
    expect((await client.get(`/library_assets/${asset.id}`)).body.preview_url).toBeNull();
    const missing = errorOf(await client.get(`/library_assets/${asset.id}/preview`));
    expect(missing).toMatchObject({ code: 'resource_missing', message: expect.stringContaining('has no preview') });
    await sendForm(client, damaged, { filename: 'again.docx' });
    expect(await jobCount()).toBe(1);
  });

  it.each([
    ['of more pixels than can be decoded', () => hugePng()],
    ['that is cut off', () => png(400, 400).subarray(0, 500)],
  ])(
    'of a picture %s does not exist once the rendering has failed, and the picture is not shown',
    async (_, content) => {
      const { body: asset } = await sendForm(client, content(), { filename: 'broken.png' });
      expect(asset.preview_url).toEqual(expect.any(String));
      await jobsEnded();
      expect((await statesOf()).map(([state]) => state)).toEqual(['failed']);
      expect((await client.get(`/library_assets/${asset.id}`)).body.preview_url).toBeNull();
      expect(errorOf(await client.get(`/library_assets/${asset.id}/preview`)).code).toBe('resource_missing');
      expect(errorOf(await api.as(null).get(pathOf(asset.preview_url))).code).toBe('resource_missing');
    },
  );

  it.each([
    ['width=40', 'png', [40, 20]],
    ['width=40&height=40&fit=cover&format=webp', 'webp', [40, 40]],
    ['height=10&format=jpeg', 'jpeg', [20, 10]],
    ['width=1280&format=webp', 'webp', [100, 50]],
  ])('is made in the size and format that is asked for: %s', async (query, format, size) => {
    const asset = await createAsset(client, {}, png(100, 50));
    await jobsEnded();
    const { body } = await client.get(`/library_assets/${asset.id}`);
    const addresses = [`/library_assets/${asset.id}/preview`, pathOf(body.preview_url), pathOf(body.open_url)];
    const answers = await Promise.all(addresses.map((address) => client.get(`${address}?${query}`)));
    for (const { headers, body: bytes } of answers) {
      expect(headers).toMatchObject({ 'content-type': `image/${format}`, etag: answers[0]?.headers['etag'] });
      const { width, height, format: found } = await sharp(bytes).metadata();
      expect([found, [width, height]]).toEqual([format, size]);
    }
    const again = await client.get(`${addresses[0]}?${query}`, { 'if-none-match': answers[0]?.headers['etag'] ?? '' });
    expect(again.status).toBe(304);
  });

  it('is made of what a deployment hands out, too', async () => {
    const { id } = await createAsset(client, {}, png(100, 50));
    await client.post('/deployments', { channel: 'web', items: [{ kind: 'library_asset', id }] });
    await jobsEnded();
    const { body } = await client.get('/deployments/active?channel=web&links=true');
    const [item] = body.manifest.items;
    const picture = await api.as(null).get(`${pathOf(item.open_url)}?width=40&format=webp`);
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  it.each(['width=0', 'width=1281', 'width=100000', 'height=-1', 'width=1e2', 'fit=fill', 'format=gif', 'format=svg'])(
    'is refused in a size or format that does not exist: %s',
    async (query) => {
      const asset = await createAsset(client, {}, png(100, 50));
      for (const address of [`/library_assets/${asset.id}/preview`, pathOf(asset.preview_url)])
        expect(errorOf(await client.get(`${address}?${query}`))).toMatchObject({
          code: 'parameter_invalid',
          param: query.split('=')[0],
        });
    },
  );

  it('is the content as it is until it is rendered, and no rendition exists of content without a picture', async () => {
    const [picture, text] = [png(60, 30), Buffer.from('Only text')];
    const asset = await createAsset(client, {}, picture);
    expect((await client.get(`/library_assets/${asset.id}/preview?width=10`)).body).toEqual(picture);
    const { body: note } = await sendForm(client, text, { filename: 'note.txt' });
    await jobsEnded();
    for (const address of [`/library_assets/${note.id}/preview`, pathOf(note.open_url)])
      expect(errorOf(await client.get(`${address}?width=10`)).code).toBe('resource_missing');
  });

  it('goes with the last asset that has the content', async () => {
    const [one, two] = [await createAsset(client, {}, png(50, 50)), await createAsset(client, {}, png(50, 50))];
    await jobsEnded();
    expect(await statesOf()).toEqual([['ready', null]]);
    for (const { id, left } of [
      { id: one.id, left: 1 },
      { id: two.id, left: 0 },
    ]) {
      await client.delete(`/library_assets/${id}`);
      await api.administrate(
        `update content.library_asset set deleted_at = now() - interval '30 days' where deleted_at is not null`,
      );
      for (const { run: purge } of worker.get(ContentWork).rounds) await purge();
      expect((await statesOf()).length).toBe(left);
      expect(await unreferenced()).toEqual([]);
    }
    expect(await countOf('select 1 from blobs.blob_reference where organization_id = $1')).toBe(0);
  });

  it('that is rendered when the content is already gone is stored nowhere', async () => {
    const asset = await createAsset(client, {}, png(51, 51));
    await client.delete(`/library_assets/${asset.id}`);
    await api.administrate(
      `update content.library_asset set deleted_at = now() - interval '30 days' where deleted_at is not null`,
    );
    for (const { run: purge } of worker.get(ContentWork).rounds) await purge();
    await jobsEnded();
    expect(await statesOf()).toEqual([]);
    expect(await countOf('select 1 from blobs.blob_reference where organization_id = $1')).toBe(0);
  });
});

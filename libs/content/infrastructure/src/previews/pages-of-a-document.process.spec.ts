import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Blobs, blobsContribution, BlobsModule, DiskBlobStore } from '@livery/blobs';
import { Previews } from '@livery/content-application';
import { jobsContribution, JobsModule, JobsWorkerModule, JobWork } from '@livery/jobs';
import { newId, type Tenant, UnitOfWork } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { run, sampleDocx, wordParagraph } from '@livery/office-testing';
import { Database } from '@livery/persistence';
import { createMigratedDatabase, poll, TEST_SECRET_KEYS, type TestDatabase } from '@livery/testing';
import { ContentWorkerModule } from '../content-worker.module.ts';
import { contentPersistence } from '../persistence/content.persistence.ts';
import { OfficeparserTextExtractor } from '../text/officeparser-text-extractor.ts';
import { TEXT_EXTRACTION_LIMITS } from '../text/text-extraction-limits.ts';
import { fakePrograms } from './documents/testing/fake-programs.ts';
import { PreviewRenderer } from './preview-renderer.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

@Module({})
class TestWorker {}

let folder: string;
let server: TestDatabase;
let database: Database;
let worker: INestApplicationContext;
let renderer: PreviewRenderer;
let tenant: Tenant;

const textExtractor = new OfficeparserTextExtractor(TEXT_EXTRACTION_LIMITS);
const failures: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  const slices = [contentPersistence, blobsContribution, jobsContribution];
  server = await createMigratedDatabase(slices);
  const options = { applicationName: 'livery-test', poolSize: 8, guardTenants: true, slices };
  database = await Database.connect({ url: server.url, ...options });
  const soffice = `echo started >> ${folder}/log; cp "$LAST" "$OUT"`;
  renderer = new PreviewRenderer({ installed: await fakePrograms(folder, { soffice }) });
  const foundation = FoundationModule.on(database);
  const store = new DiskBlobStore(path.join(folder, 'blobs'));
  const blobs = BlobsModule.with({ foundation, secretKeys: TEST_SECRET_KEYS, store });
  const jobs = JobsModule.with(foundation);
  const content = ContentWorkerModule.with({ foundation, blobs, jobs, textExtractor, renderer });
  const kinds = ContentWorkerModule.jobKinds(content);
  const report = (error: unknown): void => void failures.push(error);
  const running = JobsWorkerModule.with({ foundation, kinds, slots: 2, report });
  const module = { module: TestWorker, imports: [blobs, content, running] };
  worker = await NestFactory.createApplicationContext(module, { logger: false });
});

beforeEach(async () => {
  tenant = { organizationId: newId(), livemode: true };
  await writeFile(path.join(folder, 'log'), '');
});

afterAll(async () => {
  await worker.get(JobWork, { strict: false }).stop(2_000);
  await worker.close();
  await textExtractor.close();
  await renderer.close();
  await database.close();
  await server.drop();
  await rm(folder, { recursive: true });
});

const transaction = () => worker.get(UnitOfWork, { strict: false });
const previews = () => worker.get(Previews, { strict: false });

/** Stores documents. @returns their hashes */
async function stored(texts: readonly string[]): Promise<string[]> {
  const blobs = worker.get(Blobs, { strict: false });
  const hashes: string[] = [];
  for (const text of texts) {
    const bytes = sampleDocx({ body: wordParagraph(run(text)) });
    const file = path.join(folder, 'document');
    await writeFile(file, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const staged = await blobs.stage(tenant, { path: file, size: bytes.length, sha256 }, DOCX);
    await transaction().run((open) => blobs.keep(staged, { holder: newId(), role: 'content' }, open));
    hashes.push(sha256);
  }
  return hashes;
}

function request(sourceHash: string, pageCount: number, hashes: readonly string[]): Promise<void> {
  const pages = hashes.map((hash, index) => ({ index, hash }));
  const order = { sourceHash, pageCount, pages, requestedBy: null };
  return transaction().run((open) => previews().requestPages(tenant, order, open));
}

async function rowsOf(statement: string): Promise<unknown[][]> {
  const rows = await server.execute(statement, [tenant.organizationId]);
  return rows.map((row): unknown[] => Object.values(row));
}

async function jobsEnded(): Promise<void> {
  await poll('all jobs to end', async () => {
    worker.get(JobWork, { strict: false }).wake();
    const waiting = `select 1 from jobs.job where organization_id = $1 and status in ('queued', 'running')`;
    return (await rowsOf(waiting)).length === 0;
  });
  expect(failures).toEqual([]);
}

const jobCount = async () => (await rowsOf('select 1 from jobs.job where organization_id = $1')).length;
const conversions = async () => (await readFile(path.join(folder, 'log'), 'utf8')).split('\n').length - 1;
const statesOf = () => rowsOf('select state, reason from content.preview where organization_id = $1 order by state');

describe('the pages of a document', () => {
  it('become the previews of other contents, with one conversion for all', async () => {
    const [source = '', ...pages] = await stored(['Source', 'A', 'B', 'C']);
    await request(source, 10, pages);
    await request(source, 10, pages);
    await jobsEnded();
    expect([await jobCount(), await conversions()]).toEqual([1, 1]);
    const ready = await previews().of(tenant, [source, ...pages]);
    expect([...ready.keys()].sort()).toEqual([...pages].sort());
  });

  it('are rendered one by one if the document has another number of pages', async () => {
    const [source = '', ...pages] = await stored(['Another source', 'D', 'E']);
    await request(source, 2, pages);
    await jobsEnded();
    expect([await jobCount(), await conversions()]).toEqual([3, 3]);
    expect(await statesOf()).toEqual([
      ['ready', null],
      ['ready', null],
    ]);
  });

  it('are missing if the document is gone', async () => {
    await request('a'.repeat(64), 2, await stored(['F', 'G']));
    await jobsEnded();
    expect(await statesOf()).toEqual([
      ['none', 'content_gone'],
      ['none', 'content_gone'],
    ]);
  });

  it('are requested once by two at the same time', async () => {
    const [source = '', ...pages] = await stored(['Contended', 'H', 'I']);
    await Promise.all([request(source, 10, pages), request(source, 10, pages.toReversed())]);
    await jobsEnded();
    expect([await jobCount(), await conversions()]).toEqual([1, 1]);
  });

  it('are rendered anew by a new version of the renderer, and are shown as they were until then', async () => {
    const [source = '', page = ''] = await stored(['Earlier', 'J']);
    await request(source, 10, [page]);
    await jobsEnded();
    await server.execute('update content.preview set renderer_version = 0, width = 7 where organization_id = $1', [
      tenant.organizationId,
    ]);
    expect((await previews().of(tenant, [page])).get(page)).toMatchObject({ width: 7 });
    await request(source, 10, [page]);
    await jobsEnded();
    expect((await previews().of(tenant, [page])).get(page)).toMatchObject({ width: 4 });
    expect(await jobCount()).toBe(2);
  });
});

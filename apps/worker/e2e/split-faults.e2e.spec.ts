import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connectDatabase } from '@livery/app-composition';
import { paragraph, placeholder, samplePresentation } from '@livery/office-testing';
import type { Database } from '@livery/persistence';
import { poll } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';
import { wipePostgresQueue } from './wipe-queue.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

const SLIDES = 60;
/** The worker is killed after so many slides. */
const KILLS = [10, 30];

let folder: string;
let fixture: WorkerFixture;
let database: Database;
let api: SpawnedApp;
let key: string;
const apps: SpawnedApp[] = [];

async function start(name: 'api' | 'worker'): Promise<SpawnedApp> {
  const app = await spawnApp(name, {
    DATABASE_URL: fixture.url,
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'error',
    BLOB_DIR: path.join(folder, 'blobs'),
    TMPDIR: path.join(folder, 'temporary'),
    JOB_LEASE_MS: '1000',
    // Nothing is rendered, which would take most of the time.
    PATH: folder,
  });
  apps.push(app);
  await app.untilReady();
  return app;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  for (const name of ['blobs', 'temporary']) await mkdir(path.join(folder, name));
  fixture = await openWorkerFixture();
  // Looks at all tenants, like an administrator.
  const options = { url: fixture.url, applicationName: 'livery-test', poolSize: 2, guardTenants: false };
  database = await connectDatabase(options);
  ({ key } = await createOrganization(fixture.database));
  api = await start('api');
}, START_TIMEOUT_MS);

afterEach(async () => {
  for (const app of apps.splice(0)) await app.process.end('SIGKILL');
  await database.close();
  await fixture[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const headers = () => ({ authorization: `Bearer ${key}` });
const addressOf = (route: string): string => `${api.origin}/api/v1${route}`;

interface Job {
  readonly id: string;
  readonly status: string;
  readonly progress: { readonly done: number };
  readonly result: { readonly created: number; readonly slides: readonly string[] } | null;
}

async function startSplit(): Promise<Job> {
  const slides = Array.from({ length: SLIDES }, (_, at) => placeholder('type="title"', paragraph(`Slide ${at}`)));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(samplePresentation({ slides }))]), 'deck.pptx');
  const uploaded = await fetch(addressOf('/files'), { method: 'POST', headers: headers(), body: form });
  const { id: file }: { id: string } = await uploaded.json();
  const started = await fetch(addressOf('/slide_assets/split'), {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  return started.json();
}

async function read({ id }: Job): Promise<Job> {
  return (await fetch(addressOf(`/jobs/${id}`), { headers: headers() })).json();
}

async function count(statement: string): Promise<number> {
  const [row] = await database.query<{ count: string }>(statement, []);
  return Number(row?.count);
}

it(
  'makes each slide once although the worker is killed and the queue is wiped, and leaves no file',
  async () => {
    const job = await startSplit();
    for (const after of KILLS) {
      const worker = await start('worker');
      await poll(`${after} slides`, async () => (await read(job)).progress.done >= after, undefined, 5);
      await worker.process.end('SIGKILL');
      expect((await read(job)).status).toBe('running');
      await wipePostgresQueue((statement) => database.query(statement, []));
    }
    await start('worker');
    await poll('the split to end', async () => (await read(job)).status === 'completed');
    const { result } = await read(job);
    expect(result?.created).toBe(SLIDES);
    expect(new Set(result?.slides).size).toBe(SLIDES);
    expect(await count('select count(distinct slide_index) from content.slide_asset')).toBe(SLIDES);
    expect(await count('select count(*) from content.slide_asset')).toBe(SLIDES);
    expect(await count(`select count(*) from content.library_asset where type = 'slide'`)).toBe(SLIDES);
    expect(await count('select count(*) from content.asset_version')).toBe(SLIDES);
    expect(await count(`select count(*) from messaging.event where type = 'cms.slide_asset.created'`)).toBe(SLIDES);
    const files = await count('select count(*) from content.file');
    expect(await count(`select count(*) from blobs.blob_reference where role = 'content'`)).toBe(files);
    const unreferenced = `select count(*) from blobs.blob where not exists (
      select 1 from blobs.blob_reference where blob_reference.sha256 = blob.sha256)`;
    expect(await count(unreferenced)).toBe(0);
    await poll('the copies to be removed', async () => (await filesBelow(path.join(folder, 'temporary'))) === 0);
  },
  2 * START_TIMEOUT_MS,
);

async function filesBelow(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

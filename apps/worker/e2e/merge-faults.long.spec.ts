import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
/** The api is killed so many milliseconds after it was asked to compose. */
const KILLS_MS = [20, 60, 150, 300];

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

const deckOf = (titles: readonly string[]): Uint8Array =>
  samplePresentation({ slides: titles.map((title) => placeholder('type="title"', paragraph(title))) });

/** The members of records that are read here. */
interface Answered {
  readonly id: string;
  readonly is_current?: boolean;
  readonly result?: { readonly slides: readonly string[] } | null;
}

async function send(route: string, init: RequestInit = {}, further: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(addressOf(route), { ...init, headers: { ...headers(), ...further } });
  const body: Answered = await answer.json();
  return { status: answer.status, body };
}

const post = (route: string, body: object, idempotencyKey: string = randomUUID()) =>
  send(
    route,
    { method: 'POST', body: JSON.stringify(body) },
    { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
  );

async function upload(route: string, deck: Uint8Array): Promise<Answered> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(deck)]), 'deck.pptx');
  return (await send(route, { method: 'POST', body: form })).body;
}

/** Splits a deck. @returns the ids of its slides */
async function createSlides(): Promise<readonly string[]> {
  const worker = await start('worker');
  const { id: file } = await upload('/files', deckOf(Array.from({ length: SLIDES }, (_, at) => `Slide ${at}`)));
  const { body: job } = await post('/slide_assets/split', { file });
  let slides: readonly string[] = [];
  await poll('the split to end', async () => {
    const { body } = await send(`/jobs/${job.id}`);
    slides = body.result?.slides ?? [];
    return slides.length === SLIDES;
  });
  await worker.process.end('SIGTERM');
  return slides;
}

const setOf = (slides: readonly string[]) => ({
  name: 'Pitch',
  slides: slides.map((slide) => ({ slide_asset: slide })),
});

async function count(statement: string): Promise<number> {
  const [row] = await database.query<{ count: string }>(`select count(*) from ${statement}`, []);
  return Number(row?.count);
}

/** Every blob is referred to, and each content of a file once. */
async function assertBlobsEqualReferences(): Promise<void> {
  const unreferenced = `blobs.blob where released is null and not exists (
    select 1 from blobs.blob_reference where blob_reference.sha256 = blob.sha256)`;
  expect(await count(unreferenced)).toBe(0);
  expect(await count(`blobs.blob_reference where role = 'content'`)).toBe(await count('content.file'));
}

describe('a set of slides', () => {
  it(
    'is composed again once, although the worker is killed while it composes and the queue is wiped',
    async () => {
      const slides = await createSlides();
      const { body: set } = await post('/ppt_sets', setOf(slides));
      await upload(`/slide_assets/${slides[0] ?? ''}/versions`, deckOf(['Another beginning']));
      const worker = await start('worker');
      const job = `jobs.job where kind = 'content.compose_ppt_sets'`;
      await poll('the job to run', async () => (await count(`${job} and status = 'running'`)) > 0, undefined, 5);
      await worker.process.end('SIGKILL');
      expect(await count(`${job} and status = 'running'`)).toBe(1);
      await wipePostgresQueue((statement) => database.query(statement, []));
      await start('worker');
      await poll('the set to be current', async () => {
        return (await send(`/ppt_sets/${set.id}`)).body.is_current === true;
      });
      await poll('the job to end', async () => (await count(`${job} and status = 'completed'`)) === 1);
      expect(await count(`${job} and attempts = 2`)).toBe(1);
      expect(
        await count(`content.asset_version v join content.library_asset a on a.id = v.asset_id
        where a.type = 'presentation'`),
      ).toBe(2);
      await assertBlobsEqualReferences();
    },
    2 * START_TIMEOUT_MS,
  );

  it(
    'is created once, although the api is killed while it composes and is asked again with the same key',
    async () => {
      const slides = await createSlides();
      for (const delay of KILLS_MS) {
        const key = randomUUID();
        const asked = post('/ppt_sets', setOf(slides), key).catch(() => null);
        await setTimeout(delay);
        await api.process.end('SIGKILL');
        await asked;
        api = await start('api');
        await poll('an answer', async () => (await post('/ppt_sets', setOf(slides), key)).status === 201, 60_000, 200);
      }
      expect(await count('content.ppt_set')).toBe(KILLS_MS.length);
      await assertBlobsEqualReferences();
    },
    4 * START_TIMEOUT_MS,
  );
});

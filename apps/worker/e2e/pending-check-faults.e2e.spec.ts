import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connectDatabase } from '@livery/app-composition';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import type { Database } from '@livery/persistence';
import { poll } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';
import { wipePostgresQueue } from './wipe-queue.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

const CHECKS = 12;
const RUNNING = `select 1 from jobs.job where status = 'running' and kind = 'brand_governance.judge_document'`;
const REFERENCES = `select 1 from blobs.blob_reference`;

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
    RATE_LIMIT_CHECKS: '1000/1000',
    CHECK_PRIORITY: 'normal',
    JOB_LEASE_MS: '1000',
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

interface Check {
  readonly id: string;
  readonly status: string;
  readonly document_kept_until: string | null;
}

/** Every second document is not to be kept. */
async function accept(number: number): Promise<Check> {
  const slide = textBox(Array.from({ length: 300 }, () => paragraph(`Plan  ${number}`)).join(''));
  const document = samplePresentation({ slides: Array.from({ length: 10 }, () => slide) });
  const response = await fetch(`${api.origin}/api/v1/brand_checks?keep=${number % 2 === 0}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      prefer: 'respond-async',
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
    body: new Uint8Array(document),
  });
  expect(response.status).toBe(202);
  return response.json();
}

async function list(status: string): Promise<readonly Check[]> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${api.origin}/api/v1/brand_checks?limit=100&status=${status}`, { headers });
  const { data }: { data: readonly Check[] } = await response.json();
  return data;
}

async function count(statement: string): Promise<number> {
  return (await database.query(statement, [])).length;
}

it(
  'no accepted check is lost or ends twice although the api and workers are killed and the queue is wiped',
  async () => {
    const accepted = [];
    for (let number = 0; number < CHECKS; number += 1) accepted.push((await accept(number)).id);
    await api.process.end('SIGKILL');
    expect(await count(REFERENCES)).toBe(CHECKS);
    for (let kills = 0; kills < 2; kills += 1) {
      const worker = await start('worker');
      await poll('a running check', async () => (await count(RUNNING)) > 0, undefined, 2);
      await worker.process.end('SIGKILL');
      await wipePostgresQueue((statement) => database.query(statement, []));
    }
    api = await start('api');
    await Promise.all([start('worker'), start('worker')]);
    await poll('the checks to end', async () => (await list('pending')).length === 0, START_TIMEOUT_MS);
    const completed = await list('completed');
    expect(completed.map(({ id }) => id).sort()).toEqual(accepted.sort());
    expect(completed.filter((check) => check.document_kept_until !== null)).toHaveLength(CHECKS / 2);
    expect(await count(`select 1 from messaging.event where type = 'brand.check.completed'`)).toBe(CHECKS);
    expect(await count(REFERENCES)).toBe(CHECKS / 2);
    expect(await count('select 1 from brand_governance.kept_document')).toBe(CHECKS / 2);
    expect(await count(`select 1 from jobs.job where status = 'completed'`)).toBe(CHECKS);
    expect(await count('select 1 from blobs.staged_object')).toBe(0);
  },
  2 * START_TIMEOUT_MS,
);

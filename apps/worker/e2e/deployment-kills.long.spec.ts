import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import pg from 'pg';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';
import { wipePostgresQueue } from './wipe-queue.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

/** A killed worker's jobs are taken by the next one after this time. */
const LEASE_MS = 1_000;
/** The first half of the key of the lock on a channel. */
const CHANNEL_LOCK = 7_305_816;
const TEST_TIMEOUT_MS = 90_000;

let fixture: WorkerFixture;
const spawned: SpawnedApp[] = [];
let api: SpawnedApp;
let worker: SpawnedApp;
let key: string;
let assets: readonly string[];

const start = async (name: 'api' | 'worker'): Promise<SpawnedApp> => {
  const app = await spawnApp(name, { DATABASE_URL: fixture.url, JOB_LEASE_MS: String(LEASE_MS), LOG_LEVEL: 'error' });
  spawned.push(app);
  await app.untilReady();
  return app;
};

beforeAll(async () => {
  fixture = await openWorkerFixture();
  ({ key } = await createOrganization(fixture.database));
  [api, worker] = await Promise.all([start('api'), start('worker')]);
  assets = [await upload('one'), await upload('two')];
}, START_TIMEOUT_MS);

afterAll(async () => {
  await Promise.all(spawned.map((app) => app.process.end('SIGKILL')));
  await fixture[Symbol.asyncDispose]();
});

async function call(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<object> {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${key}`, ...(isForm ? {} : { 'content-type': 'application/json' }) };
  const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const response = await fetch(`${api.origin}/api/v1${path}`, { method, headers, ...sent });
  return Object(await response.json());
}

const member = (record: object, name: string): unknown => Reflect.get(record, name);

async function upload(text: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([text]), `${text}.txt`);
  return String(member(await call('POST', '/library_assets', form), 'id'));
}

async function deploy(channel: string): Promise<string> {
  const items = assets.map((id) => ({ kind: 'library_asset', id }));
  return String(member(await call('POST', '/deployments', { channel, items }), 'id'));
}

const statusOf = async (id: string): Promise<unknown> => member(await call('GET', `/deployments/${id}`), 'status');
const reaches = (id: string, status: string): Promise<void> =>
  poll(`the deployment is ${status}`, async () => (await statusOf(id)) === status, 60_000);

/** Counts the events of each type about a deployment. */
async function eventsAbout(id: string): Promise<Readonly<Record<string, number>>> {
  const { data = [] }: { data?: { type: string; data: { object: { id: string } } }[] } = await call(
    'GET',
    '/events?type=cms.deployment.*&limit=200',
  );
  const types = data.filter((event) => event.data.object.id === id).map(({ type }) => type);
  return Object.fromEntries(types.map((type) => [type, types.filter((other) => other === type).length]));
}

/** Another transaction holds one of these locks, so that the worker stops at a step. */
const HOLDS = {
  validating: () => 'select id from content.library_asset for update',
  publishing: (channel: string) =>
    `select pg_advisory_xact_lock(${CHANNEL_LOCK}, hashtext(organization_id || ' true ${channel}'))
       from content.deployment where channel = '${channel}' limit 1`,
} as const;

/** Kills the worker in a step of an activation. @returns the id of the deployment */
async function killIn(step: keyof typeof HOLDS, channel: string): Promise<string> {
  await worker.process.end('SIGKILL');
  const id = await deploy(channel);
  const holder = new pg.Client({ connectionString: fixture.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(HOLDS[step](channel));
  worker = await start('worker');
  await reaches(id, step);
  await poll('the worker waits in its transaction', async () => {
    const { rows } = await holder.query('select 1 from pg_locks where not granted');
    return rows.length > 0;
  });
  await worker.process.end('SIGKILL');
  await holder.end();
  return id;
}

/** Every blob is referred to, and each deployment refers once to each content of its items. */
async function assertBlobsEqualReferences(): Promise<void> {
  const unreferenced = `select 1 from blobs.blob b where not exists (
    select 1 from blobs.blob_reference r where r.organization_id = b.organization_id and r.sha256 = b.sha256)`;
  const pinned = `select holder as id, encode(sha256, 'hex') as hash from blobs.blob_reference where role = 'deployed'
    order by id, hash`;
  const items = `select distinct deployment_id as id, content_hash as hash from content.deployment_item order by id, hash`;
  // Looks at all tenants, like an administrator.
  const administrator = new pg.Client({ connectionString: fixture.url });
  await administrator.connect();
  const rowsOf = async (statement: string) => (await administrator.query<object>(statement)).rows;
  try {
    expect(await rowsOf(unreferenced)).toEqual([]);
    expect(await rowsOf(pinned)).toEqual(await rowsOf(items));
  } finally {
    await administrator.end();
  }
}

describe('the activation of a deployment', () => {
  it.each(['validating', 'publishing'] as const)(
    'ends once, although the worker is killed while it is %s',
    async (step) => {
      const former = await deploy(step);
      await reaches(former, 'active');
      const id = await killIn(step, step);
      expect(await statusOf(former)).toBe('active');
      expect(await eventsAbout(id)).toEqual({ 'cms.deployment.created': 1 });
      worker = await start('worker');
      await reaches(id, 'active');
      expect(await statusOf(former)).toBe('superseded');
      expect(await eventsAbout(id)).toEqual({ 'cms.deployment.created': 1, 'cms.deployment.activated': 1 });
      expect(await eventsAbout(former)).toMatchObject({ 'cms.deployment.superseded': 1 });
      await assertBlobsEqualReferences();
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'ends once, although the queue was wiped before the worker took it',
    async () => {
      await worker.process.end('SIGKILL');
      const id = await deploy('wiped');
      await wipePostgresQueue((statement) => fixture.database.dataSource.query(statement));
      worker = await start('worker');
      await reaches(id, 'active');
      expect(await eventsAbout(id)).toEqual({ 'cms.deployment.created': 1, 'cms.deployment.activated': 1 });
      await assertBlobsEqualReferences();
    },
    TEST_TIMEOUT_MS,
  );
});

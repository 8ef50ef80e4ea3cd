import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sampleFont } from '@livery/brand-governance-testing';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import supertest, { type Response } from 'supertest';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

const FILE_BYTES = 1_000_000;
/** More uploads than the disk has room for. */
const MOST_UPLOADS = 20;

/**
 * Runs a program with file systems of its own (`unshare`), so that a disk of 8 MiB can be mounted without changing the machine. A file
 * occupies half of it.
 */
const ON_SMALL_DISK = (folder: string): string => `#!/bin/sh
exec unshare --user --map-root-user --mount sh -c '
  mount -t tmpfs -o size=8m tmpfs "$1" && head -c 4194304 /dev/zero > "$1/occupied" && exec "$2" "$3"
' sh '${folder}' '${process.execPath}' "$1"
`;

let folder: string;
let disk: string;
let fixture: WorkerFixture;
let api: SpawnedApp;
let key: string;

beforeAll(async () => {
  fixture = await openWorkerFixture();
  ({ key } = await createOrganization(fixture.database));
  folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  disk = path.join(folder, 'disk');
  await mkdir(disk);
  const program = path.join(folder, 'on-small-disk');
  await writeFile(program, ON_SMALL_DISK(disk));
  await chmod(program, 0o700);
  const environment = { DATABASE_URL: fixture.url, TMPDIR: disk, BLOB_DIR: path.join(disk, 'blobs') };
  api = await spawnApp('api', environment, program);
  await api.untilReady();
});

afterAll(async () => {
  await api.process.end('SIGTERM');
  await fixture[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const call = (method: 'get' | 'post', address: string) =>
  supertest(api.origin)[method](address).set('authorization', `Bearer ${key}`);

const upload = (content: Buffer): Promise<Response> =>
  Promise.resolve(call('post', '/api/v1/library_assets').attach('file', content, { filename: 'noise.bin' }));

const sendFont = (): Promise<Response> => {
  const font = sampleFont({ tables: { glyf: randomBytes(FILE_BYTES) } });
  return Promise.resolve(call('post', '/api/v1/fonts').attach('file', font, { filename: 'northwind.ttf' }));
};

const sendDocument = (): Promise<Response> => {
  const parts = { 'ppt/media/image1.png': randomBytes(FILE_BYTES) };
  const document = Buffer.from(samplePresentation({ slides: [textBox(paragraph('The  plan'))], parts }));
  return Promise.resolve(call('post', '/api/v1/brand_checks').attach('file', document, { filename: 'plan.pptx' }));
};

it('on a full disk, uploads are 503 and change nothing, reads go on, and uploads work again when there is room', async () => {
  const stored = new Map<string, string>();
  let refused: Response | undefined;
  for (let count = 0; count < MOST_UPLOADS && refused === undefined; count += 1) {
    const content = randomBytes(FILE_BYTES);
    const answer = await upload(content);
    if (answer.status === 201) stored.set(answer.body.open_url, createHash('sha256').update(content).digest('hex'));
    else refused = answer;
  }
  expect(refused?.status).toBe(503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.body.error).toMatchObject({ code: 'unavailable' });
  expect(stored.size).toBeGreaterThan(1);
  expect((await call('get', '/api/v1/library_assets')).body.data).toHaveLength(stored.size);
  for (const send of [sendFont, sendDocument]) {
    const answer = await send();
    expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable']);
  }
  for (const path of ['fonts', 'brand_checks']) expect((await call('get', `/api/v1/${path}`)).body.data).toEqual([]);
  expect((await call('get', '/api/v1/events?type=brand.*')).body.data).toEqual([]);

  await rm(`/proc/${api.process.pid}/root${disk}/occupied`);
  expect((await upload(randomBytes(FILE_BYTES))).status).toBe(201);
  expect([(await sendFont()).status, (await sendDocument()).status]).toEqual([201, 200]);
  for (const [url, sha256] of stored) {
    const { status, body } = await call('get', new URL(url).pathname).responseType('blob');
    expect(status).toBe(200);
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
  }
});

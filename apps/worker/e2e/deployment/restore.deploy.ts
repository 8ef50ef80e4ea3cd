// Only this suite restores a backup of a killed database to a point in time, with a copy of the files that is older.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DebianPostgres, giveAway, poll } from '@livery/testing';
import type { FirstCredentials } from '../operator.ts';
import { Container } from './container.ts';
import { Deployment } from './deployment.ts';

const COPIED = 'The file that was copied';
const LOST = 'The file that came after the copy';
const run = promisify(execFile);

let deployment: Deployment;
let credentials: FirstCredentials;
let restored: DebianPostgres;
let archive: string;
/** The folder with the copy of the files. */
let copy: string;
let onRestored: Readonly<Record<string, string>>;
let api: Container;
/** The paths of two assets. */
let copied: string;
let lost: string;

beforeAll(async () => {
  deployment = await Deployment.open();
  restored = await DebianPostgres.empty();
  copy = await mkdtemp(path.join(tmpdir(), 'livery-copy-'));
  await giveAway(copy);
  onRestored = { DATABASE_URL: restored.url, BLOB_DIR: path.join(copy, 'files') };
  credentials = await deployment.createOrganization();
  await archiveLog();
  api = await deployment.start('api');
  await loseDatabase(await backUp());
  api = await deployment.start('api', onRestored);
});

afterAll(async () => {
  await restored[Symbol.asyncDispose]();
  await deployment[Symbol.asyncDispose]();
  await rm(copy, { recursive: true });
});

async function archiveLog(): Promise<void> {
  archive = path.join(deployment.postgres.directory, 'archive');
  await mkdir(archive);
  await giveAway(archive);
  await deployment.postgres.configure({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  await deployment.postgres.stop();
  await deployment.postgres.start();
}

/** Backs up as docs/operations.md describes it, between changes. @returns the point in time before the mistake */
async function backUp(): Promise<string> {
  await addKey('Before the backup');
  copied = await upload(COPIED);
  const { port } = deployment.postgres;
  await deployment.postgres.program('pg_basebackup', [
    ...['-h', '127.0.0.1', '-p', String(port), '-U', 'livery'],
    ...['-D', restored.data, '--wal-method=none', '--checkpoint=fast'],
  ]);
  await run('cp', ['-a', deployment.environment['BLOB_DIR'] ?? '', onRestored['BLOB_DIR'] ?? '']);
  await addKey('After the backup');
  lost = await upload(LOST);
  const time = await now();
  await addKey('A mistake');
  return time;
}

/** The database is killed, and restored as docs/operations.md describes it. */
async function loseDatabase(time: string): Promise<void> {
  await archiveAll();
  await deployment.postgres.stop('SIGKILL');
  await restored.configure({
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: time,
    recovery_target_action: 'promote',
    archive_mode: 'off',
  });
  await writeFile(path.join(restored.data, 'recovery.signal'), '');
  await restored.start();
}

/** Waits until everything that has been written so far is in the archive. */
async function archiveAll(): Promise<void> {
  const { postgres } = deployment;
  const [segment] = await postgres.execute('select pg_walfile_name(pg_switch_wal()) as name');
  const name = String(Object.values(segment ?? {})[0]);
  await poll('the segment to be archived', async () => {
    const [row] = await postgres.execute(`select last_archived_wal >= '${name}' as done from pg_stat_archiver`);
    return Object.values(row ?? {})[0] === true;
  });
}

/** Returns the server's time with microseconds. */
async function now(): Promise<string> {
  const [row] = await deployment.postgres.execute('select clock_timestamp()::text as now');
  return Object.values(row ?? {})
    .map(String)
    .join('');
}

function get(address: string): Promise<Response> {
  return fetch(`${api.origin}/api/v1${address}`, { headers: { authorization: `Bearer ${credentials.key}` } });
}

/** @param body a form, or what is sent as JSON */
async function post(address: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${api.origin}/api/v1${address}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${credentials.key}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return response.json();
}

async function addKey(name: string): Promise<void> {
  await post('/api_keys', { name, scopes: ['platform:read'] });
}

/** Adds a text to the library. @returns the path of its asset */
async function upload(text: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([text]), 'text.txt');
  return `/library_assets/${String((await post('/library_assets', form))['id'])}`;
}

async function read(address: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await get(address);
  expect(response.status).toBe(200);
  return response.json();
}

async function verifyFiles(): Promise<{ readonly code: number | null; readonly text: string }> {
  const command = await Container.start('admin', { ...deployment.environment, ...onRestored }, ['files', 'verify']);
  return { code: await command.exitCode(), text: command.text };
}

/** @param asset the path of the asset that is released @returns the deployment after its end */
async function release(asset: string): Promise<Readonly<Record<string, unknown>>> {
  const items = [{ kind: 'library_asset', id: path.basename(asset) }];
  const { id } = await post('/deployments', { channel: 'web', items });
  const address = `/deployments/${String(id)}`;
  await poll('the deployment to end', async () => /active|failed/.test(String((await read(address))['status'])));
  return read(address);
}

describe('a restore to a point in time', () => {
  it('brings back earlier changes but not later ones, and the service works', async () => {
    const names = JSON.stringify(await read('/api_keys'));
    expect(names).toContain('Before the backup');
    expect(names).toContain('After the backup');
    expect(names).not.toContain('A mistake');
    await addKey('After the restore');
    await deployment.start('worker', onRestored);
  });

  it('lacks the files that came after the last copy: they are named, say so, and are not released until they are uploaded again', async () => {
    const { content_hash: hash } = await read(lost);
    const verified = await verifyFiles();
    expect(verified.code).toBe(1);
    const missing = verified.text.split('\n').filter((line) => line.startsWith('missing'));
    expect(missing).toEqual([expect.stringContaining(String(hash))]);
    expect(verified.text).toContain('1 missing, 0 different');

    expect((await get(`${lost}/download`)).status).toBe(503);
    expect(await read(lost)).toMatchObject({ is_content_missing: true, image_approval: { canRelease: false } });
    expect(await release(lost)).toMatchObject({
      status: 'failed',
      failure: { code: 'items_not_releasable', items: [{ reason: 'content_missing' }] },
    });

    expect(await (await get(`${copied}/download`)).text()).toBe(COPIED);
    expect(await read(copied)).toMatchObject({ is_content_missing: false, image_approval: { canRelease: true } });
    expect(await release(copied)).toMatchObject({ status: 'active' });

    await upload(LOST);
    expect(await (await get(`${lost}/download`)).text()).toBe(LOST);
    expect(await read(lost)).toMatchObject({ is_content_missing: false, image_approval: { canRelease: true } });
    expect((await verifyFiles()).code).toBe(0);
  });
});

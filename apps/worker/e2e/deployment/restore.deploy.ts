// Only this suite restores a backup of a killed database to a point in time.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DebianPostgres, giveAway, poll } from '@livery/testing';
import type { FirstCredentials } from '../operator.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';

let deployment: Deployment;
let credentials: FirstCredentials;
let restored: DebianPostgres;
let archive: string;

beforeAll(async () => {
  deployment = await Deployment.open();
  restored = await DebianPostgres.empty();
  credentials = await deployment.createOrganization();
  archive = path.join(deployment.postgres.directory, 'archive');
  await mkdir(archive);
  await giveAway(archive);
  await deployment.postgres.configure({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  await deployment.postgres.stop();
  await deployment.postgres.start();
});

afterAll(async () => {
  await restored[Symbol.asyncDispose]();
  await deployment[Symbol.asyncDispose]();
});

function ask(api: Container, method: 'GET' | 'POST', body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${credentials.key}`, 'content-type': 'application/json' };
  return fetch(`${api.origin}/api/v1/api_keys`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function addKey(api: Container, name: string): Promise<void> {
  expect((await ask(api, 'POST', { name, scopes: ['platform:read'] })).status).toBe(201);
}

async function keyNames(api: Container): Promise<string> {
  const answer = await ask(api, 'GET');
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Returns the server's time with microseconds. */
async function now(): Promise<string> {
  const [row] = await deployment.postgres.execute('select clock_timestamp()::text as now');
  return Object.values(row ?? {})
    .map(String)
    .join('');
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

/** Restores as docs/operations.md describes it. */
async function restoreTo(time: string): Promise<void> {
  await restored.configure({
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: time,
    recovery_target_action: 'promote',
    archive_mode: 'off',
  });
  await writeFile(path.join(restored.data, 'recovery.signal'), '');
  await restored.start();
}

describe('a backup', () => {
  it('can be restored to a point in time: earlier changes are there, later ones are not, and the service works', async () => {
    const api = await deployment.start('api');
    await addKey(api, 'Before the backup');
    const { port } = deployment.postgres;
    await deployment.postgres.program('pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', 'livery'],
      ...['-D', restored.data, '--wal-method=none', '--checkpoint=fast'],
    ]);
    await addKey(api, 'After the backup');
    const time = await now();
    await addKey(api, 'A mistake');
    await archiveAll();
    await deployment.postgres.stop('SIGKILL');

    await restoreTo(time);
    const onRestored = { DATABASE_URL: restored.url };
    const second = await deployment.start('api', onRestored);
    const names = await keyNames(second);
    expect(names).toContain('Before the backup');
    expect(names).toContain('After the backup');
    expect(names).not.toContain('A mistake');
    await addKey(second, 'After the restore');
    await deployment.start('worker', onRestored);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { pollUntil } from './poll-until.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { runningProcess } from './running-process.ts';

let parent: string;
let directory: string;
let progress: string[];
let lost: string[];
let running: EmbeddedPostgres[];

async function makeParent(): Promise<void> {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'embedded-postgres-'));
  await chmod(parent, 0o755);
  directory = join(parent, 'postgres');
  running = [];
}

async function removeParent(): Promise<void> {
  await stopAll();
  await rm(parent, { recursive: true, force: true, maxRetries: 10 });
}

async function start(durable = false): Promise<EmbeddedPostgres> {
  progress = [];
  lost = [];
  const postgres = await EmbeddedPostgres.start({
    directory,
    durable,
    onProgress: (message) => progress.push(message),
    onLost: (error) => lost.push(error.message),
  });
  running.push(postgres);
  return postgres;
}

async function stopAll(): Promise<void> {
  await Promise.all(running.map((postgres) => postgres.stop()));
}

async function query(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

async function listenOn(port: number): Promise<() => Promise<void>> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

describe('the first start', () => {
  let postgres: EmbeddedPostgres;
  let url: string;
  beforeAll(async () => {
    await makeParent();
    await mkdir(directory);
    postgres = await start(true);
    ({ url } = postgres);
  });
  afterAll(removeParent);

  it('creates a cluster with a database at its URL', async () => {
    expect(postgres.urlOf('livery')).toBe(url);
    expect(await query(url, 'select current_database()')).toEqual(['livery']);
    expect(await query(url, 'show server_version')).toEqual([postgres.version]);
    expect(progress).toEqual([
      `creating the database cluster in ${directory}`,
      `starting PostgreSQL ${postgres.version}`,
    ]);
  });

  it('stores text in UTF-8, and supports letters that are not ASCII in trigrams and upper case', async () => {
    expect(await query(url, 'show server_encoding')).toEqual(['UTF8']);
    expect(await query(url, "select upper('müller')")).toEqual(['MÜLLER']);
    await query(url, 'create extension pg_trgm');
    expect(await query(url, "select 'mül' <% 'Müller'")).toEqual([true]);
    expect(await query(url, "select count(*)::int from unnest(show_trgm('ü'))")).toEqual([2]);
  });

  it('listens on the loopback address only, with SCRAM passwords and without sockets', async () => {
    expect(await query(url, 'show listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(url, 'show unix_socket_directories')).toEqual(['']);
    expect(await query(url, "select distinct auth_method from pg_hba_file_rules where type = 'host'")).toEqual([
      'scram-sha-256',
    ]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('stores the password in a file that only its owner can read, and not in the process list or the log', async () => {
    const password = new URL(url).password;
    expect((await readFile(`${directory}.password`, 'utf8')).trim()).toBe(password);
    expect((await stat(`${directory}.password`)).mode & 0o777).toBe(0o600);
    const { pid = 0 } = (await readPostmasterFile(directory)) ?? {};
    const { command = '' } = (await runningProcess(pid)) ?? {};
    expect(command).toContain(directory);
    expect(command).not.toContain(password);
    expect(await readFile(`${directory}.log`, 'utf8')).not.toContain(password);
  });

  it('is durable and uses little memory', async () => {
    expect(await query(url, 'show fsync')).toEqual(['on']);
    expect(await query(url, 'show shared_buffers')).toEqual(['64MB']);
    expect(await query(url, 'show max_connections')).toEqual(['60']);
  });

  it('never quotes rows or statements in the log of the server', async () => {
    await query(url, 'create table document (title text primary key)');
    await query(url, "insert into document values ('confidential')");
    await expect(query(url, "insert into document values ('confidential')")).rejects.toThrow('duplicate key');
    const log = await readFile(`${directory}.log`, 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('confidential');
  });
});

describe('the next start', () => {
  beforeAll(async () => {
    await makeParent();
    await start();
  });
  beforeEach(stopAll);
  afterAll(removeParent);

  it('has the same data at the same URL', async () => {
    const { url } = await start(true);
    await query(url, 'create table kept as select 42 as answer');
    await stopAll();
    const again = await start(true);
    expect(again.url).toBe(url);
    expect(await query(again.url, 'select answer from kept')).toEqual([42]);
    expect(progress).toEqual([`starting PostgreSQL ${again.version}`]);
  });

  it('uses another port if its own is in use, and keeps that one', async () => {
    const first = await start();
    await first.stop();
    const close = await listenOn(first.port);
    const second = await start().finally(close);
    expect(second.port).not.toBe(first.port);
    expect(progress).toContain(`port ${first.port} is taken by another program, choosing another`);
    await second.stop();
    expect((await start()).port).toBe(second.port);
  });

  it('creates the database when the first start was interrupted before that', async () => {
    const first = await start();
    await query(first.urlOf('postgres'), 'drop database livery');
    await first.stop();
    expect(await query((await start()).url, 'select 1')).toEqual([1]);
  });

  it('names the missing file if the password was deleted', async () => {
    await rename(`${directory}.password`, `${directory}.away`);
    await expect(start()).rejects.toThrow(`${directory}.password`);
    await rename(`${directory}.away`, `${directory}.password`);
  });

  it('reports that the password file belongs to another cluster, without quoting it', async () => {
    const right = await readFile(`${directory}.password`);
    await writeFile(`${directory}.password`, 'of-another\n');
    const error: unknown = await start().catch((reason: unknown) => reason);
    await writeFile(`${directory}.password`, right);
    expect(String(error)).toMatch(/password file .* is not the one/);
    expect(String(error)).not.toContain('of-another');
    expect(await readPostmasterFile(directory)).toBeUndefined();
  });

  it('reports the last log lines of a server that does not start', async () => {
    const control = join(directory, 'global', 'pg_control');
    await rename(control, `${control}.away`);
    await expect(start()).rejects.toThrow(
      /did not start on .*\n.*could not (find|open) .*(pg_control|database system)/s,
    );
    await rename(`${control}.away`, control);
    expect(await readdir(parent)).not.toContain('postgres.lock');
  });

  it('is faster and not durable if a test requests it', async () => {
    expect(await query((await start(false)).url, 'show fsync')).toEqual(['off']);
  });

  it('is refused with the message of the server if others may read the data directory', async () => {
    await chmod(directory, 0o777);
    await expect(start()).rejects.toThrow('has invalid permissions');
    await chmod(directory, 0o700);
  });

  it('is ended by a stop, which closes open connections and may be called twice', async () => {
    const postgres = await start();
    const { pid = 0 } = (await readPostmasterFile(directory)) ?? {};
    const client = new Client({ connectionString: postgres.url });
    const ended = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await ended;
    expect(await runningProcess(pid)).toBeUndefined();
    expect(await readdir(parent)).not.toContain('postgres.lock');
  });
});

describe('a server that ends unexpectedly', () => {
  const PATIENCE = 20_000;
  beforeEach(makeParent);
  afterEach(removeParent);

  async function serverPid(): Promise<number> {
    const { pid } = (await readPostmasterFile(directory)) ?? {};
    if (pid === undefined) throw new Error('PostgreSQL does not run.');
    return pid;
  }

  async function killServer(): Promise<void> {
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    expect(await pollUntil(async () => (await runningProcess(pid)) === undefined, PATIENCE)).toBe(true);
  }

  async function answers(url: string): Promise<boolean> {
    return query(url, 'select 1').then(
      () => true,
      () => false,
    );
  }

  it('is started again at the same URL, with its data', async () => {
    const { url } = await start(true);
    await query(url, 'create table kept as select 42 as answer');
    await killServer();
    expect(await pollUntil(() => answers(url), PATIENCE)).toBe(true);
    expect(await query(url, 'select answer from kept')).toEqual([42]);
    expect(progress).toContain('PostgreSQL ended with SIGKILL, starting it again');
    expect(lost).toEqual([]);
  });

  it('is reported as lost the second time, and can still be stopped', async () => {
    const postgres = await start();
    await killServer();
    expect(await pollUntil(() => answers(postgres.url), PATIENCE)).toBe(true);
    await killServer();
    expect(await pollUntil(() => lost.length > 0, PATIENCE)).toBe(true);
    expect(lost).toEqual(['PostgreSQL ended again, with SIGKILL.']);
    await postgres.stop();
    expect(await readdir(parent)).not.toContain('postgres.lock');
  });

  it('is not started again after a stop was requested', async () => {
    const postgres = await start();
    const pid = await serverPid();
    const stopped = postgres.stop();
    process.kill(pid, 'SIGKILL');
    await stopped;
    expect(progress).not.toContain(expect.stringContaining('starting it again'));
    expect(await answers(postgres.url)).toBe(false);
    expect(lost).toEqual([]);
  });
});

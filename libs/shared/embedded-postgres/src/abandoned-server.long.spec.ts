import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearAbandonedServer } from './clear-abandoned-server.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresInUse } from './embedded-postgres.errors.ts';
import { pollUntil } from './poll-until.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { runningProcess } from './running-process.ts';
import { unlessMissing } from './unless-missing.ts';

/** Starts PostgreSQL on the directory in argv, prints the result as one line of JSON, and runs until it is ended. */
const OWNER = `
  const { EmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
  const [directory] = process.argv.slice(-1);
  try {
    const postgres = await EmbeddedPostgres.start({ directory, durable: true });
    console.log(JSON.stringify({ url: postgres.url }));
    process.on('SIGTERM', () => void postgres.stop().then(() => process.exit()));
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(JSON.stringify({ error: error.name, ownerPid: error.ownerPid, message: error.message }));
  }
`;

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65534, gid: 65534 };

let parent: string;
let directory: string;
let children: ChildProcess[];
let progress: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'embedded-postgres-'));
  await chmod(parent, 0o755);
  directory = join(parent, 'my postgres');
  children = [];
  progress = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(hasEnded));
  await clearAbandonedServer(directory, () => undefined);
  await rm(parent, { recursive: true, force: true, maxRetries: 10 });
});

async function take(): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({ directory, durable: false, onProgress: (message) => progress.push(message) });
}

function owner(options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', OWNER, directory], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function resultOf(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const line: unknown = await new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(JSON.parse(String(chunk))));
    child.once('exit', (code) => reject(new Error(`ended with ${String(code)} and printed nothing`)));
  });
  return { ...(typeof line === 'object' ? line : {}) };
}

async function hasEnded(child: ChildProcess): Promise<void> {
  expect(await pollUntil(() => child.exitCode !== null || child.signalCode !== null, 10_000)).toBe(true);
}

async function serverPid(): Promise<number> {
  return (await readPostmasterFile(directory))?.pid ?? 0;
}

describe('a server whose owner was killed', () => {
  it('is stopped by the next start, which has the same address', async () => {
    const killed = owner();
    const { url } = await resultOf(killed);
    const abandoned = await serverPid();
    killed.kill('SIGKILL');
    await hasEnded(killed);
    expect((await runningProcess(abandoned))?.command).toContain(directory);

    const postgres = await take();
    try {
      expect(progress).toContain(`stopping PostgreSQL (process ${abandoned}), which an earlier run left behind`);
      expect(postgres.url).toBe(url);
      expect(await serverPid()).not.toBe(abandoned);
      expect(await runningProcess(abandoned)).toBeUndefined();
    } finally {
      await postgres.stop();
    }
  });

  it('leaves a cluster that starts when the server was killed, too, and its pid is now that of another program', async () => {
    const killed = owner();
    await resultOf(killed);
    const abandoned = await serverPid();
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], isRoot ? NOBODY : {});
    children.push(bystander);
    // The owner first, since it starts another server when its own has ended.
    killed.kill('SIGKILL');
    await hasEnded(killed);
    process.kill(abandoned, 'SIGKILL');
    expect(await pollUntil(async () => (await runningProcess(abandoned)) === undefined, 10_000)).toBe(true);
    const file = join(directory, 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(String(abandoned), String(bystander.pid)));

    await (await take()).stop();
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });
});

describe('an owner that was killed during its first start', () => {
  it.each(['PG_VERSION', 'base/4/PG_VERSION'])(
    'is no hindrance to the next start when initdb had come to %s',
    async (file) => {
      const killed = owner();
      expect(await pollUntil(async () => hasBegun(file), 10_000)).toBe(true);
      killed.kill('SIGKILL');
      await hasEnded(killed);
      await (await take()).stop();
      expect((await readdir(parent)).filter((name) => name.includes('.new-'))).toEqual([]);
    },
  );
});

async function hasBegun(file: string): Promise<boolean> {
  const draft = (await readdir(parent)).find((name) => name.includes('.new-'));
  return draft !== undefined && (await unlessMissing(stat(join(parent, draft, file)))) !== undefined;
}

describe('two starts on one directory', () => {
  it('give the cluster to one, and report its process to the other', async () => {
    const [first, second] = [owner(), owner()];
    const answers = await Promise.all([first, second].map(async (child) => ({ child, ...(await resultOf(child)) })));
    const winners = answers.filter((answer) => 'url' in answer);
    expect(winners).toHaveLength(1);
    expect(answers.find((answer) => 'error' in answer)).toMatchObject({
      error: 'EmbeddedPostgresInUse',
      ownerPid: winners[0]?.child.pid,
      message: expect.stringContaining(directory),
    });
  });

  it('are refused within one process, too, whatever path leads to the directory', async () => {
    const postgres = await take();
    await symlink(directory, `${directory}-by-another-name`);
    const again = EmbeddedPostgres.start({ directory: `${directory}-by-another-name` });
    const error: unknown = await again.catch((reason: unknown) => reason);
    await postgres.stop();
    expect(error).toBeInstanceOf(EmbeddedPostgresInUse);
    expect(error).toMatchObject({ ownerPid: process.pid, directory });
  });
});

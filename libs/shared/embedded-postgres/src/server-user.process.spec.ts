import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { canReach } from './can-reach.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const isRoot = process.getuid?.() === 0;
/** An account that exists on every system. */
const USER = { uid: 1, gid: 1 };
const STRANGER = { uid: 54_321, gid: 54_321 };
/** Another user can run Node and the sources of the tests only if neither lies in a closed home. */
const canPlayOthers = isRoot && (await canReach(import.meta.dirname, USER)) && (await canReach(process.execPath, USER));

/** Starts PostgreSQL on the directory in argv as the current user, prints what it finds, and stops. */
const START = `
  const { EmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
  const postgres = await EmbeddedPostgres.start({ directory: process.argv.at(-1), durable: false });
  console.log(JSON.stringify([postgres.directory, postgres.url]));
  await postgres.stop();
`;

let parent: string;
let directory: string;
let progress: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'server-user-'));
  directory = join(parent, 'postgres');
  progress = [];
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function start(): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({ directory, durable: false, onProgress: (message) => progress.push(message) });
}

async function startAs(user: typeof USER): Promise<unknown> {
  const argv = ['--no-warnings', '--input-type=module', '-e', START, directory];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { ...user, cwd: '/' });
  return JSON.parse(stdout);
}

async function serverUid(place: string): Promise<number> {
  const { pid = 0 } = (await readPostmasterFile(place)) ?? {};
  return (await stat(`/proc/${pid}`)).uid;
}

/** Only root can start a process as another user. Other users do not run these suites. */
function describeWhere(possible: boolean, title: string, suite: () => void): void {
  if (possible) describe(title, suite);
}

describeWhere(!isRoot, 'a start as whoever runs the tests', () => {
  it('runs the server as that user, on data of their own', async () => {
    const postgres = await start();
    const [server, { uid }] = [await serverUid(directory), await stat(directory)];
    await postgres.stop();
    expect([postgres.directory, server, uid]).toEqual([directory, process.getuid?.(), process.getuid?.()]);
  });
});

describeWhere(isRoot, 'a start as root', () => {
  it('runs the server as the user nobody, who owns the data', async () => {
    await chmod(parent, 0o755);
    const postgres = await start();
    const [server, { uid }] = [await serverUid(directory), await stat(directory)];
    await postgres.stop();
    expect([postgres.directory, server, uid]).toEqual([directory, 65534, 65534]);
  });

  it('stores the data elsewhere if the user nobody cannot reach the directory, reports that, and finds the data again', async () => {
    const first = await start();
    await first.stop();
    const second = await start();
    await second.stop();
    await rm(dirname(first.directory), { recursive: true });
    expect(first.directory).toMatch(/^\/var\/lib\/livery\/cluster-\w{6}\/postgres$/);
    expect(second.url).toBe(first.url);
    expect(progress[0]).toBe(
      `keeping the database in ${first.directory}, because PostgreSQL cannot reach ${directory}`,
    );
  });
});

describeWhere(canPlayOthers, 'a start as an ordinary user', () => {
  it('needs only a directory, which may be closed to others', async () => {
    await chown(parent, USER.uid, USER.gid);
    expect(await startAs(USER)).toEqual([directory, expect.stringContaining('postgres://livery:')]);
    expect((await stat(`${directory}.password`)).uid).toBe(USER.uid);
  });

  it('finds its data again after a start as root, which runs the server as the user whose data it is', async () => {
    await chown(parent, USER.uid, USER.gid);
    const answer = await startAs(USER);
    const postgres = await start();
    const server = await serverUid(directory);
    await postgres.stop();
    expect(server).toBe(USER.uid);
    expect(await startAs(USER)).toEqual(answer);
    expect(answer).toEqual([directory, postgres.url]);
  });

  it('gets an error that the data belong to another user', async () => {
    await chmod(parent, 0o755);
    await (await start()).stop();
    await expect(startAs(USER)).rejects.toThrow(/data directory .* cannot be read \(EACCES\)/);
  });

  it('gets an error that initdb needs an account', async () => {
    await chown(parent, STRANGER.uid, STRANGER.gid);
    await expect(startAs(STRANGER)).rejects.toThrow(/user ID 54321.*Start the service as a user with an account/);
  });
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { poll } from './poll.ts';
import { giveAway, UNPRIVILEGED } from './unprivileged.ts';

const STARTS_WITHIN_MS = 20_000;
const run = promisify(execFile);

/** A cluster of the distribution's PostgreSQL on loopback. Its temporary folder is deleted when it is disposed of. */
export class DebianPostgres implements AsyncDisposable {
  private server: ChildProcess | undefined;

  private constructor(
    /** Belongs to the server's user. The cluster is in its folder `data`; suites may create other folders in it. */
    readonly directory: string,
    readonly port: number,
  ) {}

  /** Creates a cluster with an empty database `livery`. */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<DebianPostgres> {
    const postgres = await DebianPostgres.empty();
    await postgres.program('initdb', ['-D', postgres.data, '-U', 'livery', '--auth=trust', '-E', 'UTF8', '--no-sync']);
    await postgres.configure(settings);
    await postgres.start();
    await postgres.execute('create database livery', 'postgres');
    return postgres;
  }

  /** Creates a folder without a cluster, so that a restore can fill `data`. */
  static async empty(): Promise<DebianPostgres> {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-debian-postgres-'));
    await giveAway(directory);
    return new DebianPostgres(directory, await freePort());
  }

  get url(): string {
    return `postgres://livery@127.0.0.1:${this.port}/livery`;
  }

  get data(): string {
    return path.join(this.directory, 'data');
  }

  /** Adds settings, which take effect at the next start. */
  async configure(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await writeFile(path.join(this.data, 'postgresql.conf'), lines.join(''), { flag: 'a' });
  }

  async start(): Promise<void> {
    const listening = ['-p', String(this.port), '-h', '127.0.0.1', '-k', this.directory];
    const postgres = path.join(await binaries(), 'postgres');
    this.server = spawn(postgres, ['-D', this.data, ...listening], {
      ...UNPRIVILEGED,
      cwd: this.directory,
      stdio: 'ignore',
    });
    const isUp = (): Promise<boolean> =>
      this.execute('select pg_is_in_recovery()', 'postgres').then(
        ([row]) => Object.values(row ?? {})[0] === false,
        () => false,
      );
    await poll('PostgreSQL to accept writes', isUp, STARTS_WITHIN_MS);
  }

  /** Shuts the server down (mode fast), which ends all sessions. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server?.exitCode === null && server.kill(signal)) await once(server, 'exit');
  }

  /** Runs a program of PostgreSQL as the server's user. */
  async program(name: string, parameters: readonly string[]): Promise<string> {
    const options = { ...UNPRIVILEGED, cwd: this.directory };
    return (await run(path.join(await binaries(), name), [...parameters], options)).stdout;
  }

  async execute(statement: string, database = 'livery'): Promise<readonly object[]> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'livery', database });
    await client.connect();
    try {
      return (await client.query<object>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop('SIGINT');
    await rm(this.directory, { recursive: true, force: true });
  }
}

/** Returns the folder of the programs of the newest installed PostgreSQL. */
async function binaries(): Promise<string> {
  const found = (await Array.fromAsync(glob('/usr/lib/postgresql/*/bin'))).sort().at(-1);
  if (found === undefined) throw new Error("These suites need the distribution's PostgreSQL: .ci/run installs it.");
  return found;
}

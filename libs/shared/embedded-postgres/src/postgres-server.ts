import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFiles } from './cluster-files.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { notRunnable } from './not-runnable.ts';
import { pollUntil } from './poll-until.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { SERVER_ENVIRONMENT } from './server-environment.ts';
import { serverSettings } from './server-settings.ts';
import type { SystemUser } from './server-user.ts';
import { stopServer } from './stop-server.ts';

export interface PostgresServerOptions {
  readonly directory: string;
  readonly binaries: PostgresBinaries;
  readonly user: SystemUser | undefined;
  readonly port: number;
  readonly durable: boolean;
}

/** Long enough to replay the write-ahead log after a crash. */
const PATIENCE = 60_000;
const LAST_WORDS = 20;

/** One running `postgres` process, which is a child of this one. */
export class PostgresServer {
  /** How it has ended, such as `code 1` or `SIGKILL`. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #options: PostgresServerOptions;

  private constructor(child: ChildProcess, options: PostgresServerOptions) {
    this.#child = child;
    this.#options = options;
    this.ended = new Promise((resolve) => child.once('exit', () => resolve(outcomeOf(child))));
  }

  /** Starts the server and waits until it accepts connections. */
  static async launch(options: PostgresServerOptions): Promise<PostgresServer> {
    const { directory, binaries, user } = options;
    const program = join(binaries.native, 'bin', 'postgres');
    const path = clusterFiles(directory).log;
    await rm(path, { force: true });
    const log = await open(path, 'wx', 0o600);
    try {
      // Detached, because Ctrl-C in a terminal goes to the whole process group, and the last requests still need the database.
      const child = spawn(program, ['-D', directory, ...serverSettings(options)], {
        ...user,
        cwd: '/',
        env: SERVER_ENVIRONMENT,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      });
      child.unref();
      await once(child, 'spawn').catch((cause: unknown) => {
        throw notRunnable(program, cause);
      });
      const server = new PostgresServer(child, options);
      await server.#untilReady();
      return server;
    } finally {
      await log.close();
    }
  }

  /** Stops the server (fast shutdown): open connections end, and every commit is kept. */
  async stop(): Promise<void> {
    if (this.#child.pid !== undefined) await stopServer(this.#child.pid, () => this.#isRunning());
  }

  #isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #untilReady(): Promise<void> {
    const { directory } = this.#options;
    const isReady = async () => {
      const file = await readPostmasterFile(directory);
      return file?.pid === this.#child.pid && file?.ready === true;
    };
    const settled = await pollUntil(async () => !this.#isRunning() || (await isReady()), PATIENCE);
    if (settled && this.#isRunning()) return;
    await this.stop();
    throw new EmbeddedPostgresFailed(await this.#whyNot(settled));
  }

  async #whyNot(settled: boolean): Promise<string> {
    const { directory, binaries } = this.#options;
    const outcome = `PostgreSQL ${binaries.version} did not start on ${directory}: `;
    const { log } = clusterFiles(directory);
    const words = (await readFile(log, 'utf8')).trim().split('\n').slice(-LAST_WORDS).join('\n');
    const ending = settled ? `it ended with ${outcomeOf(this.#child)}` : `it was not ready after ${PATIENCE / 1_000} s`;
    return `${outcome}${ending}. The end of ${log}:\n${words}`;
  }
}

function outcomeOf({ signalCode, exitCode }: ChildProcess): string {
  return signalCode ?? `code ${String(exitCode)}`;
}

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgres } from '@livery/embedded-postgres';

/** A PostgreSQL with fsync, as in production, that can crash, and that can be stopped and continued. */
export class StoppablePostgres implements AsyncDisposable {
  private readonly folder: string;
  private server: EmbeddedPostgres;

  private constructor(folder: string, server: EmbeddedPostgres) {
    this.folder = folder;
    this.server = server;
  }

  static async start(): Promise<StoppablePostgres> {
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-fault-'));
    // If root runs it, the server's user must be able to enter the folder.
    await chmod(folder, 0o755);
    return new StoppablePostgres(folder, await startIn(folder));
  }

  get url(): string {
    return this.server.url;
  }

  /** Kills all processes of the server with SIGKILL, and starts it again on the same port. */
  async crash(): Promise<void> {
    await this.signal('SIGKILL');
    await this.server.stop();
    this.server = await startIn(this.folder);
  }

  /** Stops all processes of the server where they are, until `resume`. */
  async pause(): Promise<void> {
    await this.signal('SIGSTOP');
  }

  async resume(): Promise<void> {
    await this.signal('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.resume();
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const file = await readFile(path.join(this.server.directory, 'postmaster.pid'), 'utf8');
    const first = Number(file.split('\n')[0]);
    // While it is stopped, it starts no further process.
    process.kill(first, 'SIGSTOP');
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(first)]);
    for (const pid of stdout.trim().split('\n').map(Number)) sendUnlessEnded(pid, signal);
    process.kill(first, signal);
  }
}

function sendUnlessEnded(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function startIn(folder: string): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({ directory: path.join(folder, 'postgres') });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, chmod, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, poll, UNPRIVILEGED } from '@livery/testing';
import pg from 'pg';

/** Debian's PgBouncer on loopback, in front of a PostgreSQL on loopback. */
export class PgBouncer implements AsyncDisposable {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async start(serverPort: number, settings: Readonly<Record<string, string>>): Promise<PgBouncer> {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-pgbouncer-'));
    await chmod(directory, 0o755);
    const port = await freePort();
    const own = {
      listen_addr: '127.0.0.1',
      listen_port: String(port),
      unix_socket_dir: '',
      auth_type: 'any',
      log_connections: '0',
      log_disconnections: '0',
      ...settings,
    };
    const file = path.join(directory, 'pgbouncer.ini');
    const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
    const target = `livery = host=127.0.0.1 port=${serverPort} user=livery dbname=livery`;
    await writeFile(file, ['[databases]', target, '[pgbouncer]', ...lines, ''].join('\n'));
    const child = spawn('pgbouncer', [file], { ...UNPRIVILEGED, stdio: ['ignore', 'inherit', 'inherit'] });
    const bouncer = new PgBouncer(directory, port, child);
    await poll('PgBouncer to answer', () => bouncer.answers());
    return bouncer;
  }

  get url(): string {
    return `postgres://livery@127.0.0.1:${this.port}/livery`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.kill('SIGKILL')) await once(this.child, 'exit');
    await rm(this.directory, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }
}

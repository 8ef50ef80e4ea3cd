import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { Livery } from '@livery/sdk';
import { freePort, onThisMachine, poll, StartedProcess } from '@livery/testing';

const ENTRY = path.resolve(import.meta.dirname, '../../standalone/dist/main.js');
const LINK = /\/dashboard\/sign-in#first-run=sil_\w+/;
const BUILD_TIMEOUT_MS = 60_000;
/** For the hook that opens the service: the first start builds the dashboard. */
export const OPEN_TIMEOUT_MS = onThisMachine(120_000);

/** The standalone service with its dashboard, as somebody has it after `npm start`. */
export class DashboardService implements AsyncDisposable {
  private process: StartedProcess;

  private constructor(
    private readonly directory: string,
    private readonly port: number,
  ) {
    this.process = this.start();
  }

  static async open(): Promise<DashboardService> {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-dashboard-'));
    // If root starts the service, PostgreSQL runs as another user, who needs access to the directory.
    await chmod(directory, 0o755);
    const service = new DashboardService(directory, await freePort());
    try {
      await service.isReady();
      return service;
    } catch (error) {
      await service[Symbol.asyncDispose]();
      throw error;
    }
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The address of the link that this start has printed. */
  get link(): string {
    return this.origin + (LINK.exec(this.process.text)?.[0] ?? '');
  }

  /** A value of the file that the service writes for scripts: `organization`, `live_key`, `test_key`. */
  async demo(name: string): Promise<string> {
    const facts: unknown = JSON.parse(await readFile(path.join(this.directory, 'demo.json'), 'utf8'));
    return String(Reflect.get(Object(facts), name));
  }

  /** The API of the demo with all scopes. */
  async client(mode: 'live' | 'test' = 'live'): Promise<Livery> {
    return new Livery({ baseUrl: this.origin, credential: await this.demo(`${mode}_key`) });
  }

  /** The sizes of all files that are stored, in bytes, and of those that are not complete. */
  async storedSizes(): Promise<readonly number[]> {
    const entries = await readdir(path.join(this.directory, 'blobs'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size));
  }

  /** Lets time pass for all sessions: the last confirmation of the password is older by so many minutes. */
  async passMinutes(minutes: number): Promise<void> {
    const [password, port] = await Promise.all(
      ['postgres.password', 'postgres.port'].map((name) => readFile(path.join(this.directory, name), 'utf8')),
    );
    const client = new Client(`postgres://livery:${password?.trim() ?? ''}@127.0.0.1:${port?.trim() ?? ''}/livery`);
    await client.connect();
    await client.query("update platform.session set stepped_up_at = stepped_up_at - $1 * interval '1 minute'", [
      minutes,
    ]);
    await client.end();
  }

  /** Ends the service as an operator does, and starts it again with the same data. It then has a new link. */
  async restart(): Promise<void> {
    await this.stop();
    await this.resume();
  }

  stop(): Promise<unknown> {
    return this.process.end('SIGINT');
  }

  async resume(): Promise<void> {
    this.process = this.start();
    await this.isReady();
  }

  /** @throws Error with the output of the service if it has ended by itself */
  async [Symbol.asyncDispose](): Promise<void> {
    const { isRunning } = this.process;
    await this.stop();
    await rm(this.directory, { recursive: true, force: true, maxRetries: 5 });
    if (!isRunning) throw new Error(`The service has ended by itself. It printed:\n${this.process.text}`);
  }

  private start(): StartedProcess {
    return StartedProcess.start(ENTRY, { PORT: String(this.port), LIVERY_DATA_DIR: this.directory });
  }

  /** Until the demo is there, and the dashboard is built. */
  private async isReady(): Promise<void> {
    await this.process.printed('Ctrl-C stops the service');
    const isBuilt = async (): Promise<boolean> => (await fetch(`${this.origin}/dashboard/`)).status === 200;
    await poll('the dashboard to be built', isBuilt, BUILD_TIMEOUT_MS, 200);
  }
}

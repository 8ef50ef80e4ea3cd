import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@livery/persistence';
import { freePort } from '../../build/free-port.ts';
import { SECRET_KEYS_TEXT } from '../../benchmarks/support/webhook-rows.ts';
import { type AppProcess, startApi, startWorker } from '../support/app-process.ts';

const LONGEST_MS = 120_000;
const POLL_MS = 5;
/** A kill comes at a random time after what it should hit has begun. */
const LATEST_KILL_MS = 300;

export interface Folders {
  readonly blobs: string;
  /** For temporary files of the processes. */
  readonly temporary: string;
}

/** The api and a worker as processes that can be killed. Each is started again at once, the api on the same port. */
export class ServiceUnderFire {
  private before = '';

  private readonly database: Database;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly port: number;
  private api: AppProcess;
  private worker: AppProcess;

  private constructor(
    database: Database,
    environment: Readonly<Record<string, string>>,
    port: number,
    api: AppProcess,
    worker: AppProcess,
  ) {
    this.database = database;
    this.environment = environment;
    this.port = port;
    this.api = api;
    this.worker = worker;
  }

  static async start(url: string, database: Database, folders: Folders): Promise<ServiceUnderFire> {
    const environment = {
      DATABASE_URL: url,
      QUEUE_URL: url,
      LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
      BLOB_DIR: folders.blobs,
      TMPDIR: folders.temporary,
      RATE_LIMIT_LIVE: '100000/100000',
      JOB_LEASE_MS: '1000',
      LOG_LEVEL: 'error',
      LOG_REQUESTS: '0',
    };
    const port = await freePort();
    const api = await startApi({ ...environment, PORT: String(port) });
    const service = new ServiceUnderFire(database, environment, port, api, await startWorker(environment));
    await service.untilServing();
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What all processes have written to their logs. */
  get said(): string {
    return `${this.before}${this.api.text()}${this.worker.text()}`;
  }

  /** Kills the api while an upload is on its way, and starts it again. */
  async killApi(): Promise<void> {
    await this.until('an upload', 'select 1 from blobs.staged_object limit 1');
    await setTimeout(randomInt(LATEST_KILL_MS));
    await this.api.kill();
    this.before += this.api.text();
    this.api = await startApi({ ...this.environment, PORT: String(this.port) });
    await this.untilServing();
  }

  /** Kills the worker while a job runs, and starts it again. */
  async killWorker(): Promise<void> {
    await this.until(
      'a running job',
      `select 1 from jobs.job where status = 'running' and lease_until > now() limit 1`,
    );
    await setTimeout(randomInt(LATEST_KILL_MS));
    await this.worker.kill();
    this.before += this.worker.text();
    this.worker = await startWorker(this.environment);
  }

  /** Waits until a statement returns a row. */
  async until(expectation: string, statement: string): Promise<void> {
    await this.poll(expectation, async () => {
      const rows: unknown[] = await this.database.dataSource.query(statement);
      return rows.length > 0;
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.kill(), this.worker.kill()]);
  }

  private untilServing(): Promise<void> {
    return this.poll('an answer of the api', async () => {
      const response = await fetch(`${this.origin}/readyz`).catch(() => null);
      return response?.ok === true;
    });
  }

  private async poll(expectation: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + LONGEST_MS;
    while (!(await isSo())) {
      if (this.api.hasEnded() || this.worker.hasEnded()) throw new Error(`A process ended by itself:\n${this.said}`);
      if (performance.now() > deadline) throw new Error(`No ${expectation} in time. The processes said:\n${this.said}`);
      await setTimeout(POLL_MS);
    }
  }
}

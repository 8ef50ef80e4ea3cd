import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@livery/persistence';
import { ServiceProcesses } from '../support/service-processes.ts';

/** A kill comes at a random time after what it should hit has begun. */
const LATEST_KILL_MS = 300;

export interface Folders {
  readonly blobs: string;
  /** For temporary files of the processes. */
  readonly temporary: string;
}

/** The api and a worker, which are killed while they work on files. */
export class ServiceUnderFire {
  private readonly database: Database;
  private readonly processes: ServiceProcesses;

  private constructor(database: Database, processes: ServiceProcesses) {
    this.database = database;
    this.processes = processes;
  }

  static async start(url: string, database: Database, folders: Folders): Promise<ServiceUnderFire> {
    const environment = {
      DATABASE_URL: url,
      QUEUE_URL: url,
      BLOB_DIR: folders.blobs,
      TMPDIR: folders.temporary,
      RATE_LIMIT_CHECKS: '100000/100000',
      CHECK_CONCURRENCY: '1000',
      JOB_LEASE_MS: '1000',
    };
    return new ServiceUnderFire(database, await ServiceProcesses.start({ environment, workers: 1 }));
  }

  get origin(): string {
    return this.processes.origin;
  }

  /** What all processes have written to their logs. */
  get said(): string {
    return this.processes.said;
  }

  /** Kills the api while an upload is on its way, and starts it again. */
  async killApi(): Promise<void> {
    await this.until('an upload', 'select 1 from blobs.staged_object limit 1');
    await setTimeout(randomInt(LATEST_KILL_MS));
    await this.processes.killApi();
  }

  /** Kills the worker while a job runs, and starts it again. */
  async killWorker(): Promise<void> {
    await this.until(
      'a running job',
      `select 1 from jobs.job where status = 'running' and lease_until > now() limit 1`,
    );
    await setTimeout(randomInt(LATEST_KILL_MS));
    await this.processes.killWorker();
  }

  async stop(): Promise<void> {
    await this.processes.stop();
  }

  /** Waits until a statement returns a row. */
  async until(expectation: string, statement: string): Promise<void> {
    await this.processes.until(expectation, async () => {
      const rows: unknown[] = await this.database.dataSource.query(statement);
      return rows.length > 0;
    });
  }
}

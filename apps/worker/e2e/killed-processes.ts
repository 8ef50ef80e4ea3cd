import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@livery/app-composition';
import type { Database } from '@livery/persistence';
import { createOrganization } from './operator.ts';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { wipePostgresQueue } from './wipe-queue.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

/** An api and workers of their own database and folder, which a test kills and starts again. */
export class KilledProcesses {
  private readonly apps: SpawnedApp[] = [];
  /** Replaced when a test starts the api again. */
  api: SpawnedApp | null = null;

  private constructor(
    readonly folder: string,
    private readonly fixture: WorkerFixture,
    /** Looks at all tenants, like an administrator. */
    readonly database: Database,
    /** A live key of the only organization. */
    readonly key: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Starts the api. @param environmentOf gives further variables of all processes, by the folder of the test */
  static async open(
    environmentOf: (folder: string) => Readonly<Record<string, string>> = () => ({}),
  ): Promise<KilledProcesses> {
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
    for (const name of ['blobs', 'temporary']) await mkdir(path.join(folder, name));
    const fixture = await openWorkerFixture();
    const options = { url: fixture.url, applicationName: 'livery-test', poolSize: 2, guardTenants: false };
    const database = await connectDatabase(options);
    const { key } = await createOrganization(fixture.database);
    const processes = new KilledProcesses(folder, fixture, database, key, environmentOf(folder));
    try {
      await processes.startApi();
      return processes;
    } catch (error) {
      await processes.close();
      throw error;
    }
  }

  /** The address for connections that a test opens itself. */
  get url(): string {
    return this.fixture.url;
  }

  async start(name: 'api' | 'worker'): Promise<SpawnedApp> {
    const app = await spawnApp(name, {
      DATABASE_URL: this.fixture.url,
      DATABASE_POOL_SIZE: '5',
      LOG_LEVEL: 'error',
      BLOB_DIR: path.join(this.folder, 'blobs'),
      TMPDIR: path.join(this.folder, 'temporary'),
      JOB_LEASE_MS: '1000',
      ...this.environment,
    });
    this.apps.push(app);
    await app.untilReady();
    return app;
  }

  async startApi(): Promise<void> {
    this.api = await this.start('api');
  }

  async killApi(): Promise<void> {
    await this.api?.process.end('SIGKILL');
  }

  /** Sends a request with the key to the api. */
  async send(route: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.key}`);
    return fetch(`${this.api?.origin ?? ''}/api/v1${route}`, { ...init, headers });
  }

  /** Sends an object as JSON. */
  async post(route: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.send(route, { method: 'POST', body: JSON.stringify(body), headers: json });
  }

  /** The number of rows. @param rows what follows `from` in a statement */
  async count(rows: string): Promise<number> {
    const [row] = await this.database.query<{ count: string }>(`select count(*) from ${rows}`, []);
    return Number(row?.count);
  }

  /** Every blob that was not released is referred to. */
  async unreferencedBlobs(): Promise<number> {
    return this.count(`blobs.blob where released is null and not exists (
      select 1 from blobs.blob_reference where blob_reference.sha256 = blob.sha256)`);
  }

  async wipeQueue(): Promise<void> {
    await wipePostgresQueue((statement) => this.database.query(statement, []));
  }

  async close(): Promise<void> {
    for (const app of this.apps) await app.process.end('SIGKILL');
    await this.database.close();
    await this.fixture[Symbol.asyncDispose]();
    await rm(this.folder, { recursive: true });
  }
}

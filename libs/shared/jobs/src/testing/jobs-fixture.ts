import { type JsonObject, newId, type Scope, type Tenant } from '@livery/kernel';
import { WakeUps } from '@livery/messaging';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { NO_TELEMETRY } from '@livery/telemetry';
import { createMigratedDatabase, poll, type TestDatabase } from '@livery/testing';
import { isEnded, type Job, type LeasedJob } from '../domain/job.ts';
import type { JobKind } from '../job-kind.ts';
import { jobsContribution } from '../jobs.contribution.ts';
import { Jobs } from '../jobs.ts';
import { JobLeases } from '../persistence/job-leases.ts';
import { JobTable } from '../persistence/job-table.ts';
import { UnscopedJobClaims } from '../persistence/unscoped-job-claims.ts';
import { JobInstruments } from '../running/job-instruments.ts';
import { JobRunner } from '../running/job-runner.ts';

export const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

/** Records which hints were sent. */
export class SentWakeUps extends WakeUps {
  readonly sent: string[] = [];

  send(wakeUp: string): void {
    this.sent.push(wakeUp);
  }
}

export interface RunnerSettings {
  readonly kinds: readonly JobKind[];
  readonly slots?: number;
  readonly leaseMs?: number;
}

/** Jobs on a real database, with runners as workers have them. Table `jobs.effect` holds the effects of the kinds in tests. */
export class JobsFixture {
  readonly wakeUps = new SentWakeUps();
  readonly failures: unknown[] = [];
  readonly table: JobTable;
  readonly unitOfWork: TypeOrmUnitOfWork;
  readonly jobs: Jobs;
  private readonly runners: JobRunner[] = [];

  private constructor(
    readonly server: TestDatabase,
    readonly database: Database,
  ) {
    this.table = new JobTable(database);
    this.unitOfWork = new TypeOrmUnitOfWork(database);
    this.jobs = new Jobs(this.table, this.unitOfWork, new SystemClock(), this.wakeUps);
  }

  /** @param through the URL by which the jobs reach a database */
  static async open(through: (url: string) => Promise<string> = (url) => Promise.resolve(url)): Promise<JobsFixture> {
    const slices = [jobsContribution];
    const server = await createMigratedDatabase(slices);
    const url = await through(server.url);
    const options = { url, applicationName: 'livery-test', poolSize: 12, guardTenants: true, slices };
    const database = await Database.connect(options);
    await server.execute('create table jobs.effect (job uuid not null, number int not null)');
    return new JobsFixture(server, database);
  }

  runner({ kinds, slots = 4, leaseMs = 30_000 }: RunnerSettings): JobRunner {
    const claims = new UnscopedJobClaims(this.table, this.unitOfWork);
    const leases = this.leases(leaseMs);
    const report = (error: unknown): void => void this.failures.push(error);
    const runner = new JobRunner(claims, leases, new JobInstruments(NO_TELEMETRY.metrics), { kinds, slots, report });
    this.runners.push(runner);
    return runner;
  }

  leases(leaseMs = 30_000): JobLeases {
    return new JobLeases(this.database, this.table, this.unitOfWork, leaseMs);
  }

  /** Claims one job as a worker does, without running it. */
  async claim(kind: string, { owner = newId(), leaseMs = 30_000 } = {}): Promise<LeasedJob | undefined> {
    const claims = new UnscopedJobClaims(this.table, this.unitOfWork);
    const [job] = await claims.claim({ owner, kinds: [kind], limit: 1, leaseMs });
    return job;
  }

  start(kind: string, tenant: Tenant, payload: JsonObject = {}, scopes: readonly Scope[] = ['cms:read']): Promise<Job> {
    return this.unitOfWork.run((transaction) =>
      this.jobs.start(tenant, { kind, payload, scopes, createdBy: null }, transaction),
    );
  }

  async read({ tenant, id }: Pick<Job, 'tenant' | 'id'>): Promise<Job> {
    const job = await this.jobs.find(tenant, id);
    if (job === null) throw new Error('The job is gone.');
    return job;
  }

  /** Wakes the runners until the job has ended, as the sweep of the worker does. */
  async ended(job: Job, timeoutMs?: number): Promise<Job> {
    await poll('the job to end', () => this.isEnded(job), timeoutMs, 20);
    return this.read(job);
  }

  /** The numbers of the effects of a job, in the order in which they were written. */
  async effects({ id }: Pick<Job, 'id'>): Promise<readonly number[]> {
    const rows = await this.database.query<{ number: number }>('select number from jobs.effect where job = $1', [id]);
    return rows.map(({ number }) => number);
  }

  async close(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop(200)));
    await this.database.close();
    await this.server.drop();
  }

  wake(): void {
    for (const runner of this.runners) runner.wake();
  }

  private async isEnded(job: Job): Promise<boolean> {
    this.wake();
    return isEnded(await this.read(job));
  }
}

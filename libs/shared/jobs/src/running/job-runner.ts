import { newId } from '@livery/kernel';
import { within } from '@livery/messaging';
import type { LeasedJob } from '../domain/job.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobLeases } from '../persistence/job-leases.ts';
import type { UnscopedJobClaims } from '../persistence/unscoped-job-claims.ts';
import type { JobInstruments } from './job-instruments.ts';
import { JobRun } from './job-run.ts';
import { workerStops } from './run-ended.ts';
import { backgroundSlots, organizationsWithTheirShare } from './slot-shares.ts';

export interface RunnerOptions {
  readonly kinds: readonly JobKind[];
  /** The number of jobs that the worker runs at the same time. */
  readonly slots: number;
  /** Is called with every unexpected error. */
  readonly report: (error: unknown) => void;
}

/** Runs due jobs in a limited number of slots. It looks for jobs when it is woken and when a slot becomes free. */
export class JobRunner {
  private readonly owner = newId();
  private readonly kinds: ReadonlyMap<string, JobKind>;
  private readonly runs = new Map<JobRun, Promise<void>>();
  /** How many jobs of each kind run. */
  private readonly running = new Map<string, number>();
  private isWanted = false;
  private isStopping = false;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly claims: UnscopedJobClaims,
    private readonly leases: JobLeases,
    private readonly instruments: JobInstruments,
    private readonly options: RunnerOptions,
  ) {
    this.kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]));
    if (this.kinds.size < options.kinds.length) throw new Error('Two kinds of jobs have the same name.');
  }

  /** Looks for due jobs and for jobs whose worker is gone. Returns at once. */
  wake(): void {
    this.isWanted = true;
    if (this.isStopping || this.looking !== null) return;
    this.looking = this.look().finally(() => {
      this.looking = null;
      if (this.isWanted && !this.isStopping) this.wake();
    });
  }

  /** Starts nothing new, gives running jobs half of the time to end, has them stop, and gives back the rest. */
  async stop(milliseconds: number): Promise<void> {
    this.isStopping = true;
    const half = milliseconds / 2;
    await within(half, Promise.all([this.looking, this.allEnded()])).catch(() => undefined);
    for (const run of this.runs.keys()) run.abort(workerStops());
    await within(half, this.allEnded()).catch(() => undefined);
    await Promise.all([...this.runs.keys()].map((run) => run.release(workerStops())));
  }

  private async allEnded(): Promise<void> {
    await Promise.all(this.runs.values());
  }

  private async look(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopping) {
        this.isWanted = false;
        for (const job of await this.claims.interruptExpired()) this.instruments.interrupted(job);
        await this.startEach(await this.claimForFreeSlots());
      }
    } catch (error) {
      // The next sweep looks again.
      this.isWanted = false;
      this.options.report(error);
    }
  }

  /** Claims jobs for which somebody waits first, and then background jobs for the slots that are left to them, those that come last at the end. */
  private async claimForFreeSlots(): Promise<readonly LeasedJob[]> {
    const { slots } = this.options;
    const free = slots - this.runs.size;
    const background = this.holders(true);
    // What background jobs hold is not free for the others.
    const [awaitedKinds, kinds] = [this.kindsOf(false), this.kindsOf(true)];
    const awaited = await this.claimOf(awaitedKinds, this.holders(false), { slots: slots - background.length, free });
    const left = Math.min(free - awaited.length, backgroundSlots(slots) - background.length);
    const further: LeasedJob[] = [];
    for (const group of [
      kinds.filter(({ comesLast }) => comesLast !== true),
      kinds.filter(({ comesLast }) => comesLast),
    ]) {
      const holders = [...background, ...further.map(({ tenant }) => tenant.organizationId)];
      const room = { slots: backgroundSlots(slots), free: left - further.length };
      further.push(...(await this.claimOf(group, holders, room)));
    }
    return [...awaited, ...further];
  }

  /** The organizations of the running jobs, one for each job. */
  private holders(isBackground: boolean): readonly string[] {
    return [...this.runs.keys()]
      .filter((run) => (run.kind.isBackground === true) === isBackground)
      .map(({ organizationId }) => organizationId);
  }

  private kindsOf(isBackground: boolean): readonly JobKind[] {
    return [...this.kinds.values()].filter((kind) => (kind.isBackground === true) === isBackground);
  }

  private async claimOf(
    kinds: readonly JobKind[],
    holders: readonly string[],
    { slots, free }: { readonly slots: number; readonly free: number },
  ): Promise<readonly LeasedJob[]> {
    const open = kinds.filter((kind) => this.freeSlotsOf(kind) > 0);
    // One claim may find jobs of one kind only, so it takes no more than each of its kinds has slots for.
    const limit = Math.min(free, ...open.map((kind) => this.freeSlotsOf(kind)));
    if (limit <= 0 || open.length === 0) return [];
    const claimed = await this.claims.claim({
      owner: this.owner,
      kinds: open.map(({ kind }) => kind),
      countedKinds: kinds.map(({ kind }) => kind),
      passedOver: organizationsWithTheirShare(holders, slots),
      limit,
      leaseMs: this.leases.leaseMs,
    });
    // Each organization gets one at a time.
    if (claimed.length > 0) this.isWanted = true;
    return claimed;
  }

  private freeSlotsOf({ kind, slots = Number.POSITIVE_INFINITY }: JobKind): number {
    return slots - (this.running.get(kind) ?? 0);
  }

  private async startEach(jobs: readonly LeasedJob[]): Promise<void> {
    for (const job of jobs) {
      const kind = this.kinds.get(job.kind);
      if (kind === undefined) throw new Error(`A job of the unknown kind ${job.kind} was claimed.`);
      const kinds = this.kindsOf(kind.isBackground === true).map((one) => one.kind);
      const doOthersWait = () => this.claims.doOthersWait(job.tenant.organizationId, kinds);
      const run = new JobRun(job, kind, this.leases, { report: this.options.report, doOthersWait });
      if (this.isStopping) await run.release(workerStops());
      else this.runs.set(run, this.untilEnded(run, job.kind));
    }
  }

  private async untilEnded(run: JobRun, kind: string): Promise<void> {
    this.running.set(kind, (this.running.get(kind) ?? 0) + 1);
    const job = await run.work();
    this.runs.delete(run);
    this.running.set(kind, (this.running.get(kind) ?? 0) - 1);
    if (job !== null && run.wasInterrupted) this.instruments.interrupted(job);
    else if (job !== null) this.instruments.ended(job);
    this.wake();
  }
}

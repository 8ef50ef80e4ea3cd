import { isOutage } from '@livery/persistence';
import { isEnded, type Job } from '../domain/job.ts';

const POLL_MS = 500;

type Read = (jobs: readonly Job[]) => Promise<readonly Job[]>;

interface Waiting {
  readonly job: Job;
  readonly resolve: (job: Job | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** Follows jobs by polling their table. One statement reads all jobs that this process watches; without watchers there is none. */
export class JobWatch {
  private readonly waiting: Waiting[] = [];
  private isPolling = false;
  private isStopped = false;

  /** @param read reads the current states of jobs, without those that no longer exist */
  constructor(
    private readonly read: Read,
    private readonly pollMs = POLL_MS,
  ) {}

  /** Ends all streams, before the connections to the database end. Clients follow their jobs at another process. */
  onModuleDestroy(): void {
    this.isStopped = true;
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
  }

  /** The job now and after each change, until it has ended or is gone, or the process ends. */
  async *follow(job: Job): AsyncGenerator<Job, void> {
    let last = job;
    yield last;
    while (!isEnded(last)) {
      const next = await this.nextPoll(last);
      if (next === null) return;
      if (hasChanged(last, next)) yield next;
      last = next;
    }
  }

  /** Waits for the next poll. @returns null if the job no longer exists, or the process ends */
  private async nextPoll(job: Job): Promise<Job | null> {
    if (this.isStopped) return null;
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.pollLater();
    });
  }

  private pollLater(): void {
    if (this.isPolling || this.waiting.length === 0) return;
    this.isPolling = true;
    setTimeout(() => void this.poll(), this.pollMs);
  }

  private async poll(): Promise<void> {
    const waiting = this.waiting.splice(0);
    if (waiting.length === 0) {
      this.isPolling = false;
      return;
    }
    try {
      const found = new Map((await this.read(waiting.map(({ job }) => job))).map((job) => [job.id, job]));
      for (const { job, resolve } of waiting) resolve(found.get(job.id) ?? null);
    } catch (error) {
      // During an outage of the database nothing has changed, as far as anybody knows.
      for (const { job, resolve, reject } of waiting) {
        if (isOutage(error)) resolve(job);
        else reject(error);
      }
    } finally {
      this.isPolling = false;
      this.pollLater();
    }
  }
}

function hasChanged(last: Job, next: Job): boolean {
  return last.status !== next.status || last.updated.getTime() !== next.updated.getTime();
}

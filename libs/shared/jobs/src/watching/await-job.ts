import { setTimeout } from 'node:timers/promises';
import type { PreferredWait } from '@livery/http';
import type { Tenant } from '@livery/kernel';
import { isEnded, type Job } from '../domain/job.ts';
import type { Jobs } from '../jobs.ts';

/** The time between looks at a job, in milliseconds. */
const POLL_MS = 200;

/** Waits for the end of a job, but no longer than wanted. @returns the job as it is then; null if it does not exist */
export async function awaitJob(
  jobs: Pick<Jobs, 'find'>,
  tenant: Tenant,
  id: string,
  { milliseconds, signal }: PreferredWait,
): Promise<Job | null> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const job = await jobs.find(tenant, id);
    const leftMs = until - performance.now();
    if (job === null || isEnded(job) || leftMs <= 0 || signal.aborted) return job;
    await setTimeout(Math.min(POLL_MS, leftMs), undefined, { signal }).catch(() => undefined);
  }
}

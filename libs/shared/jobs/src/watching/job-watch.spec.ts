import { describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import type { Job, LeasedJob } from '../domain/job.ts';
import { advanceJob, completeJob, leaseJob, newJob } from '../domain/job-transitions.ts';
import { JobWatch } from './job-watch.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');

function runningJob(): LeasedJob {
  const tenant = { organizationId: newId(), livemode: true };
  const order = { tenant, id: newId(), kind: 'sample.counted', payload: {}, scopes: [], createdBy: null };
  const lease = { owner: newId(), until: NOW };
  return leaseJob(newJob(order, NOW), lease, NOW);
}

function advanced(job: LeasedJob, done: number): LeasedJob {
  const at = new Date(job.updated.getTime() + done);
  return advanceJob(job, { checkpoint: {}, progress: { done, total: 2, step: null }, leaseUntil: at }, at);
}

/** Reads one state after the other, and the last one again and again. */
function watchOf(...states: (readonly Job[] | Error)[]) {
  const reads: string[][] = [];
  const read = async (jobs: readonly Job[]): Promise<readonly Job[]> => {
    const state = states[Math.min(reads.length, states.length - 1)] ?? [];
    reads.push(jobs.map(({ id }) => id));
    if (state instanceof Error) throw state;
    return state;
  };
  return { watch: new JobWatch(read, 1), reads };
}

describe('a followed job', () => {
  it('is shown now, after each change, and at its end', async () => {
    const job = runningJob();
    const [one, two] = [advanced(job, 1), advanced(job, 2)];
    const end = completeJob(two, {}, new Date(two.updated.getTime() + 5));
    const { watch } = watchOf([job], [one], [one], [two], [end]);
    expect(await Array.fromAsync(watch.follow(job))).toEqual([job, one, two, end]);
  });

  it('that has ended is shown once, without a poll', async () => {
    const end = completeJob(runningJob(), {}, NOW);
    const { watch, reads } = watchOf([]);
    expect(await Array.fromAsync(watch.follow(end))).toEqual([end]);
    expect(reads).toEqual([]);
  });

  it('that is erased is not followed any longer', async () => {
    const job = runningJob();
    expect(await Array.fromAsync(watchOf([]).watch.follow(job))).toEqual([job]);
  });

  it('is still followed after an outage of the database', async () => {
    const job = runningJob();
    const end = completeJob(job, {}, NOW);
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(await Array.fromAsync(watchOf(outage, [end]).watch.follow(job))).toEqual([job, end]);
  });

  it('is not followed any longer when the process ends, and nothing is read', async () => {
    const { watch, reads } = watchOf([]);
    const job = runningJob();
    const followed = Array.fromAsync(watch.follow(job));
    await Promise.resolve();
    watch.onModuleDestroy();
    expect(await followed).toEqual([job]);
    expect(await Array.fromAsync(watch.follow(job))).toEqual([job]);
    expect(reads).toEqual([]);
  });

  it('shares its polls with all others', async () => {
    const jobs = [runningJob(), runningJob(), runningJob()];
    const ends = jobs.map((job) => completeJob(job, {}, NOW));
    const { watch, reads } = watchOf(jobs, ends);
    await Promise.all(jobs.map((job) => Array.fromAsync(watch.follow(job))));
    expect(reads).toEqual([jobs.map(({ id }) => id), jobs.map(({ id }) => id)]);
  });
});

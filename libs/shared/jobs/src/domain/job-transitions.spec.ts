import { describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import type { LeasedJob, QueuedJob } from './job.ts';
import {
  backoffMs,
  cancelJob,
  completeJob,
  failJob,
  interruptJob,
  leaseJob,
  MAX_ATTEMPTS,
  newJob,
  releaseJob,
  requestCancellation,
} from './job-transitions.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const LATER = new Date('2026-11-20T09:00:10.000Z');
const after = (milliseconds: number): Date => new Date(LATER.getTime() + milliseconds);

const queued = (): QueuedJob =>
  newJob(
    {
      tenant: { organizationId: newId(), livemode: true },
      id: newId(),
      kind: 'sample.counted',
      payload: { file: 'file_1' },
      scopes: ['cms:write'],
      createdBy: null,
    },
    NOW,
  );
const running = (attempts = 1): LeasedJob =>
  leaseJob({ ...queued(), attempts: attempts - 1 }, { owner: newId(), until: LATER }, NOW);

describe('a new job', () => {
  it('may start at once, or not before a certain time', () => {
    expect(queued().runAfter).toEqual(NOW);
    const { tenant, id, kind, payload, scopes, createdBy } = queued();
    const job = newJob({ tenant, id, kind, payload, scopes, createdBy, runAfter: LATER }, NOW);
    expect(job).toMatchObject({ status: 'queued', runAfter: LATER, created: NOW });
  });
});

describe('a run', () => {
  it('begins with a lease, and counts as an attempt', () => {
    expect(running()).toMatchObject({ status: 'running', attempts: 1, epoch: 1, started: NOW, cancelRequested: false });
    expect(running()).not.toHaveProperty('runAfter');
  });

  it('has an epoch of its own, and does not change when the job was started', () => {
    const again = interruptJob(running(), LATER);
    if (again.status !== 'queued') throw new Error('It waits for the next run.');
    expect(leaseJob(again, { owner: newId(), until: LATER }, LATER)).toMatchObject({ epoch: 2, started: NOW });
  });

  it('ends the job with a result or with an error', () => {
    expect(completeJob(running(), { made: 3 }, LATER)).toMatchObject({ status: 'completed', completed: LATER });
    const error = { code: 'file_corrupt', message: 'It is damaged.' };
    expect(failJob(running(), error, LATER)).toMatchObject({ status: 'failed', error, completed: LATER });
    expect(failJob(running(), error, LATER)).not.toHaveProperty('lease');
  });
});

describe('an interrupted run', () => {
  it.each([
    [1, 1_000],
    [2, 4_000],
    [3, 16_000],
    [4, 64_000],
  ])('is repeated: after interruption %s the job waits %s ms', (attempts, wait) => {
    expect(backoffMs(attempts)).toBe(wait);
    expect(interruptJob(running(attempts), LATER)).toMatchObject({ status: 'queued', attempts, runAfter: after(wait) });
  });

  it('is not repeated after the fifth interruption', () => {
    expect(interruptJob(running(MAX_ATTEMPTS), LATER)).toMatchObject({
      status: 'failed',
      error: { code: 'job_crashed' },
    });
  });

  it('of a cancelled job cancels it', () => {
    expect(interruptJob({ ...running(), cancelRequested: true }, LATER)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a job that its worker gives back', () => {
  it('waits for another worker, and the run does not count', () => {
    expect(releaseJob(running(5), 0, LATER)).toMatchObject({
      status: 'queued',
      attempts: 4,
      epoch: 1,
      runAfter: LATER,
    });
  });

  it('is cancelled if somebody has asked for that', () => {
    expect(releaseJob({ ...running(), cancelRequested: true }, 0, LATER)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a cancellation', () => {
  it('ends a queued job, and is requested of a running one', () => {
    expect(requestCancellation(queued(), LATER)).toMatchObject({ status: 'cancelled', completed: LATER });
    expect(requestCancellation(running(), LATER)).toMatchObject({ status: 'running', cancelRequested: true });
  });

  it('of a job that has ended is refused', () => {
    const ended = [completeJob(running(), {}, LATER), cancelJob(queued(), LATER)];
    for (const job of ended)
      expect(() => requestCancellation(job, LATER)).toThrow(expect.objectContaining({ code: 'resource_conflict' }));
  });
});

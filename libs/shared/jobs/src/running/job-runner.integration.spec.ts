import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { poll } from '@livery/testing';
import type { Job } from '../domain/job.ts';
import { CountingKind } from '../testing/counting-kind.ts';
import { JobsFixture, newTenant } from '../testing/jobs-fixture.ts';

let fixture: JobsFixture;

beforeEach(async () => {
  fixture = await JobsFixture.open();
});

afterEach(() => fixture.close());

/** A kind of which a worker runs one job at a time. */
class SlowKind extends CountingKind {
  override readonly slots = 1;
}

/** A kind for which nobody waits. */
class BackgroundKind extends CountingKind {
  override readonly isBackground = true;
}

/** A kind that runs when no other job of the background is due. */
class LastKind extends BackgroundKind {
  override readonly comesLast = true;
}

/** A gate that tests open, at which work waits. */
function gate() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}

describe('a job', () => {
  it('is run after its start was committed, step by step, to its result', async () => {
    fixture.runner({ kinds: [new CountingKind('sample.counted')] });
    const queued = await fixture.start('sample.counted', newTenant(), { total: 3 });
    expect(queued).toMatchObject({ status: 'queued', attempts: 0 });
    expect(fixture.wakeUps.sent).toEqual(['jobs']);
    const job = await fixture.ended(queued);
    expect(job).toMatchObject({ status: 'completed', result: { counted: 3 }, attempts: 1 });
    expect(job.progress).toEqual({ done: 3, total: 3, step: 'Number 3' });
    expect(await fixture.effects(job)).toEqual([1, 2, 3]);
    expect(fixture.failures).toEqual([]);
  });

  it('whose start is rolled back does not exist', async () => {
    const tenant = newTenant();
    const started = fixture.unitOfWork.run(async (transaction) => {
      const order = { kind: 'sample.counted', payload: {}, scopes: [], createdBy: null };
      await fixture.jobs.start(tenant, order, transaction);
      throw new Error('no');
    });
    await expect(started).rejects.toThrow('no');
    expect(fixture.wakeUps.sent).toEqual([]);
    expect(await fixture.claim('sample.counted')).toBeUndefined();
  });

  it('of a kind with few slots waits for them, while jobs of other kinds run', async () => {
    const { promise, open } = gate();
    const slow = new SlowKind('sample.slow', () => promise);
    const runner = fixture.runner({ kinds: [slow, new CountingKind('sample.quick')], slots: 3 });
    const waiting = [];
    for (let number = 0; number < 3; number += 1) waiting.push(await fixture.start('sample.slow', newTenant()));
    const quick = [await fixture.start('sample.quick', newTenant()), await fixture.start('sample.quick', newTenant())];
    runner.wake();
    for (const job of quick) expect(await fixture.ended(job)).toMatchObject({ status: 'completed' });
    expect(slow.runs).toBe(1);
    open();
    for (const job of waiting) expect(await fixture.ended(job)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it('for which somebody waits do not wait for the background jobs of their organization', async () => {
    const { promise, open } = gate();
    const background = new BackgroundKind('sample.background', () => promise);
    const runner = fixture.runner({ kinds: [background, new CountingKind('sample.quick')], slots: 8 });
    const tenant = newTenant();
    const delayed = [];
    for (let number = 0; number < 3; number += 1) delayed.push(await fixture.start('sample.background', tenant));
    runner.wake();
    await poll('two background jobs to run', () => background.runs === 2);
    const quick = await fixture.start('sample.quick', tenant);
    expect(await fixture.ended(quick)).toMatchObject({ status: 'completed' });
    expect(background.runs).toBe(2);
    open();
    for (const job of delayed) expect(await fixture.ended(job)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it('that comes last runs after the other background jobs of its organization, also those that were started later', async () => {
    const { promise, open } = gate();
    const ran: string[] = [];
    const first = new BackgroundKind('sample.first', () => promise);
    const kinds = [
      first,
      new LastKind('sample.last', () => void ran.push('last')),
      new BackgroundKind('sample.text', () => void ran.push('text')),
    ];
    const runner = fixture.runner({ kinds, slots: 2 });
    const tenant = newTenant();
    await fixture.start('sample.first', tenant);
    runner.wake();
    await poll('the slot to be taken', () => first.runs === 1);
    const jobs = [];
    for (const kind of ['sample.last', 'sample.text']) jobs.push(await fixture.start(kind, tenant, { total: 1 }));
    runner.wake();
    open();
    for (const job of jobs) expect(await fixture.ended(job)).toMatchObject({ status: 'completed' });
    expect(ran).toEqual(['text', 'last']);
  });

  it('starts although another organization has many jobs in both modes', async () => {
    const { promise, open } = gate();
    const slow = new CountingKind('sample.slow', (_, { payload }) =>
      payload['isSlow'] === true ? promise : undefined,
    );
    const background = new BackgroundKind('sample.background', () => promise);
    const runner = fixture.runner({ kinds: [slow, background], slots: 4 });
    const tenant = newTenant();
    const busy = [];
    for (const livemode of [true, false]) {
      for (let number = 0; number < 2; number += 1) {
        busy.push(await fixture.start('sample.slow', { ...tenant, livemode }, { isSlow: true }));
        busy.push(await fixture.start('sample.background', { ...tenant, livemode }));
      }
    }
    runner.wake();
    await poll('the jobs of the first organization', () => slow.runs > 0 && background.runs > 0);
    expect(await fixture.ended(await fixture.start('sample.slow', newTenant()))).toMatchObject({ status: 'completed' });
    open();
    for (const job of busy) expect(await fixture.ended(job)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it('that gives way is continued when the job of another organization has ended', async () => {
    const order: string[] = [];
    const other: Job[] = [];
    const kind = new CountingKind('sample.long', async (number, job) => {
      const { name } = job.payload;
      order.push(`${typeof name === 'string' ? name : ''} ${number}`);
      if (number !== 2) return;
      if (other.length === 0) other.push(await fixture.start('sample.long', newTenant(), { name: 'short', total: 1 }));
      await job.giveWay();
    });
    const runner = fixture.runner({ kinds: [kind], slots: 1 });
    const long = await fixture.start('sample.long', newTenant(), { name: 'long' });
    runner.wake();
    for (const job of [long, ...other]) {
      expect(await fixture.ended(job)).toMatchObject({ status: 'completed', attempts: 1 });
    }
    expect(order).toEqual(['long 1', 'long 2', 'short 1', 'long 2', 'long 3']);
    expect(await fixture.effects(long)).toEqual([1, 2, 3]);
  });

  it('of a kind that the worker does not know waits for another worker', async () => {
    const runner = fixture.runner({ kinds: [new CountingKind('sample.known')] });
    const unknown = await fixture.start('sample.unknown', newTenant());
    const known = await fixture.start('sample.known', newTenant());
    runner.wake();
    await fixture.ended(known);
    expect(await fixture.read(unknown)).toMatchObject({ status: 'queued' });
  });

  it('that throws a documented error fails at once with its code', async () => {
    const refuse = (): never => {
      throw new DomainError('unprocessable', 'file_corrupt', 'The file is damaged.');
    };
    fixture.runner({ kinds: [new CountingKind('sample.refused', refuse)] });
    const job = await fixture.ended(await fixture.start('sample.refused', newTenant()));
    expect(job).toMatchObject({ status: 'failed', attempts: 1 });
    expect(job).toMatchObject({ error: { code: 'file_corrupt', message: 'The file is damaged.' } });
    expect(fixture.failures).toEqual([]);
  });

  it('that throws an unexpected error continues after its last checkpoint, after a wait', async () => {
    const kind = new CountingKind('sample.defect', (number) => {
      if (number === 2 && kind.runs === 1) throw new TypeError('a defect');
    });
    fixture.runner({ kinds: [kind] });
    const job = await fixture.ended(await fixture.start('sample.defect', newTenant()));
    expect(job).toMatchObject({ status: 'completed', attempts: 2 });
    expect(await fixture.effects(job)).toEqual([1, 2, 3]);
    expect(fixture.failures).toEqual([new TypeError('a defect')]);
  });

  it('that needs a store that is away is given back until the store is there, however often', async () => {
    const away = new DomainError('unavailable', 'unavailable', 'The store does not answer.', { retryAfter: 5 });
    const kind = new CountingKind('sample.stored', (number) => {
      if (number === 2 && kind.runs <= 7) throw away;
    });
    fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.stored', newTenant());
    for (let run = 1; run <= 7; run += 1) {
      await poll('the job to be given back', async () => {
        fixture.wake();
        return kind.runs === run && (await fixture.read(queued)).status === 'queued';
      });
      expect(await fixture.read(queued)).toMatchObject({ attempts: 0, checkpoint: { done: 1 } });
      await fixture.server.execute('update jobs.job set run_after = now()');
    }
    expect(await fixture.ended(queued)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(await fixture.effects(queued)).toEqual([1, 2, 3]);
    expect(fixture.failures).toEqual(Array.from({ length: 7 }, () => away));
  });

  it('fails after five interrupted runs, with a documented error', async () => {
    const kind = new CountingKind('sample.defect', () => {
      throw new TypeError('a defect');
    });
    fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.defect', newTenant());
    for (let run = 1; run < 5; run += 1) {
      await poll('the run to be interrupted', async () => {
        fixture.wake();
        const job = await fixture.read(queued);
        return job.status === 'queued' && job.attempts === run;
      });
      await fixture.server.execute('update jobs.job set run_after = now()');
    }
    const job = await fixture.ended(queued);
    expect(job).toMatchObject({ status: 'failed', attempts: 5, error: { code: 'job_crashed' } });
    expect(kind.runs).toBe(5);
  });
});

describe('a lease', () => {
  it('that expires gives the job to another worker, which continues after the last checkpoint', async () => {
    const dead = await startedByDeadWorker();
    fixture.runner({ kinds: [new CountingKind('sample.counted')] });
    const job = await fixture.ended(dead);
    expect(job).toMatchObject({ status: 'completed', attempts: 2, epoch: 2 });
    expect(await fixture.effects(job)).toEqual([1, 2, 3]);
  });

  it('is extended while the work continues, so that no other worker takes the job', async () => {
    const open = gate();
    const kinds = [new CountingKind('sample.slow', (number) => (number === 2 ? open.promise : undefined))];
    const [one, other] = [fixture.runner({ kinds, leaseMs: 300 }), fixture.runner({ kinds, leaseMs: 300 })];
    const queued = await fixture.start('sample.slow', newTenant());
    const started = performance.now();
    one.wake();
    await poll('two leases to be over', () => {
      other.wake();
      return performance.now() - started > 900;
    });
    expect(await fixture.read(queued)).toMatchObject({ status: 'running', epoch: 1 });
    open.open();
    expect(await fixture.ended(queued)).toMatchObject({ status: 'completed', epoch: 1 });
  });

  it('that was taken while its worker was paused fences the worker: it writes nothing, and is told to stop', async () => {
    const [paused, written] = [gate(), gate()];
    let signal: AbortSignal | undefined;
    const zombie = new CountingKind('sample.counted', async (number, job) => {
      signal = job.signal;
      if (number === 2) await paused.promise;
    });
    // The lease is long, so that no heartbeat comes in the test: only the commit itself finds out.
    const first = fixture.runner({ kinds: [zombie] });
    const queued = await fixture.start('sample.counted', newTenant());
    first.wake();
    await poll('the first effect', async () => (await fixture.effects(queued)).length === 1);
    await fixture.server.execute(`update jobs.job set lease_until = now() - interval '1 second'`);
    const heir = new CountingKind('sample.counted', (number) => (number === 3 ? written.promise : undefined));
    const second = fixture.runner({ kinds: [heir] });
    await poll('the other worker to write', async () => {
      second.wake();
      return (await fixture.effects(queued)).length === 2;
    });
    paused.open();
    await poll('the first worker to be told', () => signal?.aborted === true);
    expect(signal?.reason).toMatchObject({ why: 'lease_lost' });
    written.open();
    expect(await fixture.ended(queued)).toMatchObject({ status: 'completed', epoch: 2, attempts: 2 });
    expect(await fixture.effects(queued)).toEqual([1, 2, 3]);
    expect(fixture.failures).toEqual([]);
  });

  it('of a job that was erased is lost', async () => {
    const open = gate();
    let signal: AbortSignal | undefined;
    const kind = new CountingKind('sample.erased', (_, job) => {
      signal = job.signal;
      return open.promise;
    });
    const runner = fixture.runner({ kinds: [kind], leaseMs: 300 });
    await fixture.start('sample.erased', newTenant());
    runner.wake();
    await poll('the run', () => kind.runs === 1);
    await fixture.server.execute('delete from jobs.job');
    await poll('the worker to be told', () => signal?.aborted === true);
    open.open();
  });
});

describe('a cancelled job', () => {
  const allowed = (): void => undefined;

  it('ends at once while it is queued', async () => {
    const queued = await fixture.start('sample.counted', newTenant());
    expect(await fixture.jobs.cancel(queued.tenant, queued.id, allowed)).toMatchObject({ status: 'cancelled' });
    expect(await fixture.claim('sample.counted')).toBeUndefined();
  });

  it('ends at its next effect, which is not written', async () => {
    const open = gate();
    const kind = new CountingKind('sample.counted', (number) => (number === 2 ? open.promise : undefined));
    const runner = fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.counted', newTenant());
    runner.wake();
    await poll('the first effect', async () => (await fixture.effects(queued)).length === 1);
    const cancelled = await fixture.jobs.cancel(queued.tenant, queued.id, allowed);
    expect(cancelled).toMatchObject({ status: 'running', cancelRequested: true });
    open.open();
    expect(await fixture.ended(queued)).toMatchObject({ status: 'cancelled' });
    expect(await fixture.effects(queued)).toEqual([1]);
  });

  it('ends at the next heartbeat if its work listens to the signal', async () => {
    const kind = new CountingKind('sample.counted', (_, { signal }) => setTimeout(60_000, undefined, { signal }));
    const runner = fixture.runner({ kinds: [kind], leaseMs: 600 });
    const queued = await fixture.start('sample.counted', newTenant());
    runner.wake();
    await poll('the run', () => kind.runs === 1);
    await fixture.jobs.cancel(queued.tenant, queued.id, allowed);
    expect(await fixture.ended(queued)).toMatchObject({ status: 'cancelled' });
  });

  it('cannot be cancelled again', async () => {
    const queued = await fixture.start('sample.counted', newTenant());
    await fixture.jobs.cancel(queued.tenant, queued.id, allowed);
    const again = fixture.jobs.cancel(queued.tenant, queued.id, allowed);
    await expect(again).rejects.toMatchObject({ code: 'resource_conflict' });
  });

  it('whose worker is gone ends without another run', async () => {
    const dead = await startedByDeadWorker();
    await fixture.server.execute('update jobs.job set cancel_requested = true');
    const kind = new CountingKind('sample.counted');
    fixture.runner({ kinds: [kind] });
    expect(await fixture.ended(dead)).toMatchObject({ status: 'cancelled' });
    expect(kind.runs).toBe(0);
  });
});

describe('a worker that stops', () => {
  it('lets short work end', async () => {
    const kind = new CountingKind('sample.counted', async () => setTimeout(20));
    const runner = fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.counted', newTenant());
    runner.wake();
    await poll('the run', () => kind.runs === 1);
    await runner.stop(10_000);
    expect(await fixture.read(queued)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['that listens to the signal', (signal: AbortSignal) => setTimeout(60_000, undefined, { signal })],
    ['that never ends', () => new Promise<void>(() => undefined)],
  ])('gives back work %s at once, without counting an interruption', async (_, wait) => {
    const kind = new CountingKind('sample.long', (number, { signal }) => (number === 2 ? wait(signal) : undefined));
    const runner = fixture.runner({ kinds: [kind] });
    const queued = await fixture.start('sample.long', newTenant());
    runner.wake();
    await poll('the first effect', async () => (await fixture.effects(queued)).length === 1);
    await runner.stop(400);
    expect(await fixture.read(queued)).toMatchObject({ status: 'queued', attempts: 0, checkpoint: { done: 1 } });
    const other = fixture.runner({ kinds: [new CountingKind('sample.long')] });
    other.wake();
    expect(await fixture.ended(queued)).toMatchObject({ status: 'completed', attempts: 1, epoch: 2 });
    expect(await fixture.effects(queued)).toEqual([1, 2, 3]);
  });
});

/** A job whose worker has written one effect and then died. */
async function startedByDeadWorker() {
  const queued = await fixture.start('sample.counted', newTenant());
  const leased = await fixture.claim('sample.counted');
  if (leased === undefined) throw new Error('The job was not claimed.');
  await fixture.leases().commit(
    leased,
    async () => {
      await fixture.server.execute('insert into jobs.effect (job, number) values ($1, 1)', [leased.id]);
    },
    { checkpoint: { done: 1 }, done: 1, total: 3, step: null },
  );
  await fixture.server.execute(`update jobs.job set lease_until = now() - interval '1 second'`);
  return queued;
}

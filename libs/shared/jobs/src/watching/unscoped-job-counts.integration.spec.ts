import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteUnscopedEndedJobs } from '../persistence/delete-unscoped-ended-jobs.ts';
import { JobsFixture, newTenant } from '../testing/jobs-fixture.ts';
import { unscopedJobCounts } from './unscoped-job-counts.ts';
import { unscopedWatchedJobs } from './unscoped-watched-jobs.ts';

const KIND = 'sample.counted';

let fixture: JobsFixture;

beforeAll(async () => {
  fixture = await JobsFixture.open();
});

afterAll(() => fixture.close());

describe('operators', () => {
  it('see how many jobs wait, are due and run, and for how long the oldest waits of an organization with fewer than two running jobs', async () => {
    expect(await unscopedJobCounts(fixture.database, 2)).toEqual({ queued: 0, due: 0, running: 0, oldestAge: 0 });
    const tenant = newTenant();
    for (let job = 0; job < 4; job += 1) await fixture.start(KIND, tenant);
    await fixture.server.execute(`update jobs.job set run_after = now() - interval '1 minute'`);
    await fixture.server.execute(
      `update jobs.job set run_after = now() + interval '1 hour' where id = (select max(id::text)::uuid from jobs.job)`,
    );
    const waiting = await unscopedJobCounts(fixture.database, 2);
    expect(waiting).toMatchObject({ queued: 4, due: 3, running: 0 });
    expect(waiting.oldestAge).toBeGreaterThanOrEqual(60);
    await fixture.claim(KIND);
    await fixture.claim(KIND);
    expect(await unscopedJobCounts(fixture.database, 2)).toEqual({ queued: 2, due: 1, running: 2, oldestAge: 0 });
  });
});

describe('watched jobs', () => {
  it('are read together, each by its tenant', async () => {
    const jobs = [await fixture.start(KIND, newTenant()), await fixture.start(KIND, newTenant())];
    const [one, other] = jobs;
    const foreign = { id: one?.id ?? '', tenant: newTenant() };
    const found = await unscopedWatchedJobs(fixture.database, [...jobs, foreign]);
    expect(found.map(({ id }) => id).sort()).toEqual([one?.id, other?.id].sort());
  });
});

describe('the retention', () => {
  it('deletes jobs that ended more than 30 days ago, and no others', async () => {
    const allowed = (): void => undefined;
    const [old, recent, waiting] = [
      await fixture.start(KIND, newTenant()),
      await fixture.start(KIND, newTenant()),
      await fixture.start(KIND, newTenant()),
    ];
    for (const { tenant, id } of [old, recent]) await fixture.jobs.cancel(tenant, id, allowed);
    await fixture.server.execute(`update jobs.job set completed = now() - interval '31 days' where id = $1`, [old.id]);
    expect(await deleteUnscopedEndedJobs(fixture.database, new Date())).toBe(1);
    expect(await fixture.jobs.find(old.tenant, old.id)).toBeNull();
    expect(await fixture.read(recent)).toMatchObject({ status: 'cancelled' });
    expect(await fixture.read(waiting)).toMatchObject({ status: 'queued' });
  });
});

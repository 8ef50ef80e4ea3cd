import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { JobsFixture, newTenant } from '../testing/jobs-fixture.ts';
import { UnscopedJobClaims } from './unscoped-job-claims.ts';

const KIND = 'sample.counted';
const WORKERS = 8;

let fixture: JobsFixture;

beforeAll(async () => {
  fixture = await JobsFixture.open();
});

beforeEach(() => fixture.server.execute('delete from jobs.job'));

afterAll(() => fixture.close());

const workers = () =>
  Array.from({ length: WORKERS }, () => {
    const claims = new UnscopedJobClaims(fixture.table, fixture.unitOfWork);
    const owner = newId();
    return (limit: number) => claims.claim({ owner, kinds: [KIND], limit, leaseMs: 30_000 });
  });

describe('claims', () => {
  it('of several workers at once give each job to one worker, and two of each organization come first', async () => {
    const tenants = [newTenant(), newTenant(), newTenant()];
    for (const tenant of tenants) for (let job = 0; job < 5; job += 1) await fixture.start(KIND, tenant);
    const claimed = (await Promise.all(workers().map((claim) => claim(2)))).flat();
    expect(claimed.length).toBeGreaterThan(6);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
    const inOrder = claimed.toSorted((a, b) => a.updated.getTime() - b.updated.getTime());
    for (const { organizationId } of tenants) {
      const first = inOrder.slice(0, 6).filter(({ tenant }) => tenant.organizationId === organizationId);
      expect(first).toHaveLength(2);
    }
  });

  it('let an organization have more than two running jobs only in slots that no other waits for', async () => {
    const [busy, quiet] = [newTenant(), newTenant()];
    for (let job = 0; job < 6; job += 1) await fixture.start(KIND, busy);
    const [claim] = workers();
    const owners = async (limit: number) => (await claim?.(limit))?.map(({ tenant }) => tenant.organizationId);
    for (let turn = 0; turn < 3; turn += 1) expect(await owners(4)).toEqual([busy.organizationId]);
    for (let job = 0; job < 2; job += 1) await fixture.start(KIND, quiet);
    for (let turn = 0; turn < 2; turn += 1) expect(await owners(4)).toEqual([quiet.organizationId]);
    expect(await owners(4)).toEqual([busy.organizationId]);
  });

  it('keep to the number of the operator', async () => {
    const [busy, quiet] = [newTenant(), newTenant()];
    for (let job = 0; job < 4; job += 1) await fixture.start(KIND, busy);
    await fixture.start(KIND, quiet);
    const claims = new UnscopedJobClaims(fixture.table, fixture.unitOfWork, 1);
    const claim = () => claims.claim({ owner: newId(), kinds: [KIND], limit: 1, leaseMs: 30_000 });
    const turns = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push((await claim())[0]?.tenant.organizationId);
    expect(new Set(turns.slice(0, 2))).toEqual(new Set([busy.organizationId, quiet.organizationId]));
    expect(turns[2]).toBe(busy.organizationId);
  });

  it('take the oldest jobs of a tenant first, and no more than there are slots', async () => {
    const tenant = newTenant();
    const started = [await fixture.start(KIND, tenant), await fixture.start(KIND, tenant)];
    const [claim] = workers();
    expect((await claim?.(1))?.map(({ id }) => id)).toEqual([started[0]?.id]);
    expect((await claim?.(1))?.map(({ id }) => id)).toEqual([started[1]?.id]);
  });

  it('of one worker give every tenant its turn, however many jobs the first one has', async () => {
    const tenants = [newTenant(), newTenant(), newTenant()];
    for (const tenant of tenants) for (let job = 0; job < 4; job += 1) await fixture.start(KIND, tenant);
    const [claim] = workers();
    const turns: (string | undefined)[] = [];
    for (let turn = 0; turn < tenants.length; turn += 1) turns.push((await claim?.(2))?.[0]?.tenant.organizationId);
    expect(new Set(turns).size).toBe(3);
  });

  it('count live and test mode of an organization together, and take the older job first', async () => {
    const tenant = newTenant();
    const test = { ...tenant, livemode: false };
    const started = [];
    for (const one of [test, tenant, tenant, test]) started.push(await fixture.start(KIND, one));
    const [claim] = workers();
    const other = newTenant();
    const claimed = [...((await claim?.(10)) ?? []), ...((await claim?.(10)) ?? [])];
    expect(claimed.map(({ id }) => id)).toEqual(started.slice(0, 2).map(({ id }) => id));
    await fixture.start(KIND, other);
    expect((await claim?.(1))?.map(({ tenant }) => tenant.organizationId)).toEqual([other.organizationId]);
  });

  it('continue with the next organization, also when there was nothing to claim in between', async () => {
    const tenants = [newTenant(), newTenant()].sort((one, other) =>
      one.organizationId < other.organizationId ? -1 : 1,
    );
    for (const tenant of [...tenants, ...tenants]) await fixture.start(KIND, tenant);
    const claims = new UnscopedJobClaims(fixture.table, fixture.unitOfWork);
    const claim = async (kind: string) => {
      const [job] = await claims.claim({ owner: newId(), kinds: [kind], limit: 1, leaseMs: 30_000 });
      return job?.tenant.organizationId;
    };
    const [first, none, second] = [await claim(KIND), await claim('sample.none'), await claim(KIND)];
    expect([first, none, second]).toEqual([tenants[0]?.organizationId, undefined, tenants[1]?.organizationId]);
  });

  it('know whether a job of another organization is due', async () => {
    const tenant = newTenant();
    await fixture.start(KIND, tenant);
    const claims = new UnscopedJobClaims(fixture.table, fixture.unitOfWork);
    expect(await claims.doOthersWait(tenant.organizationId, [KIND])).toBe(false);
    expect(await claims.doOthersWait(newId(), ['sample.other'])).toBe(false);
    expect(await claims.doOthersWait(newId(), [KIND])).toBe(true);
  });

  it('leave jobs that are not due, and jobs that a transaction holds', async () => {
    const [later, held] = [await fixture.start(KIND, newTenant()), await fixture.start(KIND, newTenant())];
    await fixture.server.execute(`update jobs.job set run_after = now() + interval '1 hour' where id = $1`, [later.id]);
    const [claim] = workers();
    await fixture.unitOfWork.run(async (transaction) => {
      await fixture.table.lock(held.tenant, held.id, transaction);
      expect(await claim?.(10)).toEqual([]);
    });
    expect(await claim?.(10)).toMatchObject([{ id: held.id }]);
  });
});

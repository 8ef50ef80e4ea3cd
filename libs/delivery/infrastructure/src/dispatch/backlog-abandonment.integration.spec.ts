import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { NEW_ID } from '../persistence/new-id-sql.ts';
import { claimRequest } from '../testing/claim-request.ts';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { UnscopedBacklogAbandonment } from './unscoped-backlog-abandonment.ts';

let fixture: DispatcherFixture;
let abandonment: UnscopedBacklogAbandonment;
let reported: unknown[];

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

beforeEach(() => {
  reported = [];
  abandonment = new UnscopedBacklogAbandonment(fixture.rows.database, (error) => reported.push(error));
});

afterEach(async () => {
  await abandonment.stop();
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

async function endpointWithPending(count: number): Promise<TestEndpoint> {
  const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
  await fixture.server.execute(
    `with created as (
       insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
       select '${endpoint.tenant.organizationId}', true, ${NEW_ID}, '${endpoint.id}', ${NEW_ID}, n, now()
         from generate_series(1, ${count}) as n
       returning *
     )
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', created from created`,
  );
  return endpoint;
}

const storedAs = async (status: string): Promise<number> => {
  const { organizationId, livemode } = fixture.rows.tenant;
  const [row] = await fixture.rows.database.query<{ count: string }>(
    `select count(*) from delivery.undelivered where organization_id = $1 and livemode = $2 and status = $3`,
    [organizationId, livemode, status],
  );
  return Number(row?.count);
};

function backlogs(): Promise<readonly { readonly abandoned: Date }[]> {
  const { organizationId, livemode } = fixture.rows.tenant;
  return fixture.rows.database.query<{ abandoned: Date }>(
    'select abandoned from delivery.abandonment where organization_id = $1 and livemode = $2',
    [organizationId, livemode],
  );
}

const untilWritten = (): Promise<void> => poll('every backlog is written', async () => (await backlogs()).length === 0);

/** Holds the row of one delivery, as the result of an attempt does. @returns what releases it */
async function lockOneOf({ tenant, id }: TestEndpoint): Promise<() => Promise<void>> {
  const runner = fixture.rows.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `select from delivery.undelivered
      where organization_id = $1 and livemode = $2 and endpoint_id = $3 order by ordinal limit 1 for update`,
    [tenant.organizationId, tenant.livemode, id],
  );
  return () => runner.rollbackTransaction().then(() => runner.release());
}

describe('the abandonment of pending deliveries', () => {
  it('takes effect at once for readers and claims, and is written to each delivery later', async () => {
    const endpoint = await endpointWithPending(5_000);
    await fixture.abandonPending(endpoint);
    expect(await storedAs('pending')).toBe(5_000);
    expect(new Set(await fixture.statusesOf(endpoint))).toEqual(new Set(['abandoned']));
    expect((await fixture.queue().claim(claimRequest())).sendable).toEqual([]);

    const [before] = await backlogs();
    abandonment.wake();
    await untilWritten();
    expect(await storedAs('abandoned')).toBe(5_000);
    expect(new Set(await fixture.statusesOf(endpoint))).toEqual(new Set(['abandoned']));
    const ends = await fixture.server.execute(
      `select distinct completed, next_retry_at from delivery.undelivered where endpoint_id = '${endpoint.id}'`,
    );
    expect(ends).toEqual([{ completed: before?.abandoned, next_retry_at: null }]);
    expect(reported).toEqual([]);
  });

  it('is written for one endpoint after the other, and for no other endpoint', async () => {
    const [first, second, other] = [
      await endpointWithPending(1),
      await endpointWithPending(3),
      await endpointWithPending(2),
    ];
    await fixture.abandonPending(first);
    await fixture.abandonPending(second);
    abandonment.wake();
    await untilWritten();
    expect(await fixture.statusesOf(second)).toEqual(['abandoned', 'abandoned', 'abandoned']);
    expect(await fixture.statusesOf(other)).toEqual(['pending', 'pending']);
    expect([await storedAs('abandoned'), await storedAs('pending')]).toEqual([4, 2]);
  });

  it('goes on until the rows are written that a result has locked', async () => {
    const endpoint = await endpointWithPending(3);
    await fixture.abandonPending(endpoint);
    const release = await lockOneOf(endpoint);
    abandonment.wake();
    await poll('the others are written', async () => (await storedAs('abandoned')) === 2);
    await abandonment.stop();
    expect(await backlogs()).toHaveLength(1);
    await release();
    const next = new UnscopedBacklogAbandonment(fixture.rows.database, (error) => reported.push(error));
    next.wake();
    await untilWritten();
    await next.stop();
    expect([await storedAs('abandoned'), reported]).toEqual([3, []]);
  });

  it('reports a failure, and is tried again when it is woken', async () => {
    await fixture.abandonPending(await endpointWithPending(1));
    await fixture.server.execute('alter table delivery.abandonment rename to abandonment_away');
    abandonment.wake();
    await poll('a report', () => reported.length > 0);
    await fixture.server.execute('alter table delivery.abandonment_away rename to abandonment');
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining('delivery.abandonment') })]);
    abandonment.wake();
    await untilWritten();
  });

  it('begins no longer once it is stopped', async () => {
    await fixture.abandonPending(await endpointWithPending(1));
    await abandonment.stop();
    abandonment.wake();
    await abandonment.stop();
    expect([await storedAs('pending'), (await backlogs()).length]).toEqual([1, 1]);
  });

  it('does not include deliveries that are created after the endpoint was enabled again', async () => {
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(2);
    await fixture.abandonPending(endpoint);
    await fixture.emit(1);
    expect(await fixture.statusesOf(endpoint)).toEqual(['abandoned', 'abandoned', 'pending']);
    abandonment.wake();
    await untilWritten();
    expect([await storedAs('abandoned'), await storedAs('pending')]).toEqual([2, 1]);
    fixture.start().wake();
    await poll('the last is delivered', async () => (await fixture.statusesOf(endpoint))[2] === 'delivered');
    expect(await fixture.statusesOf(endpoint)).toEqual(['abandoned', 'abandoned', 'delivered']);
    expect(fixture.sink.received).toHaveLength(1);
  });
});

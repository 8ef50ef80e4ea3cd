import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { claimRequest } from '../testing/claim-request.ts';
import type { TestEndpoint } from '../testing/delivery-fixture.ts';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { UnscopedBacklogAbandonment } from './unscoped-backlog-abandonment.ts';

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

async function endpointWithPending(count: number): Promise<TestEndpoint> {
  const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
  await fixture.server.execute(
    `with created as (
       insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
       select '${endpoint.tenant.organizationId}', true, uuidv7(), '${endpoint.id}', uuidv7(), n, now()
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

describe('the abandonment of pending deliveries', () => {
  it('takes effect at once for readers and claims, and is written to each delivery later', async () => {
    const endpoint = await endpointWithPending(5_000);
    await fixture.abandonPending(endpoint);
    expect(await storedAs('pending')).toBe(5_000);
    expect(new Set(await fixture.statusesOf(endpoint))).toEqual(new Set(['abandoned']));
    expect((await fixture.queue().claim(claimRequest())).sendable).toEqual([]);

    const abandonment = new UnscopedBacklogAbandonment(fixture.rows.database, (error) => {
      throw error;
    });
    abandonment.wake();
    await poll('every delivery is stored as abandoned', async () => (await storedAs('abandoned')) === 5_000);
    await abandonment.stop();
    expect(new Set(await fixture.statusesOf(endpoint))).toEqual(new Set(['abandoned']));
  });

  it('does not include deliveries that are created after the endpoint was enabled again', async () => {
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(2);
    await fixture.abandonPending(endpoint);
    await fixture.emit(1);
    expect(await fixture.statusesOf(endpoint)).toEqual(['abandoned', 'abandoned', 'pending']);
    fixture.start().wake();
    await poll('the last is delivered', async () => (await fixture.statusesOf(endpoint))[2] === 'delivered');
    expect(await fixture.statusesOf(endpoint)).toEqual(['abandoned', 'abandoned', 'delivered']);
    expect(fixture.sink.received).toHaveLength(1);
  });
});

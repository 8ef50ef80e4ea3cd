import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SystemClock } from '@livery/runtime';
import { poll, type TestDatabase } from '@livery/testing';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { UnscopedDeliveryAudit } from './unscoped-delivery-audit.ts';
import { unscopedDueDeliveries } from './unscoped-due-deliveries.ts';

let server: TestDatabase;
let fixture: DispatcherFixture;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DispatcherFixture.open(server);
});

afterAll(async () => {
  await fixture.stop();
  await fixture.close();
});

beforeEach(async () => {
  await fixture.reset();
  await fixture.rows.endpoint({ url: `${fixture.sink.origin}/all` });
  await fixture.rows.endpoint({ url: `${fixture.sink.origin}/some`, enabledEvents: ['sample.number_1'] });
  await fixture.rows.endpoint({ enabledEvents: ['*'], status: 'disabled' });
  await server.execute(`update delivery.webhook_endpoint set updated = now() - interval '1 hour'`);
});

async function audited(): Promise<UnscopedDeliveryAudit['violations']> {
  const audit = new UnscopedDeliveryAudit(fixture.rows.database, new SystemClock());
  await audit.run();
  return audit.violations;
}

const NONE = { missing: 0, stuck: 0 };

describe('the self-audit', () => {
  it('finds no error in deliveries that are pending or delivered', async () => {
    await fixture.emit(3);
    expect(await audited()).toEqual(NONE);
    fixture.start().wake();
    await poll(
      'all to be delivered',
      async () => (await server.execute('select from delivery.undelivered')).length === 0,
    );
    expect(await audited()).toEqual(NONE);
  });

  it('finds an event without the delivery that it should have', async () => {
    await fixture.emit(3);
    await server.execute(
      `delete from delivery.webhook_delivery where event_id = (select id from messaging.event where type = 'sample.number_1')`,
    );
    expect(await audited()).toEqual({ missing: 2, stuck: 0 });
  });

  it('expects no delivery to an endpoint that has changed since the event', async () => {
    await fixture.emit(1);
    await fixture.rows.endpoint({ enabledEvents: ['*'] });
    expect(await audited()).toEqual(NONE);
  });

  it('does not check events that have not been relayed', async () => {
    await fixture.rows.append(['sample.number_1']);
    expect(await audited()).toEqual(NONE);
  });

  it('checks each event once, and keeps the count of errors', async () => {
    const audit = new UnscopedDeliveryAudit(fixture.rows.database, new SystemClock());
    await fixture.emit(1);
    await server.execute('delete from delivery.webhook_delivery');
    await audit.run();
    await audit.run();
    expect(audit.violations).toEqual({ missing: 1, stuck: 0 });
  });

  it('finds a pending delivery without a due time, unless it is claimed', async () => {
    await fixture.emit(2);
    await server.execute('update delivery.undelivered set next_retry_at = null');
    expect(await audited()).toEqual({ missing: 0, stuck: 3 });
    await server.execute(`update delivery.undelivered set claimed_until = now() + interval '1 minute'`);
    expect(await audited()).toEqual(NONE);
  });

  it('finds a delivery that counts as delivered although it was never attempted', async () => {
    await fixture.emit(1);
    await server.execute('delete from delivery.undelivered');
    expect(await audited()).toEqual({ missing: 0, stuck: 1 });
  });
});

describe('the due deliveries', () => {
  const due = () => unscopedDueDeliveries(fixture.rows.database);

  it('are counted over all endpoints, with the age of the oldest', async () => {
    expect(await due()).toEqual({ count: 0, oldestAge: 0, replayed: 0 });
    await fixture.emit(3);
    await server.execute(
      `update delivery.undelivered set next_retry_at = now() - interval '100 seconds', attempt_count = 1
        where ordinal = (select min(ordinal) from delivery.undelivered)`,
    );
    const { count, oldestAge } = await due();
    expect(count).toBe(4);
    expect(oldestAge).toBeGreaterThanOrEqual(100);
    expect(oldestAge).toBeLessThan(160);
  });

  it('do not include those that are due later, claimed or abandoned', async () => {
    await fixture.emit(1);
    await server.execute(`update delivery.undelivered set next_retry_at = now() + interval '1 minute'`);
    expect((await due()).count).toBe(0);
    await server.execute(
      `update delivery.undelivered set next_retry_at = now(), claimed_until = now() + interval '1 minute'`,
    );
    expect((await due()).count).toBe(0);
    await server.execute('update delivery.undelivered set claimed_until = null');
    expect((await due()).count).toBe(1);
    await server.execute(
      `insert into delivery.abandonment select organization_id, livemode, endpoint_id, ordinal, now() from delivery.undelivered`,
    );
    expect((await due()).count).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { deleteUnscopedForgottenDeliveries } from './delete-unscoped-forgotten-deliveries.ts';

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterAll(() => fixture.close());

describe('the state of a delivery that was not delivered', () => {
  it('is deleted once the delivery is deleted, and not before', async () => {
    const endpoint = await fixture.rows.endpoint();
    await fixture.emit(3);
    await fixture.server.execute(
      `update delivery.undelivered set status = 'failed', completed = now() where sequence > 1`,
    );
    expect(await deleteUnscopedForgottenDeliveries(fixture.rows.database)).toBe(0);
    await fixture.server.execute('delete from delivery.webhook_delivery where sequence = 3');
    expect(await deleteUnscopedForgottenDeliveries(fixture.rows.database)).toBe(1);
    expect(await fixture.statusesOf(endpoint)).toEqual(['pending', 'failed']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase } from '@livery/testing';
import { createDeliveryDatabase, DeliveryFixture, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { insertHistory } from '../testing/delivery-history.ts';
import { deleteUnscopedForgottenMarks } from './delete-unscoped-forgotten-marks.ts';
import { PostgresWebhookDeliveryRepository } from './postgres-webhook-delivery.repository.ts';

let server: TestDatabase;
let fixture: DeliveryFixture;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DeliveryFixture.open(server.url);
});

afterAll(async () => {
  await fixture.close();
  await server.drop();
});

/** Every tenth delivery is a test, and has no sequence number. */
async function endpointWithDelivered(count: number, ordinal: number): Promise<TestEndpoint> {
  const endpoint = await fixture.endpoint();
  const wanted = Array.from({ length: count }, (_, index) => ({
    status: 'delivered' as const,
    after: 1,
    isTest: index % 10 === 9,
  }));
  await insertHistory((statement, values) => server.execute(statement, values), endpoint, wanted, {
    ordinal,
    created: new Date(),
  });
  return endpoint;
}

const marksOf = async ({ id }: TestEndpoint): Promise<readonly string[]> =>
  (
    await server.execute(
      `select block::text from delivery.delivered_block where endpoint_id = $1 order by delivered_block.block`,
      [id],
    )
  ).map((row) => ('block' in row ? String(row.block) : ''));

describe('the marks of delivered deliveries', () => {
  it('are deleted with the deliveries, and those of the others stay', async () => {
    const [first, second] = [await endpointWithDelivered(200, 1), await endpointWithDelivered(80, 1_001)];
    const kept = await marksOf(second);
    expect(await marksOf(first)).toHaveLength(20 + 6);
    expect(await deleteUnscopedForgottenMarks(fixture.database)).toBe(0);

    await server.execute('delete from delivery.webhook_delivery where endpoint_id = $1 and ordinal <= 150', [first.id]);
    expect(await deleteUnscopedForgottenMarks(fixture.database)).toBe(15 + 4);
    expect(await marksOf(first)).toEqual(['-200', '-190', '-180', '-170', '-160', '4', '5']);
    const filter = { status: 'delivered', eventId: null, afterSequence: null, created: {} } as const;
    const repository = new PostgresWebhookDeliveryRepository(fixture.database);
    expect((await repository.list(first.tenant, first.id, filter, { limit: 200 })).items).toHaveLength(50);

    await server.execute('delete from delivery.webhook_delivery where endpoint_id = $1', [first.id]);
    await deleteUnscopedForgottenMarks(fixture.database);
    expect(await marksOf(first)).toEqual([]);
    expect(await marksOf(second)).toEqual(kept);
  });
});

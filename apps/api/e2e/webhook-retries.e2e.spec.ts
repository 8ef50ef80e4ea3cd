import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookDeliverySchema } from '@livery/delivery-contracts';
import { poll } from '@livery/testing';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { openOperatedEndpoint } from './operated-endpoint.ts';
import { readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { errorOf } from './webhook-caller.ts';
import type { WebhookOperator } from './webhook-operator.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

let api: TestApi;
let worker: DeliveryWorker;
let receiver: WebhookReceiver;
let organization: TestOrganization;
let operator: WebhookOperator;
let endpoint: string;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startDeliveryWorker(api);
});

beforeEach(async () => {
  ({ organization, operator, endpoint, receiver } = await openOperatedEndpoint(api));
});

afterEach(() => receiver.close());

afterAll(async () => {
  await worker.close();
  await api.close();
});

const retry = (id: string, headers = {}) => operator.client.post(`/webhook_deliveries/${id}/retry`, {}, headers);
const attempts = (count: number) => poll(`${count} attempts`, () => receiver.received.length === count);

/** Causes an event whose first attempt is answered with a status. @returns its delivery */
async function deliveryAnswered(status: number): ReturnType<WebhookOperator['delivery']> {
  receiver.status = status;
  await operator.cause(1);
  await attempts(1);
  const [delivery] = await operator.until(endpoint, [status === 200 ? 'delivered' : 'pending']);
  await poll('the attempt is recorded', async () => (await operator.delivery(delivery?.id ?? '')).attempt_count === 1);
  return operator.delivery(delivery?.id ?? '');
}

/** Gives a delivery another state, as time would. */
async function end(status: 'failed' | 'abandoned'): Promise<void> {
  await api.administrate(
    `update delivery.undelivered set status = $1, next_retry_at = null, completed = now() where status = 'pending'`,
    [status],
  );
}

describe('POST /webhook_deliveries/{id}/retry', () => {
  it('makes a pending delivery delivered at once, with the same sequence and bytes', async () => {
    const before = await deliveryAnswered(500);
    receiver.status = 200;
    const answer = await retry(before.id);
    expect(answer.status).toBe(202);
    expect(readAnswer(webhookDeliverySchema, answer)).toMatchObject({ id: before.id, status: 'pending' });
    await operator.until(endpoint, ['delivered']);
    const after = await operator.delivery(before.id);
    expect(after).toMatchObject({ sequence: before.sequence, attempt_count: 2, next_retry_at: null });
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-sequence']).toBe(first?.headers['webhook-sequence']);
  });

  it('that fails leaves a pending delivery its next attempt and its schedule, and counts', async () => {
    const before = await deliveryAnswered(500);
    await retry(before.id);
    await attempts(2);
    await poll('it is counted', async () => (await operator.delivery(before.id)).attempt_count === 2);
    expect(await operator.delivery(before.id)).toMatchObject({
      status: 'pending',
      next_retry_at: before.next_retry_at,
      completed: null,
    });
    const [row] = await api.administrate('select attempt_count from delivery.undelivered where status = $1', [
      'pending',
    ]);
    expect(row).toEqual({ attempt_count: 1 });
  });

  it.each(['failed', 'abandoned'] as const)(
    'that fails leaves a delivery %s, and one that succeeds does not',
    async (status) => {
      const { id } = await deliveryAnswered(500);
      await end(status);
      const before = await operator.delivery(id);
      await retry(id);
      await attempts(2);
      await poll('it is counted', async () => (await operator.delivery(id)).attempt_count === 2);
      expect(await operator.delivery(id)).toMatchObject({ status, completed: before.completed });
      receiver.status = 200;
      await retry(id);
      await operator.until(endpoint, ['delivered']);
      expect(await operator.delivery(id)).toMatchObject({ attempt_count: 3 });
    },
  );

  it('of a delivered one sends it again, and it stays delivered whatever the answer is', async () => {
    const before = await deliveryAnswered(200);
    for (const [index, status] of [500, 200].entries()) {
      receiver.status = status;
      await retry(before.id);
      await poll('it is counted', async () => (await operator.delivery(before.id)).attempt_count === index + 2);
      const { completed, last_response_status } = await operator.delivery(before.id);
      expect(await operator.until(endpoint, ['delivered'])).toHaveLength(1);
      expect([completed, last_response_status]).toEqual([before.completed, status]);
    }
  });

  it('twenty times at once sends it once', async () => {
    const { id } = await deliveryAnswered(500);
    const answered = Promise.withResolvers<undefined>();
    receiver.mayAnswer = answered.promise;
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await attempts(2);
    // While the attempt is in flight, a further request belongs to it.
    expect((await retry(id)).status).toBe(202);
    answered.resolve(undefined);
    await poll('it is counted', async () => (await operator.delivery(id)).attempt_count === 2);
    await poll(
      'nothing is requested',
      async () => (await api.administrate('select from delivery.requested_attempt')).length === 0,
    );
    expect(receiver.received).toHaveLength(2);
    await retry(id);
    await attempts(3);
  });

  it('with the same Idempotency-Key sends it once', async () => {
    const { id } = await deliveryAnswered(500);
    const first = await retry(id, { 'idempotency-key': 'once' });
    await poll('it is counted', async () => (await operator.delivery(id)).attempt_count === 2);
    const again = await retry(id, { 'idempotency-key': 'once' });
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([202, first.text, 'true']);
    expect(receiver.received).toHaveLength(2);
  });

  it('is refused while the endpoint is disabled, and after it was deleted', async () => {
    const { id } = await deliveryAnswered(500);
    await operator.change(endpoint, { status: 'disabled' });
    expect(errorOf(await retry(id))).toMatchObject({
      status: 409,
      code: 'resource_conflict',
      message: expect.stringMatching(/disabled/),
    });
    await operator.client.delete(`/webhook_endpoints/${endpoint}`);
    expect(errorOf(await retry(id))).toMatchObject({
      status: 409,
      code: 'resource_conflict',
      message: expect.stringMatching(/deleted/),
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('is withdrawn when the endpoint is disabled before the attempt', async () => {
    const { id } = await deliveryAnswered(500);
    const [row] = await api.administrate(
      `insert into delivery.requested_attempt (organization_id, livemode, id, endpoint_id, event_id, requested)
       select organization_id, livemode, id, endpoint_id, event_id, now() + interval '1 hour' from delivery.webhook_delivery
        where id = (select id from delivery.undelivered order by ordinal desc limit 1) returning 1`,
    );
    expect(row).toBeDefined();
    await operator.change(endpoint, { status: 'disabled' });
    expect(await api.administrate('select from delivery.requested_attempt')).toEqual([]);
    await operator.change(endpoint, { status: 'enabled' });
    expect(await operator.delivery(id)).toMatchObject({ status: 'abandoned', attempt_count: 1 });
  });

  it('answers other organizations and the other mode as for a missing delivery', async () => {
    const { id } = await deliveryAnswered(500);
    const live = await organization.client();
    const stranger = await (await api.createOrganization()).client(undefined, { livemode: false });
    const missing = await operator.client.post('/webhook_deliveries/whd_0000000000000000000001/retry', {});
    for (const client of [live, stranger]) {
      const answer = await client.post(`/webhook_deliveries/${id}/retry`, {});
      expect(answer.status).toBe(404);
      expect(withoutRequestId(answer)).toBe(withoutRequestId(missing));
    }
    expect(receiver.received).toHaveLength(1);
  });
});

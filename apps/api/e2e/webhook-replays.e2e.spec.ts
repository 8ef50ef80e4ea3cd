import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { idOf, idsOf } from './answer-facts.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { openOperatedEndpoint } from './operated-endpoint.ts';
import { readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { errorOf } from './webhook-caller.ts';
import type { WebhookOperator } from './webhook-operator.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const HOUR_MS = 3_600_000;

const createdSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: { type: 'object', required: ['created'], properties: { created: { type: 'string' } } },
    },
  },
} as const;

let api: TestApi;
let worker: DeliveryWorker;
let receiver: WebhookReceiver;
let organization: TestOrganization;
let operator: WebhookOperator;
let endpoint: string;
let since: string;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startDeliveryWorker(api);
});

beforeEach(async () => {
  since = new Date().toISOString();
  ({ organization, operator, endpoint, receiver } = await openOperatedEndpoint(api));
});

afterEach(() => receiver.close());

afterAll(async () => {
  await worker.close();
  await api.close();
});

const replay = (body: object, to = endpoint) => operator.client.post(`/webhook_endpoints/${to}/replay`, body);
const arrivals = (): readonly string[] =>
  receiver.received.map(({ headers, body }) => `${String(headers['webhook-sequence'])} ${body}`);
const missed = async () => {
  const { missed_events, missed_since } = await operator.read(endpoint);
  return [missed_events, missed_since];
};
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const relayed = (): Promise<void> =>
  poll('all is relayed', async () => {
    return (await api.administrate('select from messaging.event where position is null')).length === 0;
  });

/** Has deliveries arrive. */
async function deliver(count: number): Promise<void> {
  const before = await operator.deliveries(endpoint);
  await operator.cause(count);
  await operator.until(endpoint, [...before.map(({ status }) => status), ...Array(count).fill('delivered')]);
}

/** Disables the endpoint, causes events that it misses, and enables it again. */
async function miss(count: number): Promise<void> {
  await operator.change(endpoint, { status: 'disabled' });
  const [before] = await missed();
  await operator.cause(count);
  await poll('they are missed', async () => (await missed())[0] === Number(before) + count);
  await operator.change(endpoint, { status: 'enabled' });
}

async function abandonOne(): Promise<void> {
  receiver.status = 500;
  await operator.cause(1);
  await operator.until(endpoint, ['pending']);
  await poll('it was attempted', () => receiver.received.length === 1);
  await operator.change(endpoint, { status: 'disabled' });
  await operator.change(endpoint, { status: 'enabled' });
  await operator.until(endpoint, ['abandoned']);
  receiver.status = 200;
}

describe('POST /webhook_endpoints/{id}/replay', () => {
  it('sends an abandoned delivery again: the same record, sequence and bytes, and the attempts go on', async () => {
    await abandonOne();
    const [before] = await operator.deliveries(endpoint);
    const answer = await replay({ since, status: 'abandoned' });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ object: 'job', kind: 'delivery.replay', status: 'queued', result: null });
    expect(await operator.ended(idOf(answer))).toMatchObject({
      status: 'completed',
      progress: { done: 1, total: 1, step: expect.stringMatching(/^Sent 1 deliveries of events up to .+Z$/) },
      result: { dry_run: false, failed: 0, abandoned: 1, delivered: 0, created: 0, already_pending: 0 },
    });
    const [after] = await operator.until(endpoint, ['delivered']);
    expect(after).toMatchObject({ id: before?.id, sequence: before?.sequence, event: before?.event });
    const [first, ...others] = arrivals();
    expect(new Set(others)).toEqual(new Set([first]));
    expect((await operator.delivery(after?.id ?? '')).attempt_count).toBe(receiver.received.length);
  });

  it('gives five new attempts', async () => {
    await abandonOne();
    receiver.status = 500;
    await operator.replay(endpoint, { since, status: 'abandoned' });
    await poll('it is attempted again', () => receiver.received.length === 2);
    const [delivery] = await operator.until(endpoint, ['pending']);
    await poll('it is recorded', async () => (await operator.delivery(delivery?.id ?? '')).attempt_count === 2);
    const [row] = await api.administrate('select attempt_count from delivery.undelivered where status = $1', [
      'pending',
    ]);
    expect(row).toEqual({ attempt_count: 1 });
    const { next_retry_at } = await operator.delivery(delivery?.id ?? '');
    expect(Date.parse(next_retry_at ?? '') - Date.now()).toBeGreaterThan(30_000);
  });

  it('chooses by the status that was asked for', async () => {
    await abandonOne();
    expect(await operator.replay(endpoint, { since, status: 'failed' })).toMatchObject({
      result: { failed: 0, abandoned: 0 },
    });
    await api.administrate(`update delivery.undelivered set status = 'failed' where status = 'abandoned'`);
    expect(await operator.replay(endpoint, { since, status: 'abandoned' })).toMatchObject({ result: { abandoned: 0 } });
    expect(await operator.replay(endpoint, { since, status: 'failed' })).toMatchObject({ result: { failed: 1 } });
    await operator.until(endpoint, ['delivered']);
  });

  it('with all sends delivered ones again, too, and leaves pending ones alone', async () => {
    await deliver(2);
    const answered = Promise.withResolvers<undefined>();
    receiver.mayAnswer = answered.promise;
    await operator.cause(1);
    await poll('it is in flight', () => receiver.received.length === 3);
    const job = await operator.replay(endpoint, { since });
    expect(job.result).toEqual({
      dry_run: false,
      failed: 0,
      abandoned: 0,
      delivered: 2,
      created: 0,
      already_pending: 1,
    });
    answered.resolve(undefined);
    const deliveries = await operator.until(endpoint, ['delivered', 'delivered', 'delivered']);
    expect(receiver.received).toHaveLength(5);
    expect(new Set(arrivals()).size).toBe(3);
    const counts = await Promise.all(deliveries.map(({ id }) => operator.delivery(id)));
    expect(counts.map(({ attempt_count }) => attempt_count)).toEqual([2, 2, 1]);
  });

  it('with all creates what the endpoint missed while it was disabled, with the next sequences in the order of the events', async () => {
    await deliver(1);
    await miss(3);
    await deliver(1);
    const [count, from] = await missed();
    expect(count).toBe(3);
    expect(
      idsOf(await operator.client.get(`/events?type=brand.font.created&created[gte]=${String(from)}`)),
    ).toHaveLength(4);
    const job = await operator.replay(endpoint, { since: from });
    expect(job.result).toMatchObject({ created: 3, delivered: 1 });
    const deliveries = await operator.until(endpoint, Array(5).fill('delivered'));
    expect(deliveries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(await missed()).toEqual([0, null]);
    const events = idsOf(await operator.client.get('/events?type=brand.font.created')).reverse();
    const [first, one, two, three, last] = events;
    expect(deliveries.map(({ event }) => event)).toEqual([first, last, one, two, three]);
  });

  it('with missing creates these only, and sends nothing twice', async () => {
    await deliver(1);
    await miss(2);
    const [, from] = await missed();
    const job = await operator.replay(endpoint, { since: from, status: 'missing' });
    expect(job.result).toMatchObject({ failed: 0, abandoned: 0, delivered: 0, created: 2, already_pending: 0 });
    await operator.until(endpoint, Array(3).fill('delivered'));
    expect(await missed()).toEqual([0, null]);
    expect((await operator.replay(endpoint, { since, status: 'missing' })).result).toMatchObject({ created: 0 });
    expect(receiver.received).toHaveLength(3);
  });

  it('fills only the chosen period, and counts what is left', async () => {
    await miss(2);
    const last = Date.now();
    await poll('the next millisecond', () => Date.now() > last);
    const middle = new Date().toISOString();
    await miss(3);
    expect((await operator.replay(endpoint, { since, until: middle })).result).toMatchObject({ created: 2 });
    expect((await missed())[0]).toBe(3);
    expect((await operator.replay(endpoint, { since: middle })).result).toMatchObject({ created: 3 });
    expect(await missed()).toEqual([0, null]);
    expect((await operator.replay(endpoint, { since, status: 'failed' })).result).toMatchObject({ failed: 0 });
  });

  it('creates the deliveries of events from before the endpoint was made, and only of types that it wants', async () => {
    await operator.client.post('/fonts', { name: 'Wanted', roles: ['body'] });
    await relayed();
    const late = await operator.endpoint(receiver.url, ['brand.font.created']);
    expect((await operator.read(late)).missed_events).toBe(0);
    const job = await operator.replay(late, { since });
    expect(job.result).toMatchObject({ created: 1 });
    await operator.until(late, ['delivered']);
  });

  it('changes nothing with dry_run, and counts what it would do', async () => {
    await deliver(1);
    await miss(2);
    const before = await operator.deliveries(endpoint);
    const job = await operator.replay(endpoint, { since, dry_run: true });
    expect(job).toMatchObject({
      status: 'completed',
      result: { dry_run: true, failed: 0, abandoned: 0, delivered: 1, created: 2, already_pending: 0 },
    });
    expect(await operator.deliveries(endpoint)).toEqual(before);
    expect((await missed())[0]).toBe(2);
    expect(receiver.received).toHaveLength(1);
    expect((await operator.replay(endpoint, { since })).result).toEqual({ ...job.result, dry_run: false });
  });

  it('of a period in which nothing happened does nothing', async () => {
    const job = await operator.replay(endpoint, { since: ago(HOUR_MS), until: ago(HOUR_MS / 2) });
    expect(job).toMatchObject({
      status: 'completed',
      result: { dry_run: false, failed: 0, abandoned: 0, delivered: 0, created: 0, already_pending: 0 },
    });
  });

  it.each([
    ['nothing', {}, 'parameter_missing', 'since'],
    ['a time without an offset', { since: '2026-11-20T09:00:00' }, 'parameter_invalid', 'since'],
    ['a number', { since: 1_700_000_000 }, 'parameter_invalid', 'since'],
    ['a day that does not exist', { since: '2026-02-30T00:00:00Z' }, 'parameter_invalid', 'since'],
    ['a beginning in the future', { since: ago(-HOUR_MS) }, 'parameter_invalid', 'since'],
    ['a beginning past retention', { since: ago(120 * 24 * HOUR_MS) }, 'parameter_invalid', 'since'],
    ['an end in the future', { since: ago(HOUR_MS), until: ago(-HOUR_MS) }, 'parameter_invalid', 'until'],
    ['an end before the beginning', { since: ago(1_000), until: ago(2_000) }, 'parameter_invalid', 'until'],
    ['an end that is no time', { since: ago(1_000), until: 'now' }, 'parameter_invalid', 'until'],
    ['an unknown status', { since: ago(1_000), status: 'pending' }, 'parameter_invalid', 'status'],
    ['a dry run that is a text', { since: ago(1_000), dry_run: 'yes' }, 'parameter_invalid', 'dry_run'],
    ['an unknown field', { since: ago(1_000), from: 1 }, 'parameter_unknown', 'from'],
  ])('refuses %s', async (_, body, code, param) => {
    expect(errorOf(await replay(body))).toMatchObject({ status: 400, code, param });
  });

  it('refuses a disabled endpoint, and takes a deleted one for missing', async () => {
    await operator.change(endpoint, { status: 'disabled' });
    expect(errorOf(await replay({ since }))).toMatchObject({ status: 409, code: 'resource_conflict' });
    expect(errorOf(await replay({ since, dry_run: true }))).toMatchObject({ status: 409, code: 'resource_conflict' });
    await operator.client.delete(`/webhook_endpoints/${endpoint}`);
    expect(errorOf(await replay({ since }))).toMatchObject({ status: 404, code: 'resource_missing' });
  });

  it('answers other organizations and the other mode as for a missing endpoint, and shows them no job', async () => {
    await deliver(1);
    const job = idOf(await replay({ since }));
    const live = await organization.client();
    const stranger = await (await api.createOrganization()).client(undefined, { livemode: false });
    const missing = await replay({ since }, 'whk_0000000000000000000001');
    for (const client of [live, stranger]) {
      const answer = await client.post(`/webhook_endpoints/${endpoint}/replay`, { since });
      expect(withoutRequestId(answer)).toBe(withoutRequestId(missing));
      expect((await client.get(`/jobs/${job}`)).status).toBe(404);
    }
    const reader = await organization.client(['platform:read'], { livemode: false });
    expect(errorOf(await reader.get(`/jobs/${job}`))).toMatchObject({ status: 403, code: 'insufficient_scope' });
    await operator.ended(job);
  });

  it('with the same Idempotency-Key starts one job', async () => {
    await deliver(1);
    const headers = { 'idempotency-key': 'replay-once' };
    const body = { since };
    const path = `/webhook_endpoints/${endpoint}/replay`;
    const [first, again] = [
      await operator.client.post(path, body, headers),
      await operator.client.post(path, body, headers),
    ];
    expect([again.status, idOf(again)]).toEqual([202, idOf(first)]);
    await operator.ended(idOf(first));
    await poll('it has arrived again', () => receiver.received.length === 2);
    expect((await operator.client.post(path, { ...body, status: 'failed' }, headers)).status).toBe(422);
  });

  it('fails if the endpoint is disabled before it is done', async () => {
    await deliver(1);
    await worker.close();
    const job = idOf(await replay({ since }));
    await operator.change(endpoint, { status: 'disabled' });
    worker = await startDeliveryWorker(api);
    expect(await operator.ended(job)).toMatchObject({ status: 'failed', error: { code: 'resource_conflict' } });
  });

  it('is cancelled as other jobs are', async () => {
    await deliver(1);
    await worker.close();
    const job = idOf(await replay({ since }));
    expect((await operator.client.post(`/jobs/${job}/cancel`, {})).body).toMatchObject({ status: 'cancelled' });
    worker = await startDeliveryWorker(api);
    await operator.cause(1);
    await operator.until(endpoint, ['delivered', 'delivered']);
    expect(receiver.received).toHaveLength(2);
  });

  it('leaves nothing that the self-audit complains of', async () => {
    await deliver(1);
    await miss(2);
    await operator.replay(endpoint, { since });
    await operator.until(endpoint, ['delivered', 'delivered', 'delivered']);
    await worker.audit();
    const [row] = await api.administrate(
      `select count(*)::int as deliveries, max(d.sequence)::int as last from delivery.webhook_delivery d
        where d.endpoint_id = (select endpoint_id from delivery.webhook_delivery order by ordinal desc limit 1)`,
    );
    expect(row).toEqual({ deliveries: 3, last: 3 });
  });
});

describe('missed events', () => {
  it('are counted while the endpoint is disabled, and only of types that it wants then', async () => {
    expect(await missed()).toEqual([0, null]);
    await operator.change(endpoint, { status: 'disabled', enabled_events: ['brand.check.*'] });
    await operator.cause(2);
    await relayed();
    expect(await missed()).toEqual([0, null]);
    await operator.change(endpoint, { enabled_events: ['brand.font.*'] });
    await operator.cause(1);
    await relayed();
    const [last] = readAnswer(createdSchema, await operator.client.get('/events?type=brand.font.*&limit=1')).data;
    expect(await missed()).toEqual([1, last?.created]);
  });

  it('are shown by the events of the endpoint', async () => {
    await miss(1);
    const { text } = await operator.client.get('/events?type=platform.webhook_endpoint.enabled&limit=1');
    expect(text).toContain('"missed_events":1');
  });
});

describe('a reader of the list of events, a reader of the feed and a webhook consumer', () => {
  it('see the same events of a period, with a phase in which the endpoint was disabled and a replay', async () => {
    await deliver(3);
    await miss(4);
    await deliver(2);
    await miss(2);
    await operator.replay(endpoint, { since });
    await operator.until(endpoint, Array(11).fill('delivered'));
    const listed = idsOf(await operator.client.get('/events?type=brand.font.*&limit=200'));
    const fed = idsOf(await operator.client.get('/events?after=start&type=brand.font.*&limit=200'));
    expect(fed).toEqual(listed.toReversed());
    const received = new Set(receiver.received.map(({ headers }) => String(headers['webhook-id'])));
    expect([...received].sort()).toEqual(listed.toSorted());
    const sequences = new Set(receiver.received.map(({ headers }) => Number(headers['webhook-sequence'])));
    expect([...sequences].sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    const bodies = new Map(receiver.received.map(({ headers, body }) => [String(headers['webhook-id']), body]));
    for (const id of listed) {
      expect(JSON.parse(bodies.get(id) ?? 'null')).toEqual((await operator.client.get(`/events/${id}`)).body);
    }
  });
});

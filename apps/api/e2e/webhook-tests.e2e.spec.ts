import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  attemptedDeliverySchema,
  eventSchema,
  webhookEndpointSchema,
  webhookEndpointTest,
} from '@livery/delivery-contracts';
import { type ApiClient, assertFits, poll } from '@livery/testing';
import { startDeliveryWorker } from './delivery-worker.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { errorOf } from './webhook-caller.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let receiver: Server;
let origin: string;
let respond: (response: ServerResponse) => void;
let received: { readonly path: string; readonly body: string; readonly sequence: unknown }[];

beforeAll(async () => {
  api = await startTestApi({ webhookTestWaitMs: 10_000 });
  await api.application.listen(0, '127.0.0.1');
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', body, sequence: request.headers['webhook-sequence'] });
      respond(response);
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const address = receiver.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

beforeEach(async () => {
  received = [];
  respond = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('welcome');
  organization = await api.createOrganization();
  client = await organization.client(undefined, { livemode: false });
});

afterAll(async () => {
  receiver.closeAllConnections();
  await once(receiver.close(), 'close');
  await api.close();
});

async function createEndpoint(path = '', enabled_events = ['brand.check.*']): Promise<string> {
  const made = await client.post('/webhook_endpoints', { url: `${origin}${path}`, enabled_events });
  return readAnswer({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, made).id;
}

const test = async (id: string): Promise<Answer> => client.post(`/webhook_endpoints/${id}/test`, {});
const read = (answer: Answer) => readAnswer(attemptedDeliverySchema, answer);
const endpointOf = async (id: string) =>
  readAnswer(webhookEndpointSchema, await client.get(`/webhook_endpoints/${id}`));

describe('POST /webhook_endpoints/{id}/test beside a worker', () => {
  let worker: AsyncDisposable;

  beforeAll(async () => {
    worker = await startDeliveryWorker(api);
  });

  afterAll(async () => worker[Symbol.asyncDispose]());

  it('returns the response of the endpoint, its timing and what was sent', async () => {
    const id = await createEndpoint('/hooks');
    const answer = await test(id);
    expect(answer.status).toBe(200);
    const delivery = read(answer);
    expect(delivery).toMatchObject({
      endpoint: id,
      status: 'delivered',
      sequence: null,
      attempt_count: 1,
      livemode: false,
    });
    expect(delivery.attempts).toEqual([
      expect.objectContaining({
        response_status: 200,
        response_body: 'welcome',
        response_headers: expect.objectContaining({ 'content-type': 'text/plain' }),
        request_headers: expect.objectContaining({ 'webhook-id': delivery.event, host: new URL(origin).host }),
        error_class: null,
      }),
    ]);
    expect(delivery.attempts[0]?.timings.first_byte).toBeGreaterThan(0);
    expect((await client.get(`/webhook_deliveries/${delivery.id}`)).body).toEqual(answer.body);
  });

  it('sends the event to this endpoint only, whatever it subscribes to, without a sequence', async () => {
    await createEndpoint('/other', ['*']);
    await createEndpoint('/named', [webhookEndpointTest.type]);
    const id = await createEndpoint('/tested');
    await poll('the events of the endpoints to be delivered', () => received.length >= 2);
    const { event } = read(await test(id));
    const marker = await test(id);
    const tests = received.filter(
      ({ body }) => assertFits(eventSchema, JSON.parse(body), 'the body').type === webhookEndpointTest.type,
    );
    expect(tests.map(({ path, sequence }) => [path, sequence])).toEqual([
      ['/tested', undefined],
      ['/tested', undefined],
    ]);
    const [newest, tested] = await eventsOf(client, webhookEndpointTest.type);
    assertFits(webhookEndpointTest.schema, tested?.data, 'the event');
    expect([newest, tested].map((shown) => Reflect.get(shown ?? {}, 'id'))).toEqual([read(marker).event, event]);
    const sent = assertFits(eventSchema, JSON.parse(tests[0]?.body ?? ''), 'the body');
    expect(sent).toEqual((await client.get(`/events/${event}`)).body);
    expect(sent.data).toEqual({ object: await endpointOf(id) });
  });

  it('is attempted once, and a failure neither disables the endpoint nor counts as its failure', async () => {
    const id = await createEndpoint();
    for (const status of [500, 410, 301]) {
      respond = (response) => response.writeHead(status, { location: '/' }).end('no');
      const delivery = read(await test(id));
      expect(delivery).toMatchObject({
        status: 'failed',
        attempt_count: 1,
        last_response_status: status,
        last_error: `The endpoint answered ${status}.`,
        next_retry_at: null,
      });
    }
    expect(await endpointOf(id)).toMatchObject({ status: 'enabled', failing_since: null });
    expect(await eventsOf(client, 'platform.webhook_endpoint.disabled')).toEqual([]);
    expect(received).toHaveLength(3);
  });

  it('counts neither in the statistics nor among undelivered events, and cannot be retried', async () => {
    const id = await createEndpoint();
    respond = (response) => response.writeHead(500).end();
    const delivery = read(await test(id));
    expect((await client.get(`/webhook_endpoints/${id}/stats`)).body.undelivered.failed).toBe(0);
    for (const query of ['', `&object=${id}`]) {
      expect((await client.get(`/events?delivery_success=false${query}`)).body.data).toEqual([]);
    }
    expect(errorOf(await client.post(`/webhook_deliveries/${delivery.id}/retry`, {}))).toMatchObject({
      status: 409,
      code: 'resource_conflict',
      message: expect.stringMatching(/test/),
    });
  });

  it('does not make a failing endpoint healthy', async () => {
    const id = await createEndpoint();
    await api.administrate(`update delivery.webhook_endpoint set failing_since = now() - interval '1 hour'`);
    const { failing_since } = await endpointOf(id);
    expect(read(await test(id)).status).toBe('delivered');
    expect(await endpointOf(id)).toMatchObject({ failing_since });
  });

  it('reports why there is no response', async () => {
    const id = await createEndpoint();
    respond = (response) => response.destroy();
    const [lost] = read(await test(id)).attempts;
    expect(lost).toMatchObject({ response_status: null, error_class: 'connection_lost' });
    await client.patch(`/webhook_endpoints/${id}`, { url: 'http://127.0.0.1:1/' });
    const [refused] = read(await test(id)).attempts;
    expect(refused).toMatchObject({ error_class: 'connect', request_headers: null });
  });

  it('leaves the sequence without a gap', async () => {
    const id = await createEndpoint('', ['brand.font.created']);
    for (const name of ['One', 'Two']) {
      await client.post('/fonts', { name });
      await test(id);
    }
    await poll('both events to arrive', () => received.filter(({ sequence }) => sequence !== undefined).length === 2);
    const listed = (await client.get(`/webhook_endpoints/${id}/deliveries`)).body.data;
    const sequences: unknown[] = listed.map(({ sequence }: { sequence: unknown }) => sequence);
    expect(sequences.filter((sequence) => sequence !== null)).toEqual([1, 2]);
    expect(sequences.filter((sequence) => sequence === null)).toHaveLength(2);
  });

  it('sends a test for each request, also with the same Idempotency-Key', async () => {
    const id = await createEndpoint();
    const key = { 'idempotency-key': 'test' };
    const answers = [1, 2].map(() => client.post(`/webhook_endpoints/${id}/test`, {}, key));
    const [one, two] = (await Promise.all(answers)).map(read);
    expect(one?.event).not.toBe(two?.event);
    expect(received).toHaveLength(2);
  });
});

describe('POST /webhook_endpoints/{id}/test', () => {
  it('is refused for a disabled endpoint, without an event', async () => {
    const id = await createEndpoint();
    await client.patch(`/webhook_endpoints/${id}`, { status: 'disabled' });
    expect(errorOf(await test(id))).toMatchObject({ status: 409, code: 'resource_conflict' });
    expect(await eventsOf(client, webhookEndpointTest.type)).toEqual([]);
  });

  it('returns 404 for endpoints of another organization, of the other mode, and that do not exist', async () => {
    const id = await createEndpoint();
    const strangers = [await (await api.createOrganization()).client(), await organization.client()];
    for (const stranger of strangers) {
      expect((await stranger.post(`/webhook_endpoints/${id}/test`, {})).status).toBe(404);
    }
    await client.delete(`/webhook_endpoints/${id}`);
    expect((await test(id)).status).toBe(404);
  });
});

describe('POST /webhook_endpoints/{id}/test without a worker', () => {
  let lonely: TestApi;

  beforeAll(async () => {
    lonely = await startTestApi({ webhookTestWaitMs: 1_500 });
    await lonely.application.listen(0, '127.0.0.1');
  });

  afterAll(() => lonely.close());

  it('returns 202 with the pending delivery, and forty waiting requests hold no connection', async () => {
    const own = await (await lonely.createOrganization()).client();
    const made = await own.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: ['*'] });
    const path = `/webhook_endpoints/${String(made.body.id)}`;
    const waiting = Array.from({ length: 40 }, () => own.post(`${path}/test`, {}));
    await poll('all to be written', async () => {
      const [row] = await lonely.administrate(`select count(*)::int as count from delivery.undelivered`);
      return Reflect.get(row ?? {}, 'count') === 40;
    });
    const held = await lonely.administrate(
      `select from pg_stat_activity where application_name = 'livery-test' and datname = current_database()
          and xact_start < now() - interval '300 milliseconds'`,
    );
    expect(held).toEqual([]);
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(202);
      expect(read(answer)).toMatchObject({ status: 'pending', attempt_count: 0, attempts: [], sequence: null });
    }
    await own.patch(path, { status: 'disabled' });
    expect((await own.get(`${path}/deliveries?limit=1`)).body.data[0]).toMatchObject({
      status: 'abandoned',
      last_error: 'The endpoint was disabled or deleted before the first attempt.',
    });
  });
});

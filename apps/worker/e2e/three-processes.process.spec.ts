import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import supertest, { type Test } from 'supertest';
import { createOrganization, type FirstCredentials } from './operator.ts';
import { spawnApp } from './spawned-app.ts';
import { ThreeProcesses } from './three-processes.ts';
import { openWebhookSink, type ReceivedWebhook, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture } from './worker-fixture.ts';

const DECK = new URL('../../../samples/brand-faults.pptx', import.meta.url);

let sink: WebhookSink;
let credentials: FirstCredentials;
let processes: ThreeProcesses;

const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  const fixture = await openWorkerFixture();
  opened.push(fixture);
  sink = await openWebhookSink();
  opened.push(sink);
  credentials = await createOrganization(fixture.database);
  processes = await ThreeProcesses.start(fixture.url);
  opened.push(processes);
});

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

/** Sends a request to the api, with the first key by default. */
function call(method: 'get' | 'post' | 'delete', path: string, credential = credentials.key): Test {
  return supertest(processes.origin('api'))[method](`/api/v1${path}`).set('authorization', `Bearer ${credential}`);
}

async function createEndpoint(path: string, enabled_events: readonly string[]) {
  const { status, body } = await call('post', '/webhook_endpoints').send({ url: sink.origin + path, enabled_events });
  expect(status).toBe(201);
  return body;
}

const arrivedAt = (path: string): ReceivedWebhook | undefined => sink.received.find((webhook) => webhook.path === path);

describe('api, worker and oauth-server as three processes', () => {
  it('accept at the api a token that the oauth-server has issued', async () => {
    const { clientId, clientSecret } = credentials.client;
    const { status, body } = await supertest(processes.origin('oauth-server'))
      .post('/api/v1/oauth/token')
      .type('form')
      .send({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    expect(status).toBe(200);
    const ping = await call('get', '/ping', body.access_token);
    expect(ping.status).toBe(200);
    expect(ping.body).toMatchObject({ principal: expect.stringMatching(/^oa_app_/) });
  });

  it('deliver the event of a check that ran at the api, signed, and list the delivery', async () => {
    const endpoint = await createEndpoint('/checks', ['brand.check.completed']);
    const check = await call('post', '/brand_checks').send({
      content_type: 'pptx',
      content_base64: (await readFile(DECK)).toString('base64'),
    });
    expect(check.status).toBe(200);
    await poll('the webhook to arrive', () => arrivedAt('/checks') !== undefined);
    const { body = '', headers = {} } = arrivedAt('/checks') ?? {};
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const event = new Webhook(endpoint.signing_secret).verify(body, signed);
    expect(event).toMatchObject({ type: 'brand.check.completed', data: { object: { id: check.body.id } } });

    const deliveries = () => call('get', `/webhook_endpoints/${endpoint.id}/deliveries`);
    await poll('the delivery to be settled', async () => (await deliveries()).body.data[0]?.status === 'delivered');
    const { data } = (await deliveries()).body;
    expect(data).toMatchObject([{ event: headers['webhook-id'], attempt_count: 1 }]);
    const delivery = await call('get', `/webhook_deliveries/${data[0].id}`);
    expect(delivery.body.attempts).toMatchObject([{ response_status: 200, error_class: null }]);
  });

  it('refuse a key after its revocation, and deliver the event', async () => {
    await createEndpoint('/keys', ['platform.api_key.revoked']);
    const made = await call('post', '/api_keys').send({ name: 'Short-lived', scopes: ['platform:read'] });
    const ping = () => call('get', '/ping', made.body.secret);
    expect((await ping()).status).toBe(200);
    expect((await call('delete', `/api_keys/${made.body.id}`)).status).toBe(200);
    await poll('the key to be refused', async () => (await ping()).status === 401);
    await poll('the webhook to arrive', () => arrivedAt('/keys') !== undefined);
    expect(arrivedAt('/keys')?.body).toContain(made.body.id);
  });

  it.each(['api', 'worker', 'oauth-server'] as const)('print why they cannot start, and end: the %s', async (name) => {
    const { process } = await spawnApp(name, { DATABASE_URL: 'postgres://livery@127.0.0.1:1/livery' });
    expect(await process.exitCode()).toBe(1);
    expect(process.text).toMatch(new RegExp(`^livery-${name} cannot start: .*does not answer`));
  });

  it.each(['api', 'worker', 'oauth-server'] as const)('shut down in order at SIGTERM: the %s', async (name) => {
    expect(await processes.stop(name)).toBe(0);
  });
});

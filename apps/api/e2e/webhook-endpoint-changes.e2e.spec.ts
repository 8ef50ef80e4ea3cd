import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deliveryEvents,
  webhookEndpointCreated,
  webhookEndpointDeleted,
  type WebhookEndpointResource,
  webhookEndpointUpdated,
} from '@livery/delivery-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { eventsOf } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import { errorOf, WebhookCaller } from './webhook-caller.ts';

const PATH = '/webhook_endpoints';
const MISSING = `${PATH}/whk_0000000000000000000001`;
const EVENTS = 'platform.webhook_endpoint.*';

let api: SharedTestApi;
let client: ApiClient;
let webhooks: WebhookCaller;

beforeAll(async () => {
  api = await sharedTestApi();
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
  webhooks = new WebhookCaller(client);
});

afterAll(() => api.close());

const emittedTypes = async () => (await eventsOf(client, EVENTS)).map(({ type }) => type.split('.')[2]);

/** Creates an endpoint and returns the record without the secret. */
async function createdRecord(): Promise<WebhookEndpointResource> {
  return webhooks.retrieve((await webhooks.create()).id);
}

describe('PATCH /webhook_endpoints/{id}', () => {
  it('accepts {} and returns the unchanged record, without an event', async () => {
    const record = await createdRecord();
    expect(await webhooks.patch(record.id, {})).toEqual(record);
    const same = { url: record.url, description: null, enabled_events: record.enabled_events, status: 'enabled' };
    expect(await webhooks.patch(record.id, same)).toEqual(record);
    expect(await emittedTypes()).toEqual(['created']);
  });

  it('changes every mutable field, merges metadata and creates an event with the previous values', async () => {
    const { id, ...before } = await webhooks.create({ metadata: { team: 'web', tier: '1' } });
    const change = {
      url: 'https://example.com:8443/other',
      description: 'Other',
      enabled_events: ['*'],
      api_version: '2026-11-20',
      max_in_flight: 1,
    };
    const after = await webhooks.patch(id, { ...change, metadata: { tier: '', region: 'eu' } });
    expect(after).toMatchObject({ ...change, metadata: { team: 'web', region: 'eu' } });
    expect(after.updated > before.updated).toBe(true);
    expect(await webhooks.retrieve(id)).toEqual(after);
    const [updated] = await eventsOf(client, webhookEndpointUpdated.type);
    assertFits(webhookEndpointUpdated.schema, updated?.data, 'the change');
    const { url, description, enabled_events, metadata } = before;
    expect(updated?.data).toEqual({
      object: after,
      previous_attributes: { url, description, enabled_events, metadata, api_version: null, max_in_flight: null },
    });
    const removed = { api_version: null, max_in_flight: null };
    expect(await webhooks.patch(id, { description: null })).toMatchObject({ max_in_flight: 1 });
    expect(await webhooks.patch(id, removed)).toMatchObject(removed);
  });

  it('disables and enables the endpoint, and sets and clears the reason', async () => {
    const { id } = await webhooks.create();
    expect(await webhooks.patch(id, { status: 'disabled' })).toMatchObject({
      status: 'disabled',
      disabled_reason: 'manual',
    });
    expect(await webhooks.patch(id, { status: 'disabled' })).toMatchObject({ disabled_reason: 'manual' });
    expect(await webhooks.patch(id, { status: 'enabled' })).toMatchObject({ status: 'enabled', disabled_reason: null });
    expect(await emittedTypes()).toEqual(['enabled', 'disabled', 'created']);
    expect(await webhooks.patch(id, { status: 'disabled', description: 'Paused' })).toMatchObject({
      description: 'Paused',
    });
    expect((await emittedTypes()).slice(0, 2)).toEqual(['disabled', 'updated']);
  });

  it.each([
    [{ url: 'https://127.0.0.1:70000/' }, 'parameter_invalid', 'url'],
    [{ url: 'https://inside.example/' }, 'parameter_invalid', 'url'],
    [{ url: '' }, 'parameter_invalid', 'url'],
    [{ enabled_events: [] }, 'parameter_invalid', 'enabled_events'],
    [{ enabled_events: ['brand.nothing'] }, 'parameter_invalid', 'enabled_events[0]'],
    [{ description: 'a'.repeat(501) }, 'parameter_invalid', 'description'],
    [{ status: 'paused' }, 'parameter_invalid', 'status'],
    [{ api_version: 'latest' }, 'api_version_unknown', 'api_version'],
    [{ max_in_flight: 0 }, 'parameter_invalid', 'max_in_flight'],
    [{ max_in_flight: 300 }, 'parameter_invalid', 'max_in_flight'],
    [{ max_in_flight: 'many' }, 'parameter_invalid', 'max_in_flight'],
    [{ disabled_reason: 'gone' }, 'parameter_unknown', 'disabled_reason'],
    [{ signing_secret: 'whsec_' }, 'parameter_unknown', 'signing_secret'],
  ])('refuses %j and changes nothing', async (change, code, param) => {
    const record = await createdRecord();
    const answer = await client.patch(`${PATH}/${record.id}`, { metadata: { a: 'b' }, ...change });
    expect(errorOf(answer)).toMatchObject({ status: 400, code, param });
    expect(await webhooks.retrieve(record.id)).toEqual(record);
  });

  it('returns 404 for an endpoint that does not exist, also for an invalid change', async () => {
    expect((await client.patch(MISSING, { url: 'https://10.0.0.1/' })).status).toBe(404);
  });
});

describe('DELETE /webhook_endpoints/{id}', () => {
  it('removes the endpoint with its secrets, and creates an event with its last state', async () => {
    const record = await createdRecord();
    const answer = await client.delete(`${PATH}/${record.id}`);
    expect([answer.status, answer.body]).toEqual([200, { id: record.id, object: 'webhook_endpoint', deleted: true }]);
    expect((await client.get(`${PATH}/${record.id}`)).status).toBe(404);
    expect((await client.delete(`${PATH}/${record.id}`)).status).toBe(404);
    const [deleted, created] = await eventsOf(client, EVENTS);
    expect([deleted?.type, created?.type]).toEqual([webhookEndpointDeleted.type, webhookEndpointCreated.type]);
    expect(deleted?.data).toEqual({ object: record });
  });
});

describe('the events of webhook endpoints', () => {
  it('fit the schemas of their types', async () => {
    const { id } = await webhooks.create();
    await webhooks.patch(id, { description: 'Changed' });
    await webhooks.patch(id, { status: 'disabled' });
    await webhooks.patch(id, { status: 'enabled' });
    await client.delete(`${PATH}/${id}`);
    const events = await eventsOf(client, EVENTS);
    expect(events).toHaveLength(5);
    for (const { type, data } of events) {
      const definition = deliveryEvents.find((candidate) => candidate.type === type);
      assertFits(definition?.schema ?? { const: 'a declared event' }, data, type);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deliveryEvents,
  webhookEndpointCreated,
  webhookEndpointDeleted,
  type WebhookEndpointResource,
  webhookEndpointSchema,
  webhookEndpointUpdated,
} from '@livery/delivery-contracts';
import { parsePublicId, recordSchema, type Scope } from '@livery/kernel';
import { type ApiClient, assertFits } from '@livery/testing';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PATH = '/webhook_endpoints';
const MISSING = `${PATH}/whk_0000000000000000000001`;
const EVENTS = 'platform.webhook_endpoint.*';
const endpoint = { url: 'https://example.com/hooks', enabled_events: ['brand.check.completed'] };

const createdSchema = recordSchema({ ...webhookEndpointSchema.properties, signing_secret: { type: 'string' } });
const listOfEndpoints = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: webhookEndpointSchema },
  has_more: { type: 'boolean' },
  url: { const: `/api/v1${PATH}` },
});

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.foundOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const create = async (body: object = {}, caller = client) =>
  readAnswer(createdSchema, await caller.post(PATH, { ...endpoint, ...body }));
const retrieve = async (id: string) => readAnswer(webhookEndpointSchema, await client.get(`${PATH}/${id}`));
const list = async (query = '', caller = client) => readAnswer(listOfEndpoints, await caller.get(`${PATH}${query}`));
const patch = async (id: string, body: object): Promise<WebhookEndpointResource> =>
  readAnswer(webhookEndpointSchema, await client.patch(`${PATH}/${id}`, body));
const typesTold = async () => (await eventsOf(client, EVENTS)).map(({ type }) => type.split('.')[2]);
const tester = () => organization.client(undefined, { livemode: false });

/** The organization's rows of a table as text, bytes in hexadecimal. */
async function rowsOf(table: 'webhook_endpoint' | 'signing_secret'): Promise<string[]> {
  const rows = await api.database.query<{ text: string }>(
    `select row_to_json(t)::text as text from delivery.${table} t where t.organization_id = $1 and t.livemode = true`,
    [parsePublicId('org', organization.id)],
  );
  return rows.map(({ text }) => text);
}

const errorSchema = { type: 'object', properties: { error: { type: 'object' } }, required: ['error'] } as const;

function errorOf(answer: Answer): object {
  return { status: answer.status, ...readAnswer(errorSchema, answer).error };
}

/** An endpoint as it is read later, without the secret. */
async function createdRecord(): Promise<WebhookEndpointResource> {
  return retrieve((await create()).id);
}

describe('POST /webhook_endpoints', () => {
  it('makes an enabled endpoint and shows its secret this once', async () => {
    const answer = await client.post(PATH, { ...endpoint, description: 'CI', metadata: { team: 'web' } });
    expect(answer.status).toBe(201);
    const { signing_secret: secret, ...record } = readAnswer(createdSchema, answer);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toMatchObject({
      ...endpoint,
      object: 'webhook_endpoint',
      organization: organization.id,
      description: 'CI',
      metadata: { team: 'web' },
      status: 'enabled',
      disabled_reason: null,
      failing_since: null,
      api_version: null,
      livemode: true,
      signing_secret_last_four: secret.slice(-4),
      secrets: [{ last_four: secret.slice(-4), retires_at: null, created: record.created }],
      created_by: expect.stringMatching(/^key_/),
      updated: record.created,
    });
    expect(await retrieve(record.id)).toEqual(record);
  });

  it('keeps the secret in no row and tells it in no event', async () => {
    const { id, signing_secret: secret } = await create();
    await patch(id, { description: 'Changed' });
    const told = await client.get('/events?limit=200');
    const kept = [told.text, ...(await rowsOf('webhook_endpoint')), ...(await rowsOf('signing_secret'))];
    expect(kept.length).toBe(3);
    for (const part of [secret, secret.slice(6, 30), Buffer.from(secret).toString('hex')]) {
      expect(kept.join('\n')).not.toContain(part);
    }
  });

  it('answers a repeat under the same key with the same secret, and makes nothing more', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await client.post(PATH, endpoint, key), await client.post(PATH, endpoint, key)];
    expect(second.text).toBe(first.text);
    expect(readAnswer(createdSchema, second).signing_secret).toMatch(/^whsec_/);
    expect((await list()).data).toHaveLength(1);
  });

  it('takes exact types, prefixes and all, and pins a version', async () => {
    const enabled_events = ['platform.api_key.revoked', 'brand.check.*', 'platform.webhook_endpoint.*', '*'];
    expect(await create({ enabled_events, api_version: '2026-11-20' })).toMatchObject({
      enabled_events,
      api_version: '2026-11-20',
    });
  });

  it('allows http in test mode only', async () => {
    const url = 'http://example.com/hooks';
    expect(await create({ url }, await tester())).toMatchObject({ url, livemode: false });
    expect(errorOf(await client.post(PATH, { ...endpoint, url }))).toMatchObject({ status: 400, param: 'url' });
  });

  it.each([
    ['no url', { url: undefined }, 'parameter_missing', 'url'],
    ['a url that is none', { url: 'example.com' }, 'parameter_invalid', 'url'],
    ['a url that is no text', { url: 7 }, 'parameter_invalid', 'url'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'parameter_invalid', 'url'],
    ['an address of cloud metadata', { url: 'https://169.254.169.254/latest' }, 'parameter_invalid', 'url'],
    ['a decimal spelling of a private address', { url: 'https://167772161/' }, 'parameter_invalid', 'url'],
    ['an IPv4-mapped address', { url: 'https://[::ffff:127.0.0.1]/' }, 'parameter_invalid', 'url'],
    ['a name with a private address', { url: 'https://inside.example/' }, 'parameter_invalid', 'url'],
    ['a name that does not resolve', { url: 'https://nowhere.example/' }, 'parameter_invalid', 'url'],
    ['credentials in the url', { url: 'https://me:secret@example.com/' }, 'parameter_invalid', 'url'],
    ['a fragment in the url', { url: 'https://example.com/#a' }, 'parameter_invalid', 'url'],
    ['no event types', { enabled_events: undefined }, 'parameter_missing', 'enabled_events'],
    ['an empty list of event types', { enabled_events: [] }, 'parameter_invalid', 'enabled_events'],
    ['101 event types', { enabled_events: new Array(101).fill('*') }, 'parameter_invalid', 'enabled_events'],
    ['event types that are no text', { enabled_events: [7] }, 'parameter_invalid', 'enabled_events'],
    ['event types that are no list', { enabled_events: '*' }, 'parameter_invalid', 'enabled_events'],
    ['an unknown event type', { enabled_events: ['*', 'brand.checked'] }, 'parameter_invalid', 'enabled_events[1]'],
    ['a prefix of nothing', { enabled_events: ['shop.*'] }, 'parameter_invalid', 'enabled_events[0]'],
    ['a description of 501 characters', { description: 'a'.repeat(501) }, 'parameter_invalid', 'description'],
    ['metadata with a number', { metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
    ['a version that does not exist', { api_version: '2020-01-01' }, 'api_version_unknown', 'api_version'],
    ['a status', { status: 'disabled' }, 'parameter_unknown', 'status'],
    ['an unknown field', { events: ['*'] }, 'parameter_unknown', 'events'],
  ])('refuses %s and makes nothing', async (_, change, code, param) => {
    const answer = await client.post(PATH, { ...endpoint, ...change });
    expect(errorOf(answer)).toMatchObject({ status: 400, type: 'invalid_request_error', code, param });
    expect((await list()).data).toEqual([]);
  });

  it('makes 50 endpoints in each mode, also when they are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 52 }, () => client.post(PATH, endpoint)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(errorOf)).toEqual([
      expect.objectContaining({ status: 409, code: 'resource_conflict' }),
      expect.objectContaining({ status: 409, code: 'resource_conflict' }),
    ]);
    expect((await list('?limit=200')).data).toHaveLength(50);
    expect(await create({}, await tester())).toMatchObject({ livemode: false });
    const [{ id } = { id: '' }] = (await list('?limit=1')).data;
    await client.delete(`${PATH}/${id}`);
    await create();
  });
});

describe('GET /webhook_endpoints', () => {
  it('lists the newest first, page by page, both ways', async () => {
    for (const description of ['a', 'b', 'c']) await create({ description });
    const descriptions = async (query: string) => (await list(query)).data.map(({ description }) => description);
    const first = await list('?limit=2');
    expect([first.has_more, first.data.map(({ description }) => description)]).toEqual([true, ['c', 'b']]);
    expect(await descriptions(`?limit=2&starting_after=${first.data[1]?.id ?? ''}`)).toEqual(['a']);
    expect(await descriptions(`?ending_before=${first.data[1]?.id ?? ''}`)).toEqual(['c']);
  });

  it('shows neither another organization nor the other mode, and lets neither change anything', async () => {
    const { id } = await create();
    for (const other of [await (await api.foundOrganization()).client(), await tester()]) {
      expect((await list('', other)).data).toEqual([]);
      const never = withoutRequestId(await other.get(MISSING));
      expect(withoutRequestId(await other.get(`${PATH}/${id}`))).toBe(never);
      expect(withoutRequestId(await other.patch(`${PATH}/${id}`, { status: 'disabled' }))).toBe(never);
      expect(withoutRequestId(await other.delete(`${PATH}/${id}`))).toBe(never);
      expect(withoutRequestId(await other.get(`${PATH}/${id}/deliveries`))).toBe(never);
    }
    expect(await retrieve(id)).toMatchObject({ status: 'enabled' });
  });
});

describe('PATCH /webhook_endpoints/{id}', () => {
  it('accepts {} and returns the record as it is, without an event', async () => {
    const record = await createdRecord();
    expect(await patch(record.id, {})).toEqual(record);
    const same = { url: record.url, description: null, enabled_events: record.enabled_events, status: 'enabled' };
    expect(await patch(record.id, same)).toEqual(record);
    expect(await typesTold()).toEqual(['created']);
  });

  it('changes every field that may change, merges metadata and tells what was there before', async () => {
    const { id, ...before } = await create({ metadata: { team: 'web', tier: '1' } });
    const change = {
      url: 'https://example.com:8443/other',
      description: 'Other',
      enabled_events: ['*'],
      api_version: '2026-11-20',
    };
    const after = await patch(id, { ...change, metadata: { tier: '', region: 'eu' } });
    expect(after).toMatchObject({ ...change, metadata: { team: 'web', region: 'eu' } });
    expect(after.updated > before.updated).toBe(true);
    expect(await retrieve(id)).toEqual(after);
    const [told] = await eventsOf(client, webhookEndpointUpdated.type);
    assertFits(webhookEndpointUpdated.schema, told?.data, 'the change');
    const { url, description, enabled_events, metadata } = before;
    expect(told?.data).toEqual({
      object: after,
      previous_attributes: { url, description, enabled_events, metadata, api_version: null },
    });
    expect(await patch(id, { api_version: null })).toMatchObject({ api_version: null });
  });

  it('disables by hand and enables again, which clears the reason', async () => {
    const { id } = await create();
    expect(await patch(id, { status: 'disabled' })).toMatchObject({ status: 'disabled', disabled_reason: 'manual' });
    expect(await patch(id, { status: 'disabled' })).toMatchObject({ disabled_reason: 'manual' });
    expect(await patch(id, { status: 'enabled' })).toMatchObject({ status: 'enabled', disabled_reason: null });
    expect(await typesTold()).toEqual(['enabled', 'disabled', 'created']);
    expect(await patch(id, { status: 'disabled', description: 'Paused' })).toMatchObject({ description: 'Paused' });
    expect((await typesTold()).slice(0, 2)).toEqual(['disabled', 'updated']);
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
    [{ disabled_reason: 'gone' }, 'parameter_unknown', 'disabled_reason'],
    [{ signing_secret: 'whsec_' }, 'parameter_unknown', 'signing_secret'],
  ])('refuses %j and changes nothing', async (change, code, param) => {
    const record = await createdRecord();
    const answer = await client.patch(`${PATH}/${record.id}`, { metadata: { a: 'b' }, ...change });
    expect(errorOf(answer)).toMatchObject({ status: 400, code, param });
    expect(await retrieve(record.id)).toEqual(record);
  });

  it('answers 404 for an endpoint that does not exist, whatever is asked of it', async () => {
    expect((await client.patch(MISSING, { url: 'https://10.0.0.1/' })).status).toBe(404);
  });
});

describe('DELETE /webhook_endpoints/{id}', () => {
  it('removes the endpoint with its secrets, and tells its last state', async () => {
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
    const { id } = await create();
    await patch(id, { description: 'Changed' });
    await patch(id, { status: 'disabled' });
    await patch(id, { status: 'enabled' });
    await client.delete(`${PATH}/${id}`);
    const told = await eventsOf(client, EVENTS);
    expect(told).toHaveLength(5);
    for (const { type, data } of told) {
      const definition = deliveryEvents.find((candidate) => candidate.type === type);
      assertFits(definition?.schema ?? { const: 'a declared event' }, data, type);
    }
  });
});

describe('the scopes of webhook endpoints', () => {
  const asks: readonly [string, (caller: ApiClient) => Promise<Answer>][] = [
    ['GET', (caller) => caller.get(PATH)],
    ['GET one', (caller) => caller.get(MISSING)],
    ['GET deliveries', (caller) => caller.get(`${MISSING}/deliveries`)],
    ['GET delivery', (caller) => caller.get('/webhook_deliveries/whd_0000000000000000000001')],
    ['POST', (caller) => caller.post(PATH, {})],
    ['PATCH', (caller) => caller.patch(MISSING, {})],
    ['DELETE', (caller) => caller.delete(MISSING)],
  ];
  const WRITE: readonly Scope[] = ['platform:webhook_endpoints:write', 'platform:write'];
  const READ: readonly Scope[] = ['platform:read', 'platform:write', 'platform:webhook_endpoints:write'];

  it.each(asks)('%s asks for one of its own', async (method, ask) => {
    const accepted = method.startsWith('GET') ? READ : WRITE;
    const others = (['platform:read', 'platform:api_keys:write', 'brand:write', 'cms:write'] as const).filter(
      (scope) => !accepted.includes(scope),
    );
    for (const scope of accepted) expect((await ask(await organization.client([scope]))).status).not.toBe(403);
    const answer = await ask(await organization.client(others));
    expect(errorOf(answer)).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      required_scopes: expect.arrayContaining([...accepted]),
    });
  });
});

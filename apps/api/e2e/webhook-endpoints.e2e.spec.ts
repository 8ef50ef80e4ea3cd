import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parsePublicId, type Scope } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { type Answer, readAnswer, withoutRequestId } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { createdEndpointSchema, ENDPOINT, errorOf, WebhookCaller } from './webhook-caller.ts';

const PATH = '/webhook_endpoints';
const MISSING = `${PATH}/whk_0000000000000000000001`;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let webhooks: WebhookCaller;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  webhooks = new WebhookCaller(client);
});

afterAll(() => api.close());

const tester = () => organization.client(undefined, { livemode: false });

/** Returns the rows of the organization in a table as text, with bytes in hexadecimal. */
async function rowsOf(table: 'webhook_endpoint' | 'signing_secret'): Promise<string[]> {
  const rows = await api.database.query<{ text: string }>(
    `select row_to_json(t)::text as text from delivery.${table} t where t.organization_id = $1 and t.livemode = true`,
    [parsePublicId('org', organization.id)],
  );
  return rows.map(({ text }) => text);
}

describe('POST /webhook_endpoints', () => {
  it('creates an enabled endpoint and returns its secret only in this response', async () => {
    const answer = await client.post(PATH, { ...ENDPOINT, description: 'CI', metadata: { team: 'web' } });
    expect(answer.status).toBe(201);
    const { signing_secret: secret, ...record } = readAnswer(createdEndpointSchema, answer);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toMatchObject({
      ...ENDPOINT,
      object: 'webhook_endpoint',
      organization: organization.id,
      description: 'CI',
      metadata: { team: 'web' },
      status: 'enabled',
      disabled_reason: null,
      failing_since: null,
      api_version: null,
      max_in_flight: null,
      livemode: true,
      signing_secret_last_four: secret.slice(-4),
      secrets: [{ last_four: secret.slice(-4), retires_at: null, created: record.created }],
      created_by: expect.stringMatching(/^key_/),
      updated: record.created,
    });
    expect(await webhooks.retrieve(record.id)).toEqual(record);
  });

  it('stores the secret neither in a row nor in an event in plain text', async () => {
    const { id, signing_secret: secret } = await webhooks.create();
    await webhooks.patch(id, { description: 'Changed' });
    const events = await client.get('/events?limit=200');
    const kept = [events.text, ...(await rowsOf('webhook_endpoint')), ...(await rowsOf('signing_secret'))];
    expect(kept.length).toBe(3);
    for (const part of [secret, secret.slice(6, 30), Buffer.from(secret).toString('hex')]) {
      expect(kept.join('\n')).not.toContain(part);
    }
  });

  it('returns the same secret to a repeat with the same idempotency key, and creates one endpoint', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await client.post(PATH, ENDPOINT, key), await client.post(PATH, ENDPOINT, key)];
    expect(second.text).toBe(first.text);
    expect(readAnswer(createdEndpointSchema, second).signing_secret).toMatch(/^whsec_/);
    expect((await webhooks.list()).data).toHaveLength(1);
  });

  it('accepts exact types, prefixes, the wildcard and an API version', async () => {
    const enabled_events = ['platform.api_key.revoked', 'brand.check.*', 'platform.webhook_endpoint.*', '*'];
    expect(await webhooks.create({ enabled_events, api_version: '2026-11-20' })).toMatchObject({
      enabled_events,
      api_version: '2026-11-20',
    });
  });

  it.each([1, 256, null])('accepts %s as the number of requests in flight', async (max_in_flight) => {
    expect(await webhooks.create({ max_in_flight })).toMatchObject({ max_in_flight });
  });

  it('allows http in test mode only', async () => {
    const url = 'http://example.com/hooks';
    expect(await new WebhookCaller(await tester()).create({ url })).toMatchObject({ url, livemode: false });
    expect(errorOf(await client.post(PATH, { ...ENDPOINT, url }))).toMatchObject({ status: 400, param: 'url' });
  });

  it.each([
    ['no url', { url: undefined }, 'parameter_missing', 'url'],
    ['a malformed url', { url: 'example.com' }, 'parameter_invalid', 'url'],
    ['a url that is not a string', { url: 7 }, 'parameter_invalid', 'url'],
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
    ['event types that are not strings', { enabled_events: [7] }, 'parameter_invalid', 'enabled_events'],
    ['event types that are not a list', { enabled_events: '*' }, 'parameter_invalid', 'enabled_events'],
    ['an unknown event type', { enabled_events: ['*', 'brand.checked'] }, 'parameter_invalid', 'enabled_events[1]'],
    ['a prefix that no event type has', { enabled_events: ['shop.*'] }, 'parameter_invalid', 'enabled_events[0]'],
    ['a description of 501 characters', { description: 'a'.repeat(501) }, 'parameter_invalid', 'description'],
    ['metadata with a number', { metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
    ['no request in flight', { max_in_flight: 0 }, 'parameter_invalid', 'max_in_flight'],
    ['257 requests in flight', { max_in_flight: 257 }, 'parameter_invalid', 'max_in_flight'],
    ['half a request in flight', { max_in_flight: 1.5 }, 'parameter_invalid', 'max_in_flight'],
    ['a number of requests as text', { max_in_flight: '8' }, 'parameter_invalid', 'max_in_flight'],
    ['a version that does not exist', { api_version: '2020-01-01' }, 'api_version_unknown', 'api_version'],
    ['a status', { status: 'disabled' }, 'parameter_unknown', 'status'],
    ['an unknown field', { events: ['*'] }, 'parameter_unknown', 'events'],
  ])('refuses %s and creates no endpoint', async (_, change, code, param) => {
    const answer = await client.post(PATH, { ...ENDPOINT, ...change });
    expect(errorOf(answer)).toMatchObject({ status: 400, type: 'invalid_request_error', code, param });
    expect((await webhooks.list()).data).toEqual([]);
  });

  it('creates at most 50 endpoints in each mode, also for requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 52 }, () => client.post(PATH, ENDPOINT)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(errorOf)).toEqual([
      expect.objectContaining({ status: 409, code: 'resource_conflict' }),
      expect.objectContaining({ status: 409, code: 'resource_conflict' }),
    ]);
    expect((await webhooks.list('?limit=200')).data).toHaveLength(50);
    expect(await new WebhookCaller(await tester()).create()).toMatchObject({ livemode: false });
    const [{ id } = { id: '' }] = (await webhooks.list('?limit=1')).data;
    await client.delete(`${PATH}/${id}`);
    await webhooks.create();
  });
});

describe('GET /webhook_endpoints', () => {
  it('returns the newest endpoints first, in pages, forwards and backwards', async () => {
    for (const description of ['a', 'b', 'c']) await webhooks.create({ description });
    const descriptions = async (query: string) =>
      (await webhooks.list(query)).data.map(({ description }) => description);
    const first = await webhooks.list('?limit=2');
    expect([first.has_more, first.data.map(({ description }) => description)]).toEqual([true, ['c', 'b']]);
    expect(await descriptions(`?limit=2&starting_after=${first.data[1]?.id ?? ''}`)).toEqual(['a']);
    expect(await descriptions(`?ending_before=${first.data[1]?.id ?? ''}`)).toEqual(['c']);
  });

  it('returns no endpoints to another organization or to the other mode, and lets neither change them', async () => {
    const { id } = await webhooks.create();
    for (const other of [await (await api.createOrganization()).client(), await tester()]) {
      expect((await new WebhookCaller(other).list()).data).toEqual([]);
      const never = withoutRequestId(await other.get(MISSING));
      expect(withoutRequestId(await other.get(`${PATH}/${id}`))).toBe(never);
      expect(withoutRequestId(await other.patch(`${PATH}/${id}`, { status: 'disabled' }))).toBe(never);
      expect(withoutRequestId(await other.delete(`${PATH}/${id}`))).toBe(never);
      expect(withoutRequestId(await other.get(`${PATH}/${id}/deliveries`))).toBe(never);
    }
    expect(await webhooks.retrieve(id)).toMatchObject({ status: 'enabled' });
  });
});

describe('a request about webhook endpoints', () => {
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

  it.each(asks)('%s requires one of its scopes', async (method, ask) => {
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

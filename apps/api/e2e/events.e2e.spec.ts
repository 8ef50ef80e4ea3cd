import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '@livery/testing';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  for (const name of ['first', 'second']) await client.post('/api_keys', { name, scopes: ['brand:read'] });
});

afterAll(() => api.close());

describe('GET /events', () => {
  it('returns the newest events first, each with the request that caused it', async () => {
    const created = await client.post('/api_keys', { name: 'third', scopes: ['brand:read'] });
    const { body } = await client.get('/events?limit=1');
    expect(body.data[0]).toMatchObject({
      object: 'event',
      type: 'platform.api_key.created',
      api_version: '2026-11-20',
      livemode: true,
      organization: organization.id,
      request_id: created.headers['request-id'],
      data: { object: { id: created.body.id, name: 'third' } },
    });
    expect(body).toMatchObject({ object: 'list', has_more: true, url: '/api/v1/events' });
  });

  it('filters by one type, by a prefix and by types of which there are no events', async () => {
    const types = async (filter: string): Promise<string[]> => {
      const { body } = await client.get(`/events?type=${filter}`);
      return [...new Set<string>(body.data.map(({ type }: { type: string }) => type))];
    };
    expect(await types('platform.api_key.created')).toEqual(['platform.api_key.created']);
    expect(await types('platform.*')).toEqual(['platform.api_key.created']);
    expect(await types('brand.*')).toEqual([]);
  });

  it.each(['platform.api_key.exploded', 'platform.api_key', 'nothing.*', 'platform.api_key.created.*'])(
    'returns an empty list, not an error, for a type that is not in the catalogue: %s',
    async (type) => {
      const catalogue = await client.get('/event_types');
      expect(catalogue.body.data.map(({ name }: { name: string }) => name)).not.toContain(type);
      const { status, body } = await client.get(`/events?type=${type}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: [], has_more: false });
    },
  );

  it('filters by the record that an event is about', async () => {
    const { body: made } = await client.post('/api_keys', { name: 'Watched', scopes: ['brand:read'] });
    await client.patch(`/api_keys/${made.id}`, { name: 'Renamed' });
    await client.delete(`/api_keys/${made.id}`);
    const list = async (query: string): Promise<string[]> =>
      (await client.get(`/events?object=${made.id}${query}`)).body.data.map(({ type }: { type: string }) => type);
    const types = ['revoked', 'updated', 'created'].map((verb) => `platform.api_key.${verb}`);
    expect(await list('')).toEqual(types);
    expect(await list('&limit=2')).toEqual(types.slice(0, 2));
    expect(await list('&type=platform.api_key.updated')).toEqual(types.slice(1, 2));
    expect((await client.get('/events?object=key_0000000000000000000001')).body.data).toEqual([]);
    const stranger = await (await api.createOrganization()).client();
    expect((await stranger.get(`/events?object=${made.id}`)).body.data).toEqual([]);
  });

  it('filters by the request that caused an event', async () => {
    const { headers, body: made } = await client.post('/api_keys', { name: 'Asked', scopes: ['brand:read'] });
    const { body } = await client.get(`/events?request_id=${headers['request-id']}`);
    expect(body.data.map(({ data }: { data: { object: { id: string } } }) => data.object.id)).toEqual([made.id]);
    expect((await client.get('/events?request_id=req_0000000000000000000001')).body.data).toEqual([]);
  });

  it('filters by the time of creation with a precision of a millisecond', async () => {
    const { body: list } = await client.get('/events');
    const created: string[] = list.data.map((event: { created: string }) => event.created);
    const [newest = ''] = created;
    const count = async (query: string): Promise<number> => (await client.get(`/events?${query}`)).body.data.length;
    expect(await count(`created[gte]=${newest}`)).toBe(created.filter((time) => time >= newest).length);
    expect(await count(`created[gt]=${newest}`)).toBe(0);
    expect(await count(`created[lt]=${newest}`)).toBe(created.filter((time) => time < newest).length);
    expect(await count(`created[lte]=${newest}`)).toBe(created.length);
  });

  it('returns no events of another organization or of the other mode', async () => {
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const { body: own } = await client.get('/events?limit=1');
    for (const other of [stranger, tester]) {
      const { body } = await other.get('/events?limit=200');
      const known = own.data.map(({ id }: { id: string }) => id);
      expect(body.data.filter(({ id }: { id: string }) => known.includes(id))).toEqual([]);
      expect((await other.get(`/events/${own.data[0].id}`)).status).toBe(404);
    }
  });

  it.each(['platform:read', 'platform:write'] as const)('accepts the scope %s', async (scope) => {
    expect((await (await organization.client([scope])).get('/events')).status).toBe(200);
  });

  it('refuses every other scope and names the scopes that it accepts', async () => {
    const { status, body, headers } = await (await organization.client(['brand:write', 'cms:write'])).get('/events');
    expect(status).toBe(403);
    expect(body.error).toMatchObject({
      type: 'permission_error',
      kind: 'permission_error',
      code: 'insufficient_scope',
      required_scopes: ['platform:read', 'platform:write'],
    });
    expect(headers['www-authenticate']).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="platform:read platform:write"',
    );
  });

  it.each([
    ['limit=0', 'limit_out_of_range', 'limit'],
    ['limit=201', 'limit_out_of_range', 'limit'],
    ['limit=abc', 'limit_out_of_range', 'limit'],
    ['limit=1&limit=2', 'limit_out_of_range', 'limit'],
    ['starting_after=evt_nonsense', 'cursor_invalid', 'starting_after'],
    ['ending_before=key_0000000000000000000001', 'cursor_invalid', 'ending_before'],
    ['type=*', 'parameter_invalid', 'type'],
    ['object=', 'parameter_invalid', 'object'],
    ['object=a%20b', 'parameter_invalid', 'object'],
    [`object=${'x'.repeat(101)}`, 'parameter_invalid', 'object'],
    ['object=a&object=b', 'parameter_invalid', 'object'],
    ['request_id=nonsense', 'parameter_invalid', 'request_id'],
    ['request_id=evt_0000000000000000000001', 'parameter_invalid', 'request_id'],
    ['delivery_success=true', 'parameter_invalid', 'delivery_success'],
    ['delivery_success=', 'parameter_invalid', 'delivery_success'],
    ['created[gte]=yesterday', 'parameter_invalid', 'created[gte]'],
    ['created[gte]=2026-11-20T09:14:15', 'parameter_invalid', 'created[gte]'],
    ['created[lt]=%2B010000-01-01T00:00:00Z', 'parameter_invalid', 'created[lt]'],
    ['colour=red', 'parameter_unknown', 'colour'],
    ['__proto__=a', 'parameter_unknown', '__proto__'],
  ])('refuses ?%s', async (query, code, param) => {
    const { status, body } = await client.get(`/events?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', code, param });
  });
});

describe('a query parameter that occurs twice', () => {
  it.each([
    ['/events?limit=1&limit=2', 'limit_out_of_range', 'limit'],
    ['/api_keys?limit=1&limit=1', 'limit_out_of_range', 'limit'],
    ['/events?type=brand.*&type=platform.*', 'parameter_invalid', 'type'],
    ['/events?starting_after=a&starting_after=b', 'parameter_invalid', 'starting_after'],
    ['/brand_rules?active=true&active=false', 'parameter_invalid', 'active'],
  ])('is refused and named in the error: %s', async (path, code, param) => {
    const { status, body } = await client.get(path);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code, param, message: `${param} is given more than once. Give it once.` });
  });
});

describe('GET /events/{id}', () => {
  it('returns the same event as the list', async () => {
    const { body: list } = await client.get('/events?limit=1');
    const { status, body } = await client.get(`/events/${list.data[0].id}`);
    expect(status).toBe(200);
    expect(body).toEqual(list.data[0]);
  });

  it.each(['evt_0000000000000000000001', 'evt_1', 'nonsense', '%00', "evt_' or 1=1"])(
    'returns 404 for %s',
    async (id) => {
      const { status, body } = await client.get(`/events/${encodeURI(decodeURIComponent(id))}`);
      expect(status).toBe(404);
      expect(body.error).toMatchObject({ code: 'resource_missing' });
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiKeyCreated, apiKeyRevoked } from '@livery/platform-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const create = (body: object) => client.post('/api_keys', { name: 'Deploy', scopes: ['brand:read'], ...body });

describe('POST /api_keys', () => {
  it("creates a key in the caller's mode and returns its secret only in this response", async () => {
    const { status, body } = await create({ metadata: { team: 'web' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: 'api_key', prefix_type: 'sk', mode: 'live', metadata: { team: 'web' } });
    expect(body.secret).toMatch(/^sk_live_/);
    expect(body.secret.endsWith(body.last_four)).toBe(true);
    const again = await client.get(`/api_keys/${body.id}`);
    expect(again.body).not.toHaveProperty('secret');
    expect((await api.as(body.secret).get('/ping')).status).toBe(200);
  });

  it('creates a test key for a test caller', async () => {
    const tester = await organization.client(undefined, { livemode: false });
    const { body } = await tester.post('/api_keys', { name: 'Test', scopes: ['brand:read'] });
    expect(body).toMatchObject({ livemode: false, mode: 'test' });
    expect(body.secret).toMatch(/^sk_test_/);
  });

  it('records the caller that created the key', async () => {
    const { body } = await create({});
    const { body: ping } = await client.get('/ping');
    expect(body.created_by).toBe(ping.principal);
  });

  it('refuses a scope that the caller does not have, even one that is part of a scope that the caller has', async () => {
    const narrow = await organization.client(['platform:api_keys:write', 'brand:write']);
    const { status, body } = await narrow.post('/api_keys', { name: 'More', scopes: ['brand:palettes:write'] });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      error: { code: 'scope_delegation_forbidden', param: 'scopes', type: 'permission_error' },
    });
    expect((await narrow.post('/api_keys', { name: 'Same', scopes: ['brand:write'] })).status).toBe(201);
  });

  it.each([
    ['no name', { name: undefined }, 'parameter_missing', 'name'],
    ['a blank name', { name: ' ' }, 'parameter_missing', 'name'],
    ['a name of 201 characters', { name: 'a'.repeat(201) }, 'parameter_invalid', 'name'],
    ['a name that is not a string', { name: 7 }, 'parameter_invalid', 'name'],
    ['no scopes', { scopes: undefined }, 'parameter_missing', 'scopes'],
    ['an empty list of scopes', { scopes: [] }, 'parameter_invalid', 'scopes'],
    ['an unknown scope', { scopes: ['brand:everything'] }, 'parameter_invalid', 'scopes'],
    ['an unknown field', { scope: 'brand:read' }, 'parameter_unknown', 'scope'],
    ['a key type that does not exist', { prefix_type: 'rk' }, 'parameter_invalid', 'prefix_type'],
    ['a publishable key with more than cms:read', { prefix_type: 'pk' }, 'parameter_invalid', 'scopes'],
    ['an expiry in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'parameter_invalid', 'expires_at'],
    ['an expiry that is not a date', { expires_at: 'tomorrow' }, 'parameter_invalid', 'expires_at'],
    ['an expiry as a week date', { expires_at: '2026-W50-5' }, 'parameter_invalid', 'expires_at'],
    ['an expiry with an incomplete offset', { expires_at: '2028-02-28T10:00+01' }, 'parameter_invalid', 'expires_at'],
    ['an expiry in the year 10000', { expires_at: '+010000-01-01T00:00:00Z' }, 'parameter_invalid', 'expires_at'],
    ['metadata that is not an object', { metadata: 'a' }, 'parameter_invalid', 'metadata'],
    ['metadata with a number', { metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
  ])('refuses %s and creates no key', async (_, change, code, param) => {
    const before = await client.get('/api_keys?limit=200');
    const { status, body } = await create(change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    const after = await client.get('/api_keys?limit=200');
    expect(after.body.data).toHaveLength(before.body.data.length);
  });

  it('reports every wrong field', async () => {
    const { body } = await client.post('/api_keys', { nmae: 'x' });
    expect(body.error.errors.map(({ param }: { param: string }) => param).sort()).toEqual(['name', 'nmae', 'scopes']);
  });
});

describe('GET /api_keys', () => {
  it('returns the newest keys first, in pages, forwards and backwards', async () => {
    const own = await api.createOrganization();
    const lister = await own.client();
    for (const name of ['a', 'b', 'c']) await lister.post('/api_keys', { name, scopes: ['brand:read'] });
    const first = await lister.get('/api_keys?limit=2');
    expect(names(first.body)).toEqual(['c', 'b']);
    expect(first.body).toMatchObject({ object: 'list', has_more: true, url: '/api/v1/api_keys' });
    const second = await lister.get(`/api_keys?limit=2&starting_after=${first.body.data[1].id}`);
    expect(names(second.body)).toEqual(['a', 'Test']);
    expect(second.body.has_more).toBe(false);
    const back = await lister.get(`/api_keys?limit=2&ending_before=${second.body.data[1].id}`);
    expect(names(back.body)).toEqual(['b', 'a']);
  });

  it('returns no keys of another organization or of the other mode', async () => {
    const { body: created } = await create({});
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    for (const other of [stranger, tester]) {
      const { body } = await other.get('/api_keys?limit=200');
      expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(created.id);
      const missing = await other.get(`/api_keys/${created.id}`);
      const never = await other.get('/api_keys/key_0000000000000000000001');
      expect(missing.status).toBe(404);
      expect(withoutRequestId(missing.body)).toEqual(withoutRequestId(never.body));
      expect((await other.delete(`/api_keys/${created.id}`)).status).toBe(404);
    }
    expect((await client.get(`/api_keys/${created.id}`)).body.revoked_at).toBeNull();
  });
});

describe('GET /api_keys?active', () => {
  it('tells keys that can be used from those that are revoked, expired or replaced', async () => {
    const own = await api.createOrganization();
    const caller = await own.client();
    const make = async (body: object): Promise<string> =>
      (await caller.post('/api_keys', { name: 'Key', scopes: ['brand:read'], ...body })).body.id;
    const [used, revoked, replaced] = [
      await make({ expires_at: '2099-01-01T00:00:00Z' }),
      await make({}),
      await make({}),
    ];
    await caller.delete(`/api_keys/${revoked}`);
    const { body: successor } = await caller.post(`/api_keys/${replaced}/rotate`, {});
    const ids = async (query: string): Promise<string[]> =>
      (await caller.get(`/api_keys?${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect((await ids('active=false')).sort()).toEqual([revoked, replaced].sort());
    expect(await ids('active=true')).toEqual([successor.id, used, expect.any(String)]);
    expect(await ids('limit=200')).toHaveLength(5);
    expect((await caller.get('/api_keys?active=yes')).status).toBe(400);
  });
});

describe('DELETE /api_keys/{id}', () => {
  it('revokes the key, and leaves the time of revocation if it is repeated', async () => {
    const { body: created } = await create({});
    const { status, body } = await client.delete(`/api_keys/${created.id}`);
    expect(status).toBe(200);
    expect(body.revoked_at).toMatch(/Z$/);
    const again = await client.delete(`/api_keys/${created.id}`);
    expect(again.body.revoked_at).toBe(body.revoked_at);
  });
});

describe('the events of API keys', () => {
  it('describe the creation and the revocation, without the secret', async () => {
    const own = await api.createOrganization();
    const maker = await own.client();
    const { body: created } = await maker.post('/api_keys', { name: 'Revoked', scopes: ['brand:read'] });
    await maker.delete(`/api_keys/${created.id}`);
    const { body, text } = await maker.get('/events?type=platform.api_key.*&limit=2');
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual([apiKeyRevoked.type, apiKeyCreated.type]);
    assertFits(apiKeyRevoked.schema, body.data[0].data, 'the revocation');
    assertFits(apiKeyCreated.schema, body.data[1].data, 'the creation');
    expect(text).not.toContain(created.secret);
    expect(text).not.toContain(created.secret.slice(8, 40));
  });
});

function names(list: { data: { name: string }[] }): string[] {
  return list.data.map(({ name }) => name);
}

function withoutRequestId({ error }: { error: Record<string, unknown> }): object {
  return { ...error, request_id: null };
}

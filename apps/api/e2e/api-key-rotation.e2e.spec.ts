import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JsonSchema, Scope } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf, isReplay, secretOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const keySchema = {
  type: 'object',
  required: ['id', 'scopes', 'allowed_ips', 'expires_at', 'retires_at', 'rotated_from', 'last_used_at', 'updated'],
  properties: {
    id: { type: 'string' },
    scopes: { type: 'array', items: { type: 'string' } },
    allowed_ips: { type: 'array', items: { type: 'string' } },
    expires_at: { type: ['string', 'null'] },
    retires_at: { type: ['string', 'null'] },
    rotated_from: { type: ['string', 'null'] },
    last_used_at: { type: ['string', 'null'] },
    updated: { type: 'string' },
  },
} as const satisfies JsonSchema;

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const create = (body: object = {}): Promise<Answer> =>
  client.post('/api_keys', { name: 'Deploy', scopes: ['brand:read'], ...body });
const rotate = (id: string, body: object = {}, by = client): Promise<Answer> => by.post(`/api_keys/${id}/rotate`, body);
const read = async (id: string) => readAnswer(keySchema, await client.get(`/api_keys/${id}`));

describe('PATCH /api_keys/{id}', () => {
  it('changes the named fields, and creates an event with the previous values', async () => {
    const id = idOf(await create({ metadata: { team: 'web', tier: '1' } }));
    const change = {
      name: 'Deploys',
      scopes: ['brand:read', 'cms:read'],
      allowed_ips: ['192.0.2.0/24', '2001:db8::/32'],
      expires_at: '2099-01-01T00:00:00.000Z',
      metadata: { tier: '', owner: 'ada' },
    };
    const changed = await client.patch(`/api_keys/${id}`, change);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...change, metadata: { team: 'web', owner: 'ada' } });
    expect((await client.get(`/api_keys/${id}`)).body).toEqual(changed.body);
    const [event] = await eventsOf(client, 'platform.api_key.updated');
    expect(event?.data).toMatchObject({
      object: { id, name: 'Deploys' },
      previous_attributes: { name: 'Deploy', scopes: ['brand:read'], allowed_ips: [], expires_at: null },
    });
    const cleared = await client.patch(`/api_keys/${id}`, { expires_at: null, allowed_ips: [] });
    expect(cleared.body).toMatchObject({ expires_at: null, allowed_ips: [] });
  });

  it('leaves the time of the last update and creates no event if nothing changes', async () => {
    const id = idOf(await create());
    const before = await read(id);
    const events = await eventsOf(client, 'platform.*');
    for (const body of [{}, { name: 'Deploy' }, { scopes: ['brand:read'] }, { name: null }]) {
      expect((await client.patch(`/api_keys/${id}`, body)).body).toMatchObject(before);
    }
    expect(await eventsOf(client, 'platform.*')).toEqual(events);
  });

  it('takes effect at once', async () => {
    const key = await create({ scopes: ['brand:read', 'cms:read'] });
    const holder = api.as(secretOf(key));
    expect((await holder.get('/brand_rules')).status).toBe(200);
    await client.patch(`/api_keys/${idOf(key)}`, { scopes: ['cms:read'] });
    await poll('the change to be heard', async () => (await holder.get('/brand_rules')).status === 403);
  });

  it('requires that the caller has all scopes of the resulting list', async () => {
    const id = idOf(await create({ scopes: ['brand:read', 'cms:read'] }));
    const narrow = await organization.client(['platform:api_keys:write', 'brand:read']);
    const forbidden = await narrow.patch(`/api_keys/${id}`, { scopes: ['brand:read', 'cms:read'] });
    expect([forbidden.status, errorOf(forbidden).code, errorOf(forbidden).param]).toEqual([
      403,
      'scope_delegation_forbidden',
      'scopes',
    ]);
    expect((await narrow.patch(`/api_keys/${id}`, { name: 'Renamed' })).status).toBe(200);
    expect((await narrow.patch(`/api_keys/${id}`, { scopes: ['brand:read'] })).status).toBe(200);
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['brand:everything'] }, 'scopes'],
    [{ allowed_ips: ['10.0.0.0/33'] }, 'allowed_ips'],
    [{ allowed_ips: Array.from({ length: 101 }, () => '10.0.0.1') }, 'allowed_ips'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ metadata: { a: 1 } }, 'metadata.a'],
  ])('refuses %j and changes nothing', async (change, param) => {
    const id = idOf(await create());
    const before = await read(id);
    const refused = await client.patch(`/api_keys/${id}`, change);
    expect([refused.status, errorOf(refused).code, errorOf(refused).param]).toEqual([400, 'parameter_invalid', param]);
    expect(await read(id)).toEqual(before);
  });

  it('is refused after the key is revoked', async () => {
    const id = idOf(await create());
    await client.delete(`/api_keys/${id}`);
    expect((await client.patch(`/api_keys/${id}`, { name: 'Late' })).status).toBe(409);
  });
});

describe('POST /api_keys/{id}/rotate', () => {
  it('ends the old secret at once if no overlap is requested', async () => {
    const key = await create();
    const rotated = await rotate(idOf(key));
    expect(rotated.status).toBe(200);
    expect(readAnswer(keySchema, rotated)).toMatchObject({ rotated_from: idOf(key), scopes: ['brand:read'] });
    const old = await api.as(secretOf(key)).get('/ping');
    expect([old.status, errorOf(old).code]).toEqual([401, 'credentials_expired']);
    expect((await api.as(secretOf(rotated)).get('/ping')).status).toBe(200);
  });

  it('accepts both secrets until the overlap ends', async () => {
    const key = await create();
    const old = api.as(secretOf(key));
    const rotated = await rotate(idOf(key), { overlap_seconds: 1 });
    const { retires_at: end } = await read(idOf(key));
    expect((await old.get('/ping')).status).toBe(200);
    expect((await api.as(secretOf(rotated)).get('/ping')).status).toBe(200);
    await poll('the overlap to end', async () => (await old.get('/ping')).status === 401);
    const late = Date.now() - new Date(end ?? '').getTime();
    expect(late).toBeGreaterThanOrEqual(0);
  });

  it('never extends the expiry of the old key, and gives the new key the same expiry', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const id = idOf(await create({ expires_at: soon, allowed_ips: ['127.0.0.0/8', '::1'] }));
    const rotated = readAnswer(keySchema, await rotate(id, { overlap_seconds: 604_800 }));
    expect((await read(id)).retires_at).toBe(soon);
    expect(rotated).toMatchObject({ expires_at: soon, allowed_ips: ['127.0.0.0/8', '::1'] });
  });

  it('requires that the caller has all scopes of the key', async () => {
    const id = idOf(await create({ scopes: ['brand:read', 'cms:read'] }));
    const narrow = await organization.client(['platform:api_keys:write', 'brand:read']);
    const refused = await rotate(id, {}, narrow);
    expect([refused.status, errorOf(refused).code, errorOf(refused).param]).toEqual([
      403,
      'scope_delegation_forbidden',
      'scopes',
    ]);
    expect((await read(id)).retires_at).toBeNull();
  });

  it('can be requested with the key itself', async () => {
    const scopes: readonly Scope[] = ['platform:api_keys:write', 'platform:read'];
    const own = await create({ scopes });
    const rotated = await rotate(idOf(own), { overlap_seconds: 60 }, api.as(secretOf(own)));
    expect(rotated.status).toBe(200);
  });

  it.each([-1, 604_801, 1.5, '60'])('refuses an overlap of %j seconds', async (overlap) => {
    const refused = await rotate(idOf(await create()), { overlap_seconds: overlap });
    expect([refused.status, errorOf(refused).param]).toEqual([400, 'overlap_seconds']);
  });

  it('refuses a key that was rotated, was revoked or has expired', async () => {
    const [rotated, revoked] = [idOf(await create()), idOf(await create())];
    await rotate(rotated, { overlap_seconds: 60 });
    await client.delete(`/api_keys/${revoked}`);
    for (const id of [rotated, revoked]) {
      const refused = await rotate(id);
      expect([refused.status, errorOf(refused).code]).toEqual([409, 'resource_conflict']);
    }
  });

  it('creates one new key for ten requests at the same time', async () => {
    const id = idOf(await create());
    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('gives a request with the new secret the stored response to a write with the old secret', async () => {
    const own = await create({ scopes: ['platform:write', 'brand:read'] });
    const write = { name: 'Once', requested_scopes: ['brand:read'] };
    const key = { 'idempotency-key': 'across rotation' };
    const first = await api.as(secretOf(own)).post('/oauth_applications', write, key);
    const rotated = await rotate(idOf(own));
    const again = await api.as(secretOf(rotated)).post('/oauth_applications', write, key);
    expect([again.status, isReplay(again), again.text]).toEqual([201, true, first.text]);
  });

  it('creates events for the new key and for the old key, without secrets', async () => {
    const id = idOf(await create());
    const rotated = await rotate(id, { overlap_seconds: 60 });
    const [event] = await eventsOf(client, 'platform.api_key.rotated');
    expect(event?.data).toMatchObject({ object: { id: idOf(rotated), rotated_from: id }, retiring: { id } });
    expect(JSON.stringify(event)).not.toContain(secretOf(rotated));
  });
});

describe('allowed_ips', () => {
  it('refuses requests from other addresses', async () => {
    const outside = api.as(secretOf(await create({ allowed_ips: ['192.0.2.0/24', '2001:db8::/32'] })));
    const refused = await outside.get('/ping');
    expect([refused.status, errorOf(refused).code, errorOf(refused).type]).toEqual([
      403,
      'ip_not_allowed',
      'permission_error',
    ]);
    const inside = api.as(secretOf(await create({ allowed_ips: ['127.0.0.0/8', '::1'] })));
    expect((await inside.get('/ping')).status).toBe(200);
  });

  it('cannot be bypassed with a header of the caller', async () => {
    const outside = api.as(secretOf(await create({ allowed_ips: ['192.0.2.0/24'] })));
    expect((await outside.get('/ping', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FromSchema, JsonSchema } from '@livery/kernel';
import { oauthApplicationCreated, oauthApplicationSchema } from '@livery/platform-contracts';
import { type ApiClient, assertFits } from '@livery/testing';
import { type Answer, eventsOf, readAnswer, withoutRequestId } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const createdSchema = {
  type: 'object',
  required: ['id', 'client_id', 'client_secret', 'client_secret_last_four', 'created_by'],
  properties: {
    id: { type: 'string' },
    client_id: { type: 'string' },
    client_secret: { type: 'string' },
    client_secret_last_four: { type: 'string' },
    created_by: { type: 'string' },
  },
} as const satisfies JsonSchema;

const listOfApplications = {
  type: 'object',
  required: ['data', 'has_more'],
  properties: { data: { type: 'array', items: oauthApplicationSchema }, has_more: { type: 'boolean' } },
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

const create = (changes: object = {}, by = client): Promise<Answer> =>
  by.post('/oauth_applications', { name: 'Nightly import', requested_scopes: ['brand:read'], ...changes });

const created = async (changes: object = {}, by = client): Promise<FromSchema<typeof createdSchema>> =>
  readAnswer(createdSchema, await create(changes, by));

const listed = async (query: string, by = client): Promise<FromSchema<typeof listOfApplications>> =>
  readAnswer(listOfApplications, await by.get(`/oauth_applications?${query}`));

describe('POST /oauth_applications', () => {
  it("creates an application in the caller's mode and returns its secret only in this response", async () => {
    const answer = await create({ description: 'Every night', token_lifetime: 300, metadata: { team: 'web' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      object: 'oauth_application',
      organization: organization.id,
      livemode: true,
      description: 'Every night',
      requested_scopes: ['brand:read'],
      token_lifetime: 300,
      status: 'active',
      metadata: { team: 'web' },
    });
    const { id, client_id, client_secret, client_secret_last_four } = readAnswer(createdSchema, answer);
    expect(client_id).toMatch(/^oa_client_[0-9A-Za-z]{22}$/);
    expect(client_secret).toMatch(/^oa_secret_[0-9A-Za-z]{49}$/);
    expect(client_secret.slice(-4)).toBe(client_secret_last_four);
    const again = await client.get(`/oauth_applications/${id}`);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ secrets: [{ last_four: client_secret_last_four }] });
    expect(again.text).not.toContain(client_secret);
    expect(again.body).not.toHaveProperty('client_secret');
  });

  it('creates a test application for a test caller, with defaults for omitted fields', async () => {
    const answer = await create({}, await organization.client(undefined, { livemode: false }));
    expect(answer.body).toMatchObject({ livemode: false, description: null, token_lifetime: 3_600, metadata: {} });
  });

  it('records the caller that created the application', async () => {
    const ping = await client.get('/ping');
    expect(ping.body).toMatchObject({ principal: (await created()).created_by });
  });

  it('refuses a scope that the caller does not have, even one that is part of a scope that the caller has', async () => {
    const narrow = await organization.client(['platform:write', 'brand:write']);
    const answer = await create({ requested_scopes: ['brand:write', 'brand:palettes:write'] }, narrow);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      error: { code: 'scope_delegation_forbidden', param: 'requested_scopes', type: 'permission_error' },
    });
    expect((await create({ requested_scopes: ['brand:write'] }, narrow)).status).toBe(201);
  });

  it.each([
    ['no name', { name: undefined }, 'parameter_missing', 'name'],
    ['no scopes', { requested_scopes: undefined }, 'parameter_missing', 'requested_scopes'],
    ['an empty list of scopes', { requested_scopes: [] }, 'parameter_invalid', 'requested_scopes'],
    ['an unknown scope', { requested_scopes: ['brand:everything'] }, 'parameter_invalid', 'requested_scopes'],
    ['an unknown field', { scopes: ['brand:read'] }, 'parameter_unknown', 'scopes'],
    ['a lifetime under five minutes', { token_lifetime: 299 }, 'parameter_invalid', 'token_lifetime'],
    ['a lifetime over a day', { token_lifetime: 86_401 }, 'parameter_invalid', 'token_lifetime'],
    ['a lifetime with half a second', { token_lifetime: 300.5 }, 'parameter_invalid', 'token_lifetime'],
    ['a lifetime as a string', { token_lifetime: '300' }, 'parameter_invalid', 'token_lifetime'],
    ['a description that is too long', { description: 'x'.repeat(1_001) }, 'parameter_invalid', 'description'],
    ['metadata with a number', { metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
  ])('refuses %s and creates no application', async (_, change, code, param) => {
    const before = await listed('limit=200');
    const answer = await create(change);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    expect(await listed('limit=200')).toEqual(before);
  });

  it('requires platform:write', async () => {
    const reader = await organization.client(['platform:read', 'platform:api_keys:write', 'brand:read']);
    const answer = await create({}, reader);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      error: { code: 'insufficient_scope', required_scopes: ['platform:write'] },
    });
  });
});

describe('GET /oauth_applications', () => {
  it('returns the newest applications first, in pages, forwards and backwards', async () => {
    const lister = await (await api.createOrganization()).client();
    for (const name of ['a', 'b', 'c']) await create({ name }, lister);
    const names = (list: Awaited<ReturnType<typeof listed>>): string[] => list.data.map(({ name }) => name);
    const first = await listed('limit=2', lister);
    expect(names(first)).toEqual(['c', 'b']);
    expect(first.has_more).toBe(true);
    const second = await listed(`limit=2&starting_after=${first.data[1]?.id ?? ''}`, lister);
    expect(names(second)).toEqual(['a']);
    expect(second.has_more).toBe(false);
    expect(names(await listed(`limit=2&ending_before=${second.data[0]?.id ?? ''}`, lister))).toEqual(['c', 'b']);
  });

  it('returns no applications of another organization or of the other mode', async () => {
    const { id } = await created();
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    for (const other of [stranger, tester]) {
      expect((await listed('limit=200', other)).data.map((one) => one.id)).not.toContain(id);
      const foreign = await other.get(`/oauth_applications/${id}`);
      expect(foreign.status).toBe(404);
      const never = await other.get('/oauth_applications/oa_app_0000000000000000000001');
      expect(withoutRequestId(foreign)).toBe(withoutRequestId(never));
    }
  });

  it.each(['platform:read', 'platform:write'] as const)('accepts the scope %s', async (scope) => {
    expect((await (await organization.client([scope])).get('/oauth_applications')).status).toBe(200);
  });

  it('refuses every other scope', async () => {
    const other = await organization.client(['platform:api_keys:write', 'brand:write', 'cms:write']);
    const { id } = await created();
    expect((await other.get('/oauth_applications')).status).toBe(403);
    expect((await other.get(`/oauth_applications/${id}`)).status).toBe(403);
  });
});

describe('the event of an OAuth application', () => {
  it('contains the application as GET returns it, without the secret', async () => {
    const { id, client_secret } = await created({ name: 'Created' });
    const [event] = await eventsOf(client, oauthApplicationCreated.type);
    assertFits(oauthApplicationCreated.schema, event?.data, 'the creation');
    const application = readAnswer(oauthApplicationSchema, await client.get(`/oauth_applications/${id}`));
    expect(event?.data).toEqual({ object: application });
    expect(JSON.stringify(event)).not.toContain(client_secret.slice(10, 50));
  });
});

// Only this suite asks, for the changes of what controls others, which callers may make them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import type { Response } from 'supertest';
import { errorOf, idOf } from './answer-facts.ts';
import { type Member, signInMember, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const POLICY = { modes: { image: 'manual' } };
const ENDPOINT = { url: 'https://example.com/hooks', enabled_events: ['*'] };

let api: TestApi;
let organization: TestOrganization;
let key: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  key = await organization.client();
});

afterAll(() => api.close());

function member(role: string): Promise<Member> {
  return signInMember(api, organization, `${newId()}@acme.example`, role);
}

/** A person whose password was confirmed too long ago, in either mode. */
async function unconfirmed(livemode = true): Promise<ApiClient> {
  const { browser } = await member('admin');
  await api.administrate(`update platform.session set stepped_up_at = now() - interval '11 minutes'`);
  return api.as(await browser.token(organization.id, livemode));
}

function outcome(answer: Response): string {
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${errorOf(answer).code}`;
}

async function keyOf(maker: ApiClient, more: object = {}): Promise<{ id: string; client: ApiClient }> {
  const { body } = await maker.post('/api_keys', { name: 'Made', scopes: ['brand:read'], ...more });
  return { id: textOf(body, 'id'), client: api.as(textOf(body, 'secret')) };
}

describe('the review policy in live mode', () => {
  it('is changed by owners and admins, and by nobody else', async () => {
    expect(outcome(await key.put('/review_policy', POLICY))).toBe('403 user_token_required');
    for (const role of ['reviewer', 'editor', 'developer']) {
      const { client } = await member(role);
      expect(outcome(await client.put('/review_policy', POLICY))).toBe('403 insufficient_scope');
    }
    expect(outcome(await (await unconfirmed()).put('/review_policy', POLICY))).toBe('403 step_up_required');
    for (const role of ['owner', 'admin']) {
      expect(outcome(await (await member(role)).client.put('/review_policy', POLICY))).toBe('200');
    }
    expect((await key.get('/review_policy')).body.modes.image).toBe('manual');
  });

  it('is not the one of test mode, which keys change', async () => {
    const test = await organization.client(undefined, { livemode: false });
    expect(outcome(await test.put('/review_policy', POLICY))).toBe('200');
    expect((await key.get('/review_policy')).body.modes.image).toBe('none');
  });
});

describe('a person who has not confirmed the password', () => {
  const changes: readonly [string, (caller: ApiClient, ids: { endpoint: string; key: string }) => Promise<Response>][] =
    [
      ['deletes no key', (caller, ids) => caller.delete(`/api_keys/${ids.key}`)],
      ['deletes no webhook endpoint', (caller, ids) => caller.delete(`/webhook_endpoints/${ids.endpoint}`)],
      ['replaces no rules', (caller) => caller.put('/brand_rules', { data: [] })],
      ['renames no organization', (caller) => caller.patch(`/organizations/${organization.id}`, { name: 'Other' })],
    ];

  it.each(changes)('%s in live mode', async (_, change) => {
    const ids = { endpoint: idOf(await key.post('/webhook_endpoints', ENDPOINT)), key: (await keyOf(key)).id };
    expect(outcome(await change(await unconfirmed(), ids))).toBe('403 step_up_required');
    expect(outcome(await change((await member('admin')).client, ids))).toBe('200');
    expect(outcome(await change(key, ids))).toMatch(/^(?:200|404)/);
  });

  it('changes single rules, and everything in test mode', async () => {
    const rule = { type: 'text.double_spaces', severity: 'high' };
    expect(outcome(await (await unconfirmed()).post('/brand_rules', rule))).toBe('201');
    expect(outcome(await (await unconfirmed(false)).put('/brand_rules', { data: [] }))).toBe('200');
  });
});

describe('a developer', () => {
  it('deletes own keys and those of other developers, but none of an owner or the operator', async () => {
    const [owner, developer, other] = [await member('owner'), await member('developer'), await member('developer')];
    const caller = developer.client;
    const ofOwner = (await keyOf(owner.client)).id;
    expect(outcome(await caller.delete(`/api_keys/${ofOwner}`))).toBe('403 owner_required');
    const manager = await keyOf(caller, { scopes: ['platform:api_keys:write'] });
    expect(outcome(await manager.client.delete(`/api_keys/${ofOwner}`))).toBe('403 owner_required');
    const { body: keys } = await key.get('/api_keys?active=true');
    const first = keys.data.find(({ created_by }: { created_by: unknown }) => created_by === null);
    expect(outcome(await caller.delete(`/api_keys/${first.id}`))).toBe('403 owner_required');
    for (const id of [(await keyOf(caller)).id, (await keyOf(other.client)).id, manager.id])
      expect(outcome(await caller.delete(`/api_keys/${id}`))).toBe('200');
    expect(outcome(await (await member('admin')).client.delete(`/api_keys/${ofOwner}`))).toBe('200');
  });
});

describe('a key with limits', () => {
  it.each([{ expires_at: '2099-01-01T00:00:00Z' }, { allowed_ips: ['127.0.0.1'] }])(
    'that has %j makes nothing that would outlive it',
    async (limits) => {
      const { client } = await keyOf(key, { ...limits, scopes: ['platform:write'] });
      const endpoint = idOf(await key.post('/webhook_endpoints', ENDPOINT));
      const application = idOf(
        await key.post('/oauth_applications', { name: 'App', requested_scopes: ['brand:read'] }),
      );
      const [limit = ''] = Object.keys(limits);
      for (const refused of [
        await client.post('/webhook_endpoints', ENDPOINT),
        await client.patch(`/webhook_endpoints/${endpoint}`, { url: 'https://example.com/other' }),
        await client.patch(`/oauth_applications/${application}`, { token_lifetime: 3_000 }),
      ])
        expect([outcome(refused), errorOf(refused).param]).toEqual(['403 limit_delegation_forbidden', limit]);
      expect(outcome(await client.patch(`/webhook_endpoints/${endpoint}`, { description: 'Ours' }))).toBe('200');
      expect(outcome(await client.patch(`/oauth_applications/${application}`, { name: 'Ours' }))).toBe('200');
    },
  );
});

import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePublicId } from '@livery/kernel';
import { poll } from '@livery/testing';
import { createAsset } from './library-files.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
});

afterAll(() => api.close());

describe('a request', () => {
  it('without a credential gets a challenge without an error code', async () => {
    const response = await api.as(null).get('/ping');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ error: { type: 'authentication_error', code: 'credentials_missing' } });
    expect(response.headers['www-authenticate']).toBe('Bearer realm="api"');
  });

  it.each(['sk_live', 'sk_test', 'pk_live', 'pk_test', 'oat'])(
    'with a well-formed %s_ credential that was never issued is refused',
    async (prefix) => {
      const response = await api.as(wellFormed(prefix)).get('/ping');
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ error: { code: 'credentials_invalid' } });
      expect(response.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');
    },
  );

  it('with a malformed credential or another scheme gets the response for an unknown credential', async () => {
    const key = await organization.key();
    const wrong = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    const answers = [
      await api.as(wrong).get('/ping'),
      await api.as('rubbish').get('/ping'),
      await api.as(`sk_live_${'x'.repeat(10_000)}`).get('/ping'),
      await api.as(null).get('/ping', { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: { code: 'credentials_invalid' } });
    }
  });

  it.each([
    ['no scheme', (key: string) => key],
    ['another scheme', (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`],
    ['a scheme that only begins like Bearer', (key: string) => `BearerToken ${key}`],
  ])('with %s gets a message that explains how to send the credential', async (_, header) => {
    const key = await organization.key();
    const { status, body } = await api.as(null).get('/ping', { authorization: header(key) });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: {
        code: 'credentials_invalid',
        message: 'Write Bearer before the credential: Authorization: Bearer <API key>.',
      },
    });
  });

  it('with the scheme and an unknown credential gets credentials_invalid', async () => {
    const { body } = await api.as('rubbish').get('/ping');
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/^This credential is not valid\./) } });
  });

  it('is served whether the scheme is in upper or lower case', async () => {
    const key = await organization.key();
    const response = await api.as(null).get('/ping', { authorization: `bEaReR ${key}` });
    expect(response.status).toBe(200);
  });

  it('with the credential in the query is refused, whether the credential is valid or not', async () => {
    const key = await organization.key();
    const response = await api.as(null).get(`/ping?access_token=${key}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { code: 'parameter_invalid', param: 'access_token' } });
    expect(JSON.stringify(response.body)).not.toContain(key);
  });
});

describe('a valid credential', () => {
  it('returns the organization, mode, scopes and version', async () => {
    const client = await organization.client(['brand:read', 'cms:read'], { livemode: false });
    const response = await client.get('/ping');
    expect(response.body).toEqual({
      id: expect.stringMatching(/^ping_[0-9A-Za-z]{22}$/),
      object: 'ping',
      organization: organization.id,
      livemode: false,
      principal: expect.stringMatching(/^key_/),
      scopes: ['brand:read', 'cms:read'],
      api_version: '2026-11-20',
    });
    expect(response.headers['api-version']).toBe('2026-11-20');
  });

  it('has the same id in every response, and another key has another id', async () => {
    const [client, other] = [await organization.client(), await organization.client()];
    const ids = await Promise.all([client, client, other].map(async (caller) => (await caller.get('/ping')).body.id));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is refused after its revocation, even if it was just used', async () => {
    const manager = await organization.client();
    const created = await manager.post('/api_keys', { name: 'Short-lived', scopes: ['platform:read'] });
    const { id, secret } = created.body;
    const bearer = api.as(secret);
    expect((await bearer.get('/ping')).status).toBe(200);
    expect((await bearer.get('/ping')).status).toBe(200);
    expect((await manager.delete(`/api_keys/${id}`)).status).toBe(200);
    await poll('the refusal', async () => (await bearer.get('/ping')).status === 401);
  });

  it('is refused after it has expired', async () => {
    const manager = await organization.client();
    const expires_at = new Date(Date.now() + 300).toISOString();
    const { body } = await manager.post('/api_keys', { name: 'Expiring', scopes: ['platform:read'], expires_at });
    const bearer = api.as(body.secret);
    await poll('the expiry', async () => (await bearer.get('/ping')).body.error?.code === 'credentials_expired');
  });

  it('of a suspended organization is refused with an error of its own', async () => {
    const suspended = await api.createOrganization();
    const client = await suspended.client();
    const id = parsePublicId('org', suspended.id);
    await api.database.query(`update platform.organization set status = 'suspended' where id = $1`, [id]);
    const response = await client.get('/ping');
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ error: { code: 'organization_suspended', type: 'permission_error' } });
  });
});

describe('a signed link', () => {
  it('opens nothing while its organization is suspended', async () => {
    const suspended = await api.createOrganization();
    const { open_url } = await createAsset(await suspended.client());
    const path = new URL(open_url ?? '').pathname.replace('/api/v1', '');
    const statuses: number[] = [];
    for (const status of ['active', 'suspended', 'active']) {
      const values = [parsePublicId('org', suspended.id), status];
      await api.database.query('update platform.organization set status = $2 where id = $1', values);
      statuses.push((await api.as(null).get(path)).status);
    }
    expect(statuses).toEqual([200, 404, 200]);
  });
});

describe('a publishable key', () => {
  it('can read its own organization, mode and scopes', async () => {
    const client = api.as(await organization.publishableKey());
    const { status, body } = await client.get('/ping');
    expect(status).toBe(200);
    expect(body).toMatchObject({ organization: organization.id, livemode: true, scopes: ['cms:read'] });
  });

  it('is refused by every endpoint that is not open to publishable keys', async () => {
    const client = api.as(await organization.publishableKey());
    for (const path of ['/events', '/brand_rules', '/api_keys']) {
      const response = await client.get(path);
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({ error: { code: 'publishable_key_forbidden', type: 'permission_error' } });
    }
  });
});

/** Returns a credential in the documented format: the prefix, 43 characters, and their CRC-32 as six digits in base62. */
function wellFormed(prefix: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const text = `${prefix}_${'0'.repeat(43)}`;
  const checksum = Array.from({ length: 6 }, (_, digit) => alphabet[Math.floor(crc32(text) / 62 ** (5 - digit)) % 62]);
  return text + checksum.join('');
}

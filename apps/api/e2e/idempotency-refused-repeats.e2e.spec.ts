import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePublicId, SCOPES } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, isReplay, secretOf } from './answer-facts.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;
let manager: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  manager = await organization.client();
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

/** Sends a write whose stored response contains a secret. */
const makeKey = (caller: ApiClient): Promise<Answer> =>
  caller.post('/api_keys', { name: 'Child', scopes: ['brand:read'] }, { 'idempotency-key': 'same' });

const newKey = (): Promise<Answer> => manager.post('/api_keys', { name: 'Caller', scopes: SCOPES });

/** Sends the write twice, so that the API caches the credential. Reads then do not notice changes that are not announced. */
async function firstWrite(caller: ApiClient): Promise<Answer> {
  const first = await makeKey(caller);
  expect([first.status, isReplay(first)]).toEqual([201, false]);
  expect(isReplay(await makeKey(caller))).toBe(true);
  return first;
}

async function expectRefusedRepeat(caller: ApiClient, first: Answer, status: number, code: string): Promise<void> {
  const repeat = await makeKey(caller);
  expect([repeat.status, errorOf(repeat).code, isReplay(repeat)]).toEqual([status, code, false]);
  expect(repeat.text).not.toContain(secretOf(first));
}

describe('a stored response is not replayed, even while the credential is cached, to a key that', () => {
  it.each([
    ['was revoked', 'revoked_at = now()', 401, 'credentials_invalid'],
    ['has expired', 'expires_at = now()', 401, 'credentials_expired'],
    ['was rotated and whose overlap is over', 'retires_at = now()', 401, 'credentials_expired'],
    ['lost the scope', `scopes = '{brand:read}'`, 403, 'insufficient_scope'],
    ['may no longer be used from this address', `allowed_ips = '{192.0.2.1}'`, 403, 'ip_not_allowed'],
  ])('%s', async (_, change, status, code) => {
    const key = await newKey();
    const caller = api.as(secretOf(key));
    const first = await firstWrite(caller);
    await api.administrate(`update platform.api_key set ${change} where id = $1`, [parsePublicId('key', idOf(key))]);
    await expectRefusedRepeat(caller, first, status, code);
  });
});

describe('a stored response is not replayed, even while the credential is cached, to a token', () => {
  it.each([
    [
      'that was revoked',
      'platform.access_token set revoked_at = now() where application_id',
      401,
      'credentials_invalid',
    ],
    [
      'whose application was disabled',
      `platform.oauth_application set status = 'disabled' where id`,
      401,
      'credentials_invalid',
    ],
    [
      'whose application lost the scope',
      `platform.oauth_application set requested_scopes = '{brand:read}' where id`,
      403,
      'insufficient_scope',
    ],
  ])('%s', async (_, change, status, code) => {
    const application = await oauth.application(organization, SCOPES);
    const caller = api.as(await application.token());
    const first = await firstWrite(caller);
    await api.administrate(`update ${change} = $1`, [parsePublicId('oa_app', application.id)]);
    await expectRefusedRepeat(caller, first, status, code);
  });
});

describe('the rotation of a key', () => {
  it('allows replays to the old key until its overlap ends, and to the new key afterwards as well', async () => {
    const key = await newKey();
    const old = api.as(secretOf(key));
    const first = await firstWrite(old);
    const during = await manager.post(`/api_keys/${idOf(key)}/rotate`, { overlap_seconds: 600 });
    const successor = api.as(secretOf(during));
    for (const caller of [old, successor]) {
      const repeat = await makeKey(caller);
      expect([isReplay(repeat), repeat.text]).toEqual([true, first.text]);
    }
    await api.administrate('update platform.api_key set retires_at = now() where id = $1', [
      parsePublicId('key', idOf(key)),
    ]);
    await expectRefusedRepeat(old, first, 401, 'credentials_expired');
    expect((await makeKey(successor)).text).toBe(first.text);
  });

  it('without an overlap ends replays to the old key at once', async () => {
    const key = await newKey();
    const first = await firstWrite(api.as(secretOf(key)));
    const rotated = await manager.post(`/api_keys/${idOf(key)}/rotate`, {});
    await expectRefusedRepeat(api.as(secretOf(key)), first, 401, 'credentials_expired');
    expect((await makeKey(api.as(secretOf(rotated)))).text).toBe(first.text);
  });
});

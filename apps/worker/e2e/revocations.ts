import { callApi, postForm } from './call-api.ts';
import type { OperatedService, Revocation, Subject } from './revocation.ts';
import { USER_TOKEN_REVOCATIONS } from './user-token-revocations.ts';

const SCOPES = ['platform:read', 'brand:read'];
const REMAINING_SCOPES = ['platform:read'];

export const REVOCATIONS: Readonly<Record<string, Revocation>> = {
  'a key that is revoked': async ({ key }, origin) => {
    const made = await callApi(origin, 'POST', '/api_keys', key, { name: 'Revoked', scopes: SCOPES });
    const revoke = () => callApi(origin, 'DELETE', `/api_keys/${made('id')}`, key);
    return { secret: made('secret'), path: '/ping', refusal: 401, revoke };
  },
  'a key that loses a scope': async ({ key }, origin) => {
    const made = await callApi(origin, 'POST', '/api_keys', key, { name: 'Narrowed', scopes: SCOPES });
    const revoke = () => callApi(origin, 'PATCH', `/api_keys/${made('id')}`, key, { scopes: REMAINING_SCOPES });
    return { secret: made('secret'), path: '/brand_rules', refusal: 403, revoke };
  },
  'a token that is revoked': async (service, origin) => {
    const { token, client } = await newToken(service, origin);
    const revoke = () => postForm(service.oauth, 'revoke', { ...client, token });
    return { secret: token, path: '/ping', refusal: 401, revoke };
  },
  'a token whose application is disabled': async (service, origin) => {
    const { token, id } = await newToken(service, origin);
    const revoke = () => callApi(origin, 'DELETE', `/oauth_applications/${id}`, service.key);
    return { secret: token, path: '/ping', refusal: 401, revoke };
  },
  'a token whose application loses a scope': async (service, origin) => {
    const { token, id } = await newToken(service, origin);
    const change = { requested_scopes: REMAINING_SCOPES };
    const revoke = () => callApi(origin, 'PATCH', `/oauth_applications/${id}`, service.key, change);
    return { secret: token, path: '/brand_rules', refusal: 403, revoke };
  },
  ...USER_TOKEN_REVOCATIONS,
};

/** Returns the status of a call with the credential. */
export async function statusFor({ secret, path }: Subject, origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
  await answer.arrayBuffer();
  return answer.status;
}

async function newToken({ oauth, key }: OperatedService, origin: string) {
  const made = await callApi(origin, 'POST', '/oauth_applications', key, { name: 'Short', requested_scopes: SCOPES });
  const client = { client_id: made('client_id'), client_secret: made('client_secret') };
  const given = await postForm(oauth, 'token', { ...client, grant_type: 'client_credentials' });
  return { token: given('access_token'), client, id: made('id') };
}

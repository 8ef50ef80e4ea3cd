import type { Composition } from './compositions.ts';

/** A credential that works, and the call that revokes it or removes one of its scopes. */
export interface Subject {
  readonly secret: string;
  /** A path that it may call until then, and the status of that call afterwards. */
  readonly path: string;
  readonly refusal: 401 | 403;
  readonly revoke: () => Promise<unknown>;
}

/** The members of a record by their names, as text. */
type Facts = (name: string) => string;

/** Creates a credential. `origin` is the API at which it will be revoked. */
type Revocation = (composition: Composition, origin: string) => Promise<Subject>;

const SCOPES = ['platform:read', 'brand:read'];
const REMAINING_SCOPES = ['platform:read'];

export const REVOCATIONS: Readonly<Record<string, Revocation>> = {
  'a key that is revoked': async ({ key }, origin) => {
    const made = await send(origin, 'POST', '/api_keys', key, { name: 'Revoked', scopes: SCOPES });
    const revoke = () => send(origin, 'DELETE', `/api_keys/${made('id')}`, key);
    return { secret: made('secret'), path: '/ping', refusal: 401, revoke };
  },
  'a key that loses a scope': async ({ key }, origin) => {
    const made = await send(origin, 'POST', '/api_keys', key, { name: 'Narrowed', scopes: SCOPES });
    const revoke = () => send(origin, 'PATCH', `/api_keys/${made('id')}`, key, { scopes: REMAINING_SCOPES });
    return { secret: made('secret'), path: '/brand_rules', refusal: 403, revoke };
  },
  'a token that is revoked': async (composition, origin) => {
    const { token, client } = await newToken(composition, origin);
    const revoke = () => postForm(composition.oauth, 'revoke', { ...client, token });
    return { secret: token, path: '/ping', refusal: 401, revoke };
  },
  'a token whose application is disabled': async (composition, origin) => {
    const { token, id } = await newToken(composition, origin);
    const revoke = () => send(origin, 'DELETE', `/oauth_applications/${id}`, composition.key);
    return { secret: token, path: '/ping', refusal: 401, revoke };
  },
  'a token whose application loses a scope': async (composition, origin) => {
    const { token, id } = await newToken(composition, origin);
    const change = { requested_scopes: REMAINING_SCOPES };
    const revoke = () => send(origin, 'PATCH', `/oauth_applications/${id}`, composition.key, change);
    return { secret: token, path: '/brand_rules', refusal: 403, revoke };
  },
};

/** Returns the status of a call with the credential. */
export async function statusFor({ secret, path }: Subject, origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
  await answer.arrayBuffer();
  return answer.status;
}

async function newToken({ oauth, key }: Composition, origin: string) {
  const made = await send(origin, 'POST', '/oauth_applications', key, { name: 'Short', requested_scopes: SCOPES });
  const client = { client_id: made('client_id'), client_secret: made('client_secret') };
  const given = await postForm(oauth, 'token', { ...client, grant_type: 'client_credentials' });
  return { token: given('access_token'), client, id: made('id') };
}

async function send(origin: string, method: string, path: string, secret: string, body?: object): Promise<Facts> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return factsIn(answer);
}

async function postForm(origin: string, endpoint: string, form: Readonly<Record<string, string>>): Promise<Facts> {
  const body = new URLSearchParams(form);
  return factsIn(await fetch(`${origin}/api/v1/oauth/${endpoint}`, { method: 'POST', body }));
}

async function factsIn(answer: Response): Promise<Facts> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The response was ${answer.status}: ${text}`);
  const record: unknown = JSON.parse(text);
  const members = new Map<string, unknown>(Object.entries(record ?? {}));
  return (name) => String(members.get(name));
}

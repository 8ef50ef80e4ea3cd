import { noAnswer, sessionErrorOf } from './session-error.ts';

const SESSIONS = '/api/v1/sessions';
const TIMEOUT_MS = 30_000;

export type Role = 'owner' | 'admin' | 'developer' | 'editor' | 'reviewer' | 'viewer';

export interface Session {
  /** `sess_…` */
  readonly id: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly is_current: boolean;
  readonly last_used_at: string;
  readonly stepped_up_until: string;
  readonly expires_at: string;
  readonly created: string;
}

/** An organization of the person who is signed in. */
export interface Membership {
  /** `org_…` */
  readonly organization: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  /** `user_…` */
  readonly user: string;
  readonly role: Role;
}

export interface CurrentSession extends Session {
  readonly email: string;
  readonly has_password: boolean;
  readonly organizations: readonly Membership[];
}

/** A bearer credential for one organization and mode. */
export interface UserToken {
  /** `ust_…` */
  readonly token: string;
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly expires_at: string;
}

export type Proof = { readonly sign_in_link: string } | { readonly email: string; readonly password: string };

/**
 * The session endpoints. Only they use the cookie, and only pages of the service can call them, so that the client library has no methods
 * for them. Every method rejects with a `SessionError`.
 */
export const sessionApi = {
  signIn: (proof: Proof) => send<Session>('POST', '', proof),
  current: () => send<CurrentSession>('GET', '/current'),
  list: async () => (await send<{ readonly data: readonly Session[] }>('GET', '')).data,
  token: (organization: string, livemode: boolean) =>
    send<UserToken>('POST', '/current/token', { organization, livemode }),
  stepUp: (password: string) => send<Session>('POST', '/current/step_up', { password }),
  setPassword: (password: string) => send<Session>('PUT', '/current/password', { password }),
  end: (id: string) => send<{ readonly id: string }>('DELETE', `/${encodeURIComponent(id)}`),
};

async function send<Body>(method: string, path: string, sent?: object): Promise<Body> {
  const response = await fetch(SESSIONS + path, {
    method,
    ...(sent !== undefined && { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw noAnswer();
  });
  if (!response.ok) throw await sessionErrorOf(response);
  const body: unknown = await response.json().catch(() => null);
  const answer = { body };
  if (!isAnswer<Body>(answer)) throw noAnswer();
  return answer.body;
}

interface Answer<Body> {
  readonly body: Body;
}

/** The service keeps to its contract. What is not even an object comes from something else, such as a proxy. */
function isAnswer<Body>(answer: Answer<unknown>): answer is Answer<Body> {
  return typeof answer.body === 'object' && answer.body !== null;
}

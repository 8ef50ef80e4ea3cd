import { noAnswer, SessionError, sessionErrorOf } from './session-error.ts';
import { announce } from './signals.ts';

const SESSIONS = '/api/v1/sessions';
const TIMEOUT_MS = 30_000;

export type Role = 'owner' | 'admin' | 'developer' | 'editor' | 'reviewer' | 'viewer';

export interface Session {
  /** `sess_…` */
  readonly id: string;
  /** The only organization that the session opens, if a link of a member opened it. */
  readonly organization: string | null;
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
  /** The member whose link opened the session. */
  readonly inviter_name: string | null;
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

export type Proof =
  /** `first_run` accepts only links that work on the machine of the service alone. */
  | { readonly sign_in_link: string; readonly first_run?: true }
  | { readonly email: string; readonly password: string; readonly organization?: string };

/**
 * The session endpoints. Only they use the cookie, and only pages of the service can call them, so that the client library has no methods
 * for them. Every method rejects with a `SessionError`.
 *
 * All tabs share one cookie, so that somebody else may sign in in another tab. What a page does is meant for the session that it shows: the
 * service refuses it for another one, and a page that meets another person loads itself again.
 */
class SessionApi {
  /** The session that this page shows. */
  private shown: Pick<CurrentSession, 'id' | 'email'> | null = null;

  /** Signs in, and tells the other tabs. */
  readonly signIn = async (proof: Proof): Promise<Session> => {
    const session = await send<Session>('POST', '', proof);
    announce('signed_in');
    if (this.shown !== null) this.shown = { ...this.shown, id: session.id };
    return session;
  };

  readonly current = async (): Promise<CurrentSession> => {
    const now = await send<CurrentSession>('GET', '/current');
    if (this.shown !== null && this.shown.email !== now.email) return loadAgain();
    this.shown = now;
    return now;
  };

  readonly list = async () => (await send<{ readonly data: readonly Session[] }>('GET', '')).data;
  readonly token = (organization: string, livemode: boolean) =>
    this.forShown<UserToken>('POST', '/current/token', { organization, livemode });
  readonly stepUp = (password: string) => this.forShown<Session>('POST', '/current/step_up', { password });
  readonly setPassword = (password: string) => this.forShown<Session>('PUT', '/current/password', { password });
  /** Accepts the invitation of a link for the person who is signed in. */
  readonly join = (link: string) => send<object>('POST', '/current/memberships', { sign_in_link: link });
  readonly end = (id: string) => send<{ readonly id: string }>('DELETE', `/${encodeURIComponent(id)}`);

  /** Sends what is meant for the session that the page shows; again, if the same person has signed in anew meanwhile. */
  private async forShown<Body>(method: string, path: string, sent: object): Promise<Body> {
    const { id: session = (await this.current()).id } = this.shown ?? {};
    try {
      return await send<Body>(method, path, { ...sent, session });
    } catch (error) {
      if (!(error instanceof SessionError) || error.code !== 'session_changed') throw error;
      await this.current();
      return this.forShown(method, path, sent);
    }
  }
}

export const sessionApi = new SessionApi();

/** Another person is signed in. Nothing on this page may go on. */
function loadAgain(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

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

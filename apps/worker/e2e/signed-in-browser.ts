import { type Facts, factsIn } from './call-api.ts';

/** The browser of a person who is signed in. It has the same session at every API on the database. */
export class SignedInBrowser {
  private constructor(
    /** The id of the session, `sess_…`. */
    readonly session: string,
    private readonly secret: string,
  ) {}

  /** Signs a person in at an API. @param link `sil_…` */
  static async open(origin: string, link: string): Promise<SignedInBrowser> {
    const answer = await request(origin, 'POST', '/sessions', {}, { sign_in_link: link });
    const [, secret = ''] = /=(ses_\w+)/.exec(answer.headers.getSetCookie().join()) ?? [];
    return new SignedInBrowser((await factsIn(answer))('id'), secret);
  }

  /** Sends a request in the session, to any API. @throws Error if it is refused */
  async send(origin: string, method: string, path: string, body?: object): Promise<Facts> {
    const cookie = `livery_${new URL(origin).port}=${this.secret}`;
    return factsIn(await request(origin, method, `/sessions/${path}`, { cookie }, body));
  }

  /** Exchanges the session for a live token. @param organization `org_…` @returns `ust_…` */
  async token(origin: string, organization: string): Promise<string> {
    return (await this.send(origin, 'POST', 'current/token', { organization, livemode: true }))('token');
  }
}

function request(
  origin: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { origin, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

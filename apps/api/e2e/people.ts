import { parsePublicId } from '@livery/kernel';
import { PlatformOperator } from '@livery/platform-infrastructure';
import type { ApiClient } from '@livery/testing';
import type { Response } from 'supertest';
import type { TestApi, TestOrganization } from './test-api.ts';

/** The address of the pages of the service in tests. */
export const ORIGIN = 'http://livery.example';

/** A browser: it sends its cookie back, and names the page that sends a request. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: TestApi,
    private readonly origin = ORIGIN,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Sends a request in the session of this browser, if it has one. */
  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Response> {
    const response = await this.api.as(null).send(method, path, (test) => {
      const request = test.set({
        origin: this.origin,
        ...(this.cookies.size > 0 && { cookie: this.all }),
        ...this.headers,
      });
      return body === undefined ? request : request.set('content-type', 'application/json').send(body);
    });
    for (const set of response.get('Set-Cookie') ?? []) {
      const [pair = ''] = set.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    return response;
  }

  /** The session cookie as it is stored, `name=value`. */
  get stored(): string {
    return this.cookies.get('livery_80') ?? '';
  }

  private get all(): string {
    return [...this.cookies.values()].join('; ');
  }

  /** Exchanges the session for a token. @returns `ust_…` */
  async token(organization: string, livemode = true): Promise<string> {
    const response = await this.send('POST', '/sessions/current/token', { organization, livemode });
    return textOf(response.body, 'token');
  }
}

/** The part of an organization that is needed to add members and to sign them in. */
type MemberOf = Pick<TestOrganization, 'id' | 'client'>;

/** Adds an active member. @returns the id of the user, `user_…` */
export async function addMember(organization: MemberOf, email: string, role: string): Promise<string> {
  const client = await organization.client();
  const invitation = await client.post('/memberships', { email, role });
  await client.patch(`/memberships/${textOf(invitation.body, 'id')}`, { status: 'active' });
  return textOf(invitation.body, 'user');
}

/** Makes a link, like the operator. @returns `sil_…` */
export function signInLink(
  api: TestApi,
  organization: MemberOf,
  email: string,
  resetsAccount = false,
): Promise<string> {
  const operator = api.application.get(PlatformOperator, { strict: false });
  const organizationId = parsePublicId('org', organization.id) ?? '';
  return operator.createSignInLink({ organizationId, email, opensOthers: resetsAccount, resetsAccount });
}

/** Signs a member in with a new browser. */
export async function signIn(api: TestApi, organization: MemberOf, email: string): Promise<Browser> {
  const browser = new Browser(api);
  await browser.send('POST', '/sessions', { sign_in_link: await signInLink(api, organization, email) });
  return browser;
}

export function textOf(body: unknown, member: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, member) : undefined;
  if (typeof value !== 'string') throw new Error(`The answer has no ${member}: ${JSON.stringify(body)}`);
  return value;
}

/** A person who is signed in, as callers of the API know them. */
export interface Member {
  readonly browser: Browser;
  /** Sends requests with a live token of the person. */
  readonly client: ApiClient;
}

/** Adds an active member, and signs them in by a link of the operator. */
export async function signInMember(api: TestApi, organization: MemberOf, email: string, role: string): Promise<Member> {
  await addMember(organization, email, role);
  const browser = await signIn(api, organization, email);
  return { browser, client: api.as(await browser.token(organization.id)) };
}

/** Invites a person. @returns the id of the membership, `mem_…` */
export async function invite(organization: MemberOf, email: string, role: string): Promise<string> {
  const client = await organization.client();
  return textOf((await client.post('/memberships', { email, role })).body, 'id');
}

/** Makes a link for a member. @returns `sil_…` */
export async function invitationLink(maker: ApiClient, membership: string): Promise<string> {
  return textOf((await maker.post(`/memberships/${membership}/invitation_link`, {})).body, 'token');
}

import { newId, parsePublicId } from '@livery/kernel';
import { callApi } from './call-api.ts';
import type { OperatedService } from './revocation.ts';
import { SignedInBrowser } from './signed-in-browser.ts';

/** A member of the organization of the service, who is signed in. */
export interface Member {
  readonly email: string;
  /** `org_…` */
  readonly organization: string;
  /** `user_…` */
  readonly user: string;
  /** `mem_…` */
  readonly membership: string;
  readonly browser: SignedInBrowser;
  /** `ust_…` */
  readonly token: string;
}

/** Adds an admin, who signs in at the API. */
export async function newMember(service: OperatedService, origin: string): Promise<Member> {
  const invited = await invite(service, origin);
  await callApi(origin, 'PATCH', `/memberships/${invited.membership}`, service.key, { status: 'active' });
  const browser = await signIn(service, origin, invited);
  return { ...invited, browser, token: await browser.token(origin, invited.organization) };
}

/** Invites an admin. */
export async function invite({ key }: OperatedService, origin: string): Promise<Omit<Member, 'browser' | 'token'>> {
  const email = newEmail();
  const made = await callApi(origin, 'POST', '/memberships', key, { email, role: 'admin' });
  return { email, organization: made('organization'), user: made('user'), membership: made('id') };
}

type Person = Pick<Member, 'email' | 'organization'>;

/** Signs a person in at an API, by a link of the operator. */
export async function signIn(service: OperatedService, origin: string, person: Person): Promise<SignedInBrowser> {
  return SignedInBrowser.open(origin, await signInLink(service, person));
}

/** Makes a link, like the operator. @returns `sil_…` */
export function signInLink({ operator }: OperatedService, { email, organization }: Person): Promise<string> {
  return operator.platform.createSignInLink({ organizationId: uuidOf(organization), email, opensOthers: false });
}

export const newEmail = (): string => `${newId()}@acme.example`;

export function uuidOf(organization: string): string {
  return parsePublicId('org', organization) ?? '';
}

import { publicId } from '@livery/kernel';
import { callApi } from './call-api.ts';
import { invite, newEmail, newMember, signIn, signInLink, uuidOf } from './members.ts';
import type { Revocation } from './revocation.ts';
import { SignedInBrowser } from './signed-in-browser.ts';

/** So many sessions of a person are open at most. */
const MAX_SESSIONS = 20;
/** A path that admins may call, and viewers may not. */
const OF_ADMINS = '/memberships';

/** What ends the token of a person or removes one of its scopes. */
export const USER_TOKEN_REVOCATIONS: Readonly<Record<string, Revocation>> = {
  'a user token of a person who signs out': async (service, origin) => {
    const { browser, token } = await newMember(service, origin);
    return refused(token, () => browser.send(origin, 'DELETE', browser.session));
  },
  'a user token of a session that the person ends in another browser': async (service, origin) => {
    const { browser, token, ...member } = await newMember(service, origin);
    const other = await signIn(service, origin, member);
    return refused(token, () => other.send(origin, 'DELETE', browser.session));
  },
  'a user token of a person who sets a password in another browser': async (service, origin) => {
    const { token, ...member } = await newMember(service, origin);
    const other = await signIn(service, origin, member);
    const password = 'correct horse battery staple';
    return refused(token, () => other.send(origin, 'PUT', 'current/password', { password }));
  },
  'a user token of the oldest session of too many': async (service, origin) => {
    const { token, ...member } = await newMember(service, origin);
    for (let open = 1; open < MAX_SESSIONS; open += 1) await signIn(service, origin, member);
    const link = await signInLink(service, member);
    return refused(token, () => SignedInBrowser.open(origin, link));
  },
  'a user token of a person whose sessions the operator ends': async (service, origin) => {
    const { email, token } = await newMember(service, origin);
    return refused(token, () => service.operator.platform.revokeSessions(email));
  },
  'a user token of an account that the operator resets for another organization': async (service, origin) => {
    const { email, token } = await newMember(service, origin);
    const organizationId = await service.operator.platform.createOrganization('Other', 'company');
    await service.operator.platform.addOwner(organizationId, email, null);
    const reset = { organizationId, email, opensOthers: true, resetsAccount: true };
    return refused(token, () => service.operator.platform.createSignInLink(reset));
  },
  'a user token of a member who is removed': async (service, origin) => {
    const { membership, token } = await newMember(service, origin);
    return refused(token, () => callApi(origin, 'DELETE', `/memberships/${membership}`, service.key));
  },
  'a user token of a member who is disabled': async (service, origin) => {
    const { user, token } = await newMember(service, origin);
    const change = { status: 'disabled' };
    return refused(token, () => callApi(origin, 'PATCH', `/users/${user}`, service.key, change));
  },
  'a user token of a member who gets a lower role': async (service, origin) => {
    const { membership, token } = await newMember(service, origin);
    const revoke = () => callApi(origin, 'PATCH', `/memberships/${membership}`, service.key, { role: 'viewer' });
    return { secret: token, path: OF_ADMINS, refusal: 403, revoke };
  },
  'a user token of a session that a link of a removed member has opened': async (service, origin) => {
    const maker = await newMember(service, origin);
    const { membership, organization } = await invite(service, origin);
    const made = await callApi(origin, 'POST', `/memberships/${membership}/invitation_link`, maker.token, {});
    const browser = await SignedInBrowser.open(origin, made('token'));
    const token = await browser.token(origin, organization);
    return refused(token, () => callApi(origin, 'DELETE', `/memberships/${maker.membership}`, service.key));
  },
  'a user token of a person whom the operator erases': async (service, origin) => {
    const { organization, user, token } = await newMember(service, origin);
    return refused(token, () => service.operator.erasePerson(uuidOf(organization), user));
  },
  'a user token of an organization that the operator suspends': async (service, origin) => {
    const { platform } = service.operator;
    const organizationId = await platform.createOrganization('Suspended', 'company');
    const email = newEmail();
    await platform.addOwner(organizationId, email, null);
    const organization = publicId('org', organizationId);
    const browser = await signIn(service, origin, { organization, email });
    const revoke = () => platform.setStatus(organizationId, 'suspended');
    return { secret: await browser.token(origin, organization), path: OF_ADMINS, refusal: 403, revoke };
  },
};

function refused(secret: string, revoke: () => Promise<unknown>) {
  return { secret, path: OF_ADMINS, refusal: 401, revoke } as const;
}

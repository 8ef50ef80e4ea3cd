import { textMember } from '../src/demo/text-member.ts';
import type { GuideService } from './guide-service.ts';

/** The operations that only people can call, with a token of theirs. */
export const OPERATIONS_OF_PEOPLE: ReadonlySet<string> = new Set(['createInvitationLink', 'setReviewPolicy']);

/** Signs the owner of the demo in by the printed link, which works once. @returns a live token, `ust_…` */
export async function createUserToken({ origin, signInLink, demo }: GuideService): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' };
  const post = (path: string, body: object, more: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const request = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return fetch(`${origin}/api/v1${path}`, request);
  };
  const session = await post('/sessions', { sign_in_link: signInLink });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  const wanted = { organization: demo.organization, livemode: true };
  return textMember(await (await post('/sessions/current/token', wanted, { cookie })).json(), 'token');
}

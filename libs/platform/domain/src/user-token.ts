import type { Tenant } from '@livery/kernel';
import type { Session } from './session.ts';

/** How long a user token is valid. The page of the dashboard exchanges its session for the next one before. */
export const USER_TOKEN_MS = 600_000;

/** A bearer token of a person who is signed in, for one organization and mode. Only a keyed hash of it is stored. */
export interface UserToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly created: Date;
}

export interface NewUserToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly userId: string;
  readonly session: Pick<Session, 'id' | 'expiresAt'>;
  readonly at: Date;
}

/** Creates a token. It ends with its session at the latest. */
export function grantUserToken({ at, session, ...token }: NewUserToken): UserToken {
  const end = new Date(at.getTime() + USER_TOKEN_MS);
  const expiresAt = session.expiresAt < end ? session.expiresAt : end;
  return { ...token, sessionId: session.id, expiresAt, created: at };
}

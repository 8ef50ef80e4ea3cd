import { publicId } from '@livery/kernel';
import { sessionChanged, sessionRequired } from './sign-in.errors.ts';

const DAY_MS = 24 * 3_600_000;
/** A session ends after so long without use. */
export const SESSION_IDLE_MS = DAY_MS;
/** A session ends after so long even if it is used. */
export const SESSION_LIFETIME_MS = 14 * DAY_MS;
/** So long after the password was typed, the person may do what needs a step-up. */
export const STEP_UP_MS = 600_000;

/** So many sessions of an account are open at most. */
export const MAX_SESSIONS = 20;
/** So often an account signs in at most within `SIGN_INS_MS`. */
export const MAX_SIGN_INS = 60;
export const SIGN_INS_MS = 600_000;

/** How a person has signed in: by a password, by a link of the operator, or by one of a member. */
export type SignInMethod = 'password' | 'link' | 'invitation_link';

/** A person who is signed in with one browser. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  /** The only organization that the session opens, since a link of a member has opened it; null if it opens all of the account. */
  readonly organizationId: string | null;
  readonly signedInBy: SignInMethod;
  /** The UUID of the user who has made the link of a member that opened the session; null if none did. */
  readonly invitedBy: string | null;
  readonly created: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  /** The last time the person has proved who they are: by a password, or by the link that opened the session. */
  readonly steppedUpAt: Date;
  readonly revokedAt: Date | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly organizationId: string | null;
  readonly signedInBy: SignInMethod;
  readonly invitedBy: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly at: Date;
}

/** Opens a session for a person who has just proved who they are. */
export function openSession({ at, ...session }: NewSession): Session {
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS);
  return { ...session, created: at, lastUsedAt: at, expiresAt, steppedUpAt: at, revokedAt: null };
}

/** Decides whether a session is still valid. @throws DomainError `session_required`, the same whatever has ended it */
export function admitSession(session: Session | null, now: Date): Session {
  if (session === null || !isOpen(session, now)) throw sessionRequired();
  return session;
}

/** Whether a session is neither revoked, nor expired, nor idle for too long. */
export function isOpen({ revokedAt, expiresAt, lastUsedAt }: Session, now: Date): boolean {
  return revokedAt === null && expiresAt > now && now.getTime() - lastUsedAt.getTime() < SESSION_IDLE_MS;
}

/**
 * Checks that the browser still has the session that its page shows.
 * @param shown `sess_…`; nothing if the page does not say
 * @throws DomainError `session_changed`
 */
export function assertShown({ id }: Pick<Session, 'id'>, shown: string | null | undefined): void {
  if (shown != null && shown !== publicId('sess', id)) throw sessionChanged();
}

/** Whether the person has typed the password in this session. A change of the password ends the sessions that have typed the one before. */
export function hasTypedPassword({ signedInBy, steppedUpAt, created }: Session): boolean {
  return signedInBy === 'password' || steppedUpAt > created;
}

/** Until when the person may do what needs a step-up. */
export function steppedUpUntil({ steppedUpAt }: Pick<Session, 'steppedUpAt'>): Date {
  return new Date(steppedUpAt.getTime() + STEP_UP_MS);
}

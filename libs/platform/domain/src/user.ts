import { checkedMembers, checkedName, hasAtMost } from '@livery/kernel';
import { emailInvalid } from './platform.errors.ts';

export type UserStatus = 'invited' | 'active' | 'disabled';

const MAX_EMAIL = 254;
/** One @ with text on both sides, without spaces, control characters and characters that need quoting. */
const EMAIL = /^[^\s@"<>()[\],;:\\\p{Cc}]+@[^\s@"<>()[\],;:\\\p{Cc}]+$/u;

/** A person in one organization. A person in two organizations has two users, which share nothing. */
export interface User {
  readonly id: string;
  readonly organizationId: string;
  /** As it was entered. It is unique in the organization, regardless of case. */
  readonly email: string;
  readonly name: string | null;
  readonly status: UserStatus;
  readonly lastSeenAt: Date | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface NewUser {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly name: string | null;
  readonly status: UserStatus;
  readonly at: Date;
}

/** What a caller changes. Fields that are undefined stay. */
export interface UserAmendment {
  readonly name?: string | undefined;
  readonly status?: UserStatus | undefined;
}

/** Creates a user. @throws DomainError `parameter_invalid` if the email or the name is invalid */
export function newUser({ at, ...user }: NewUser): User {
  return {
    ...user,
    ...checkedMembers({
      email: () => checkedEmail(user.email),
      name: () => (user.name === null ? null : checkedName(user.name, 'name')),
    }),
    lastSeenAt: null,
    created: at,
    updated: at,
  };
}

/** Changes a user. @returns the same object if nothing changes @throws DomainError `parameter_invalid` if the name is invalid */
export function amendUser(user: User, { name, status }: UserAmendment, at: Date): User {
  const amended: User = {
    ...user,
    name: name === undefined ? user.name : checkedName(name, 'name'),
    status: status ?? user.status,
  };
  return JSON.stringify(amended) === JSON.stringify(user) ? user : { ...amended, updated: at };
}

/** Activates an invited user. Any other user is returned unchanged; in particular a disabled one stays disabled. */
export function acceptInvitation(user: User, at: Date): User {
  return user.status === 'invited' ? amendUser(user, { status: 'active' }, at) : user;
}

/** Checks an email address. @throws DomainError `parameter_invalid` */
export function checkedEmail(email: string): string {
  if (!hasAtMost(email, MAX_EMAIL) || !EMAIL.test(email)) throw emailInvalid();
  return email;
}

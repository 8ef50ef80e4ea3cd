import { checkedMembers, checkedName, hasAtMost } from '@livery/kernel';
import { emailInvalid } from './platform.errors.ts';

export type UserStatus = 'invited' | 'active' | 'disabled';

const MAX_EMAIL = 254;
/** Neither spaces nor control characters, one @ with something before it and a name with a dot or a bare host behind. */
const EMAIL = /^[^\s@"<>()[\],;:\\\p{Cc}]+@[^\s@"<>()[\],;:\\\p{Cc}]+$/u;

/** A person as one organization knows them: nothing of them is shared with another organization. */
export interface User {
  readonly id: string;
  readonly organizationId: string;
  /** As it was given; unique within the organization whatever its case. */
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

/** What a caller changes; what is undefined stays. */
export interface UserAmendment {
  readonly name?: string | undefined;
  readonly status?: UserStatus | undefined;
}

/** @throws DomainError `parameter_invalid` for an email that is none, or as `checkedName` does */
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

/** The user itself when nothing changes. @throws DomainError as `checkedName` does */
export function amendUser(user: User, { name, status }: UserAmendment, at: Date): User {
  const amended: User = {
    ...user,
    name: name === undefined ? user.name : checkedName(name, 'name'),
    status: status ?? user.status,
  };
  return JSON.stringify(amended) === JSON.stringify(user) ? user : { ...amended, updated: at };
}

/** An invited user becomes active. Any other is returned as they are: a disabled one stays disabled. */
export function acceptInvitation(user: User, at: Date): User {
  return user.status === 'invited' ? amendUser(user, { status: 'active' }, at) : user;
}

/** @throws DomainError `parameter_invalid` */
export function checkedEmail(email: string): string {
  if (!hasAtMost(email, MAX_EMAIL) || !EMAIL.test(email)) throw emailInvalid();
  return email;
}

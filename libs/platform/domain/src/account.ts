import { accountEmailInvalid } from './sign-in.errors.ts';
import { checkedEmail } from './user.ts';

const PRINTABLE_ASCII = /^[!-~]+$/;

/**
 * What a person signs in with. An account belongs to no organization: the users of several organizations can be linked to it. A person has
 * several accounts as long as nobody knows that they are of one person.
 */
export interface Account {
  readonly id: string;
  /** As it was entered: the one that somebody has vouched for, or that of the linked users. */
  readonly email: string;
  /** In PHC string format. Null if the person signs in by links only. */
  readonly passwordHash: string | null;
  readonly created: Date;
  readonly updated: Date;
}

/** Creates an account without a password. All users that are linked to it have this email, regardless of case. @throws DomainError `parameter_invalid` if the email is invalid */
export function newAccount(id: string, email: string, at: Date): Account {
  if (!canBeAccount(email)) throw accountEmailInvalid();
  return { id, email: checkedEmail(email), passwordHash: null, created: at, updated: at };
}

/** Whether an account may have this email. Other letters than ASCII have several lower cases, by which mailboxes of two people could be one. */
export function canBeAccount(email: string): boolean {
  return PRINTABLE_ASCII.test(email);
}

/** Whether two emails are one, regardless of case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

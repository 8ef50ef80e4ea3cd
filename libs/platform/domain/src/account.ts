import { accountEmailInvalid } from './sign-in.errors.ts';
import { checkedEmail } from './user.ts';

const PRINTABLE_ASCII = /^[!-~]+$/;

/** A person who signs in. An account belongs to no organization: the users of several organizations can be linked to it. */
export interface Account {
  readonly id: string;
  /** As it was entered. It is unique, regardless of case. */
  readonly email: string;
  /** In PHC string format. Null if the person signs in by links only. */
  readonly passwordHash: string | null;
  readonly created: Date;
  readonly updated: Date;
}

/** Creates an account without a password. @throws DomainError `parameter_invalid` if the email is invalid */
export function newAccount(id: string, email: string, at: Date): Account {
  if (!canBeAccount(email)) throw accountEmailInvalid();
  return { id, email: checkedEmail(email), passwordHash: null, created: at, updated: at };
}

/** Whether an account may have this email. Other letters than ASCII have several lower cases, by which mailboxes of two people could be one. */
export function canBeAccount(email: string): boolean {
  return PRINTABLE_ASCII.test(email);
}

import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context. */
export const platformErrorCodes = {
  scope_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A credential cannot grant scopes that it does not have itself. `param` names the field.',
  },
  owner_required: {
    kind: 'forbidden',
    meaning:
      'A person who is not an owner cannot make, change or remove owners, nor change credentials of others that might do so.',
  },
  last_owner: { kind: 'conflict', meaning: 'The organization would be left without an active owner.' },
  too_many_failures: {
    kind: 'rate_limited',
    meaning: 'There were too many failed attempts. Wait for the seconds in `Retry-After`, then try again.',
  },

  sign_in_failed: { kind: 'unauthenticated', meaning: 'There is no account with this email and password.' },
  sign_in_link_invalid: {
    kind: 'unauthenticated',
    meaning: 'The link has been used or replaced, has expired or was never valid, or what it opens has changed.',
  },
  sign_in_to_join: {
    kind: 'forbidden',
    meaning:
      'The account of this member opens another organization, too. They have to sign in before they open the link.',
  },
  account_mismatch: { kind: 'forbidden', meaning: 'The link is for another person than the one who is signed in.' },
  session_restricted: {
    kind: 'forbidden',
    meaning: 'The session was opened by a link of one organization, and the request concerns the whole account.',
  },
  password_wrong: { kind: 'forbidden', meaning: 'The password of the person who is signed in is another one.' },
  session_changed: {
    kind: 'conflict',
    meaning: 'The browser has another session than the page shows. Load the page again.',
  },
  password_missing: { kind: 'conflict', meaning: 'The person has no password yet.' },
  origin_forbidden: { kind: 'forbidden', meaning: 'Only pages of this service may use a session.' },

  // RFC 6749, section 5.2.
  invalid_request: { kind: 'invalid', meaning: 'A parameter is missing, repeated or invalid (RFC 6749, section 5.2).' },
  invalid_client: { kind: 'unauthenticated', meaning: 'There is no client with this client_id and client_secret.' },
  invalid_scope: {
    kind: 'invalid',
    meaning: '`scope` contains a value that is unknown or that the application does not have.',
  },
  unauthorized_client: { kind: 'invalid', meaning: "The client's organization is suspended." },
  unsupported_grant_type: { kind: 'invalid', meaning: 'grant_type must be client_credentials.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof platformErrorCodes> {}
}

import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context. */
export const platformErrorCodes = {
  limit_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A key cannot grant a later end or more addresses than it has itself. `param` names the limit.',
  },
  scope_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A credential cannot grant scopes that it does not have itself. `param` names the field.',
  },
  last_owner: { kind: 'conflict', meaning: 'The organization would be left without an active owner.' },
  too_many_failures: {
    kind: 'rate_limited',
    meaning: 'There were too many failed attempts. Wait for the seconds in `Retry-After`, then try again.',
  },

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

import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context. */
export const platformErrorCodes = {
  limit_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A key grants no later end and no wider addresses than it has itself; `param` names the limit.',
  },
  scope_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A credential hands on only scopes that it holds itself; `param` names the field.',
  },
  last_owner: { kind: 'conflict', meaning: 'The organization would be left without an active owner.' },
  too_many_failures: { kind: 'rate_limited', meaning: 'Too many failed attempts. Try again after `Retry-After`.' },

  // RFC 6749, section 5.2.
  invalid_request: { kind: 'invalid', meaning: 'A parameter is missing, repeated or wrong (RFC 6749, section 5.2).' },
  invalid_client: { kind: 'unauthenticated', meaning: 'No client is known by this client_id and client_secret.' },
  invalid_scope: { kind: 'invalid', meaning: '`scope` holds a value that the application was not given.' },
  unauthorized_client: { kind: 'invalid', meaning: "The client's organization is suspended." },
  unsupported_grant_type: { kind: 'invalid', meaning: 'grant_type must be client_credentials.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof platformErrorCodes> {}
}

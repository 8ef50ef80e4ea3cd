import { DomainError } from '@livery/kernel';

/** The error codes of RFC 6749, section 5.2. */
export const OAUTH_ERROR_CODES = [
  'invalid_request',
  'invalid_client',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
] as const;

export const invalidRequest = (message: string, param?: string): DomainError =>
  oauthError('invalid_request', message, param);

/** The message is the same whatever is wrong, so that it does not reveal which clients exist. */
export const invalidClient = (): DomainError =>
  new DomainError('unauthenticated', 'invalid_client', 'There is no client with this client_id and client_secret.');

/** RFC 6749, section 5.2, has the same code for a missing client and for an invalid one. */
export const clientMissing = (missing: string): DomainError =>
  new DomainError(
    'unauthenticated',
    'invalid_client',
    `${missing} is missing. Send client_id and client_secret in the body, or by HTTP Basic.`,
  );

export const basicUnreadable = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'invalid_client',
    'The Authorization header cannot be read. Send HTTP Basic with the base64 of client_id:client_secret.',
  );

export const unauthorizedClient = (): DomainError =>
  oauthError('unauthorized_client', 'The organization of this client is suspended. Ask the operator.');

export const invalidScope = (): DomainError =>
  oauthError('invalid_scope', 'scope contains a value that is unknown or that the application does not have.', 'scope');

export const unsupportedGrantType = (): DomainError =>
  oauthError('unsupported_grant_type', 'grant_type must be client_credentials.', 'grant_type');

export const tooManyFailures = (retryAfter: number): DomainError =>
  new DomainError(
    'rate_limited',
    'too_many_failures',
    `There were too many failed attempts. Try again in ${retryAfter} seconds.`,
    {
      retryAfter,
    },
  );

function oauthError(code: (typeof OAUTH_ERROR_CODES)[number], message: string, param?: string): DomainError {
  return new DomainError('invalid', code, message, param === undefined ? {} : { param });
}

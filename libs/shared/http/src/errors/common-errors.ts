import type { ErrorCode } from '@livery/kernel';
import { type EndpointOptions, takesBearer } from '../endpoint.ts';
import { isRead } from '../is-read.ts';

interface CommonErrors {
  /** Part of the name of a response with these errors in the OpenAPI document; empty if it is not mentioned. */
  readonly name: string;
  readonly of: (endpoint: EndpointOptions) => boolean;
  readonly codes: readonly ErrorCode[];
}

/** The errors that endpoints can return without declaring them, and which endpoints can. */
const COMMON_ERRORS: readonly CommonErrors[] = [
  {
    name: '',
    of: () => true,
    codes: [
      'api_version_unknown',
      'body_too_large',
      'internal_error',
      'parameter_invalid',
      'parameter_unknown',
      'rate_limited',
      'timeout',
      'unavailable',
      'unsupported_media_type',
      'uri_too_long',
    ],
  },
  { name: '', of: ({ answer }) => answer !== 'bytes', codes: ['not_acceptable'] },
  { name: '', of: ({ answer }) => answer === 'bytes', codes: ['range_not_satisfiable'] },
  {
    name: '',
    of: takesBearer,
    codes: ['credentials_expired', 'credentials_invalid', 'credentials_missing'],
  },
  {
    name: '',
    of: (endpoint) => takesBearer(endpoint) && endpoint.publishable === undefined,
    codes: ['ip_not_allowed', 'organization_suspended', 'publishable_key_forbidden'],
  },
  {
    name: 'Publishable',
    of: ({ publishable }) => publishable === true,
    codes: ['ip_not_allowed', 'organization_suspended'],
  },
  { name: 'Scoped', of: ({ scopes }) => typeof scopes !== 'string', codes: ['insufficient_scope'] },
  { name: 'SteppedUp', of: ({ stepUp }) => stepUp === true, codes: ['step_up_required'] },
  { name: 'Session', of: ({ scopes }) => scopes === 'session', codes: ['session_required'] },
  { name: 'LiveOnly', of: ({ livemodeOnly }) => livemodeOnly === true, codes: ['livemode_required'] },
  { name: 'Write', of: (endpoint) => !isRead(endpoint), codes: ['body_invalid_json', 'parameter_missing'] },
  {
    name: 'Repeatable',
    of: (endpoint) => !isRead(endpoint) && endpoint.idempotent !== false,
    codes: ['idempotency_key_in_use', 'idempotency_key_invalid', 'idempotency_key_reused'],
  },
];

/** An error code that an endpoint can return, and the group of common errors to which it belongs; null for the endpoint's own. */
export interface PossibleError {
  readonly code: ErrorCode;
  readonly group: string | null;
}

/** All error codes that an endpoint can return: the common ones, and those that it declares. */
export function possibleErrors(endpoint: EndpointOptions): readonly PossibleError[] {
  const common = COMMON_ERRORS.filter(({ of }) => of(endpoint)).flatMap(({ name, codes }) =>
    codes.map((code) => ({ code, group: name })),
  );
  const own = (endpoint.errors ?? []).filter((code) => common.every((error) => error.code !== code));
  return [...common, ...[...own].sort().map((code) => ({ code, group: null }))];
}

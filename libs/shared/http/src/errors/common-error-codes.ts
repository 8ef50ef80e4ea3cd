import type { ErrorCode } from './error-catalogue.ts';

/** What every endpoint can answer, and so none declares. */
export const COMMON_ERROR_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'api_version_unknown',
  'body_invalid_json',
  'body_too_large',
  'credentials_expired',
  'credentials_invalid',
  'credentials_missing',
  'idempotency_key_in_use',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'insufficient_scope',
  'internal_error',
  'ip_not_allowed',
  'method_not_allowed',
  'not_acceptable',
  'organization_suspended',
  'parameter_invalid',
  'parameter_missing',
  'parameter_unknown',
  'publishable_key_forbidden',
  'route_missing',
  'timeout',
  'unavailable',
  'unsupported_media_type',
  'uri_too_long',
]);

import type { DocumentedError } from '@livery/kernel';

/** The error codes that endpoints of any context can return. */
export const httpErrorCodes = {
  api_version_unknown: { kind: 'invalid', meaning: 'The dated version of the API is unknown.' },
  body_invalid_json: {
    kind: 'invalid',
    meaning:
      'The body is not a JSON object, is nested too deeply, has too many members, or contains text that cannot be stored.',
  },
  cursor_invalid: { kind: 'invalid', meaning: 'A cursor is not the id of a record in this list.' },
  idempotency_key_invalid: { kind: 'invalid', meaning: 'Idempotency-Key is not 1 to 255 printable ASCII characters.' },
  invalid_base64: { kind: 'invalid', meaning: 'The content is not valid base64.' },
  limit_out_of_range: { kind: 'invalid', meaning: 'limit is not a whole number from 1 to 200.' },
  parameter_unknown: {
    kind: 'invalid',
    meaning: 'The endpoint does not have this parameter. `param` names the parameter.',
  },

  credentials_expired: { kind: 'unauthenticated', meaning: 'The credential has expired.' },
  credentials_invalid: { kind: 'unauthenticated', meaning: 'The credential is malformed, unknown or revoked.' },
  credentials_missing: { kind: 'unauthenticated', meaning: 'No bearer credential was sent.' },
  session_required: { kind: 'unauthenticated', meaning: 'There is no session, or it has ended. Sign in again.' },

  insufficient_scope: {
    kind: 'forbidden',
    meaning: 'The credential has none of the scopes that the endpoint accepts. `required_scopes` lists these scopes.',
  },
  ip_not_allowed: { kind: 'forbidden', meaning: "The key cannot be used from the caller's IP address." },
  livemode_required: {
    kind: 'forbidden',
    meaning: 'Both modes share the record, so only a live credential can change it.',
  },
  organization_suspended: { kind: 'forbidden', meaning: 'The organization is suspended.' },
  step_up_required: {
    kind: 'forbidden',
    meaning:
      'A person who is signed in has to confirm the password before this request. Keys and applications need not.',
  },
  user_token_required: {
    kind: 'forbidden',
    meaning: 'Only a person who is signed in can do this. Keys and OAuth tokens cannot.',
  },
  publishable_key_forbidden: { kind: 'forbidden', meaning: 'The endpoint does not accept publishable keys.' },

  route_missing: { kind: 'missing', meaning: 'The path does not exist.' },
  method_not_allowed: {
    kind: 'method_not_allowed',
    meaning: 'The path does not support this method. `Allow` lists the methods that it supports.',
  },
  not_acceptable: {
    kind: 'not_acceptable',
    meaning: 'The Accept header allows none of the media types with which the endpoint responds.',
  },

  idempotency_key_in_use: {
    kind: 'idempotency_key_in_use',
    meaning: 'A request with this Idempotency-Key is still in progress.',
  },
  resource_conflict: {
    kind: 'conflict',
    meaning: 'The state of the record, or the number of records, does not allow the request.',
  },

  precondition_failed: {
    kind: 'precondition_failed',
    meaning: 'The record has changed since the ETag in `If-Match` was read.',
  },

  body_too_large: { kind: 'too_large', meaning: 'The body is larger than the endpoint accepts.' },
  file_too_large: { kind: 'too_large', meaning: 'The file is larger than the endpoint accepts.' },
  uri_too_long: { kind: 'uri_too_long', meaning: 'The URL is longer than 8,192 characters.' },
  headers_too_large: {
    kind: 'headers_too_large',
    meaning: 'The request line and headers are larger than 16 KiB.',
  },
  range_not_satisfiable: {
    kind: 'range_not_satisfiable',
    meaning: 'The file ends before the first byte of Range. `Content-Range` has the size of the file.',
  },
  unsupported_media_type: {
    kind: 'unsupported',
    meaning: 'The endpoint does not accept the Content-Type of the body.',
  },

  idempotency_key_reused: {
    kind: 'idempotency_key_reused',
    meaning: 'This Idempotency-Key was used for another request.',
  },

  concurrency_limited: {
    kind: 'rate_limited',
    meaning:
      'Too many of your documents are being checked, of your presentations composed, or of your requests wait, at the same time.',
  },
  rate_limited: {
    kind: 'rate_limited',
    meaning: 'There were too many requests. Wait for the seconds in `Retry-After`, then send the request again.',
  },

  internal_error: { kind: 'defect', meaning: 'The service failed. Quote the request id when you report the error.' },
  unavailable: {
    kind: 'unavailable',
    meaning: 'The service is overloaded. Wait for the seconds in `Retry-After`, then send the request again.',
  },
  timeout: { kind: 'timeout', meaning: 'The request took too long.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof httpErrorCodes> {}
}

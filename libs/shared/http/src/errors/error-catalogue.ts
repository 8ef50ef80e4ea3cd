import type { ErrorKind } from '@livery/kernel';

interface DocumentedError {
  /** A defect is whatever nobody foresaw. */
  readonly kind: ErrorKind | 'defect';
  /** A sentence for consumers: what happened, and what to do. */
  readonly meaning: string;
}

/** Every error code that an endpoint may answer with. A code that is not here cannot be declared. */
export const ERROR_CATALOGUE = {
  api_version_unknown: { kind: 'invalid', meaning: 'There is no such dated version of the API.' },
  body_invalid_json: { kind: 'invalid', meaning: 'The body is no JSON object, or holds what cannot be kept safely.' },
  cursor_invalid: { kind: 'invalid', meaning: 'A cursor is no id of a record of this list.' },
  idempotency_key_invalid: { kind: 'invalid', meaning: 'Idempotency-Key is not 1 to 255 printable ASCII characters.' },
  invalid_base64: { kind: 'invalid', meaning: 'The content is not valid base64.' },
  limit_out_of_range: { kind: 'invalid', meaning: 'limit is not a whole number from 1 to 200.' },
  parameter_invalid: { kind: 'invalid', meaning: 'A parameter has a value that cannot be accepted; `param` names it.' },
  parameter_missing: { kind: 'invalid', meaning: 'A required parameter is absent; `param` names it.' },
  parameter_unknown: { kind: 'invalid', meaning: 'The endpoint has no such parameter; `param` names it.' },

  credentials_expired: { kind: 'unauthenticated', meaning: 'The credential has expired.' },
  credentials_invalid: { kind: 'unauthenticated', meaning: 'The credential is malformed, unknown or revoked.' },
  credentials_missing: { kind: 'unauthenticated', meaning: 'No bearer credential was sent.' },

  insufficient_scope: {
    kind: 'forbidden',
    meaning: 'The credential has none of the scopes that serve; `required_scopes` lists them.',
  },
  ip_not_allowed: { kind: 'forbidden', meaning: "The caller's address is none that the key may be used from." },
  limit_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A key grants no later end and no wider addresses than it has itself; `param` names the limit.',
  },
  livemode_required: { kind: 'forbidden', meaning: 'Both modes share the record: only a live credential changes it.' },
  organization_suspended: { kind: 'forbidden', meaning: 'The organization is suspended.' },
  publishable_key_forbidden: { kind: 'forbidden', meaning: 'A publishable key cannot do this.' },
  scope_delegation_forbidden: {
    kind: 'forbidden',
    meaning: 'A credential hands on only scopes that it holds itself; `param` names the field.',
  },

  resource_missing: {
    kind: 'missing',
    meaning: 'There is no such record for this organization in this mode.',
  },
  route_missing: { kind: 'missing', meaning: 'There is no such path.' },
  method_not_allowed: { kind: 'method_not_allowed', meaning: 'The path answers other methods; `Allow` names them.' },
  not_acceptable: { kind: 'not_acceptable', meaning: 'The endpoint answers application/json only.' },

  idempotency_key_in_use: {
    kind: 'idempotency_key_in_use',
    meaning: 'A request with this Idempotency-Key is still being worked on.',
  },
  last_owner: { kind: 'conflict', meaning: 'The organization would be left without an active owner.' },
  resource_conflict: { kind: 'conflict', meaning: 'The record, or the number of records, stands in the way.' },

  archive_too_large: { kind: 'too_large', meaning: 'The document inflates to more than is read.' },
  body_too_large: { kind: 'too_large', meaning: 'The body is larger than the endpoint accepts.' },
  file_too_large: { kind: 'too_large', meaning: 'The file is larger than the endpoint accepts.' },
  uri_too_long: { kind: 'uri_too_long', meaning: 'The address is longer than 8,192 characters.' },
  headers_too_large: {
    kind: 'headers_too_large',
    meaning: 'The request line and headers are larger than 16 KiB.',
  },
  unsupported_format: { kind: 'unsupported', meaning: 'The file is of a format that is not judged.' },
  unsupported_media_type: {
    kind: 'unsupported',
    meaning: 'The body has another Content-Type than the endpoint reads.',
  },

  content_type_mismatch: { kind: 'unprocessable', meaning: 'The file is of another kind than `content_type` says.' },
  dtd_forbidden: { kind: 'unprocessable', meaning: 'A part of the document declares a document type.' },
  file_corrupt: { kind: 'unprocessable', meaning: 'The file is damaged.' },
  file_encrypted: { kind: 'unprocessable', meaning: 'The file is protected by a password.' },
  file_too_complex: { kind: 'unprocessable', meaning: 'The document takes more time or memory than a check may.' },
  not_ooxml: { kind: 'unprocessable', meaning: 'The file is no Office Open XML document.' },
  xml_too_complex: { kind: 'unprocessable', meaning: 'A part of the document is nested too deep, or too large.' },
  idempotency_key_reused: {
    kind: 'idempotency_key_reused',
    meaning: 'This Idempotency-Key was used for another request.',
  },

  concurrency_limited: { kind: 'rate_limited', meaning: 'Too many documents of yours are being judged at a time.' },
  rate_limited: { kind: 'rate_limited', meaning: 'Too many requests. Send it again after `Retry-After`.' },
  too_many_failures: { kind: 'rate_limited', meaning: 'Too many failed attempts. Try again after `Retry-After`.' },

  internal_error: { kind: 'defect', meaning: 'Something went wrong on our side. Quote the request id.' },
  unavailable: { kind: 'unavailable', meaning: 'Too much is going on at once. Send it again after `Retry-After`.' },
  timeout: { kind: 'timeout', meaning: 'It took too long.' },

  invalid_request: { kind: 'invalid', meaning: 'A parameter is missing, repeated or wrong (RFC 6749, section 5.2).' },
  invalid_client: { kind: 'unauthenticated', meaning: 'No client is known by this client_id and client_secret.' },
  invalid_scope: { kind: 'invalid', meaning: '`scope` holds a value that the application was not given.' },
  unauthorized_client: { kind: 'invalid', meaning: "The client's organization is suspended." },
  unsupported_grant_type: { kind: 'invalid', meaning: 'grant_type must be client_credentials.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

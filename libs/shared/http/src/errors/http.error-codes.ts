import type { DocumentedError } from '@livery/kernel';

/** The error codes of the API's conventions: whatever an endpoint of any context may answer with. */
export const httpErrorCodes = {
  api_version_unknown: { kind: 'invalid', meaning: 'There is no such dated version of the API.' },
  body_invalid_json: { kind: 'invalid', meaning: 'The body is no JSON object, or holds what cannot be kept safely.' },
  cursor_invalid: { kind: 'invalid', meaning: 'A cursor is no id of a record of this list.' },
  idempotency_key_invalid: { kind: 'invalid', meaning: 'Idempotency-Key is not 1 to 255 printable ASCII characters.' },
  invalid_base64: { kind: 'invalid', meaning: 'The content is not valid base64.' },
  limit_out_of_range: { kind: 'invalid', meaning: 'limit is not a whole number from 1 to 200.' },
  parameter_unknown: { kind: 'invalid', meaning: 'The endpoint has no such parameter; `param` names it.' },

  credentials_expired: { kind: 'unauthenticated', meaning: 'The credential has expired.' },
  credentials_invalid: { kind: 'unauthenticated', meaning: 'The credential is malformed, unknown or revoked.' },
  credentials_missing: { kind: 'unauthenticated', meaning: 'No bearer credential was sent.' },

  insufficient_scope: {
    kind: 'forbidden',
    meaning: 'The credential has none of the scopes that serve; `required_scopes` lists them.',
  },
  ip_not_allowed: { kind: 'forbidden', meaning: "The caller's address is none that the key may be used from." },
  livemode_required: { kind: 'forbidden', meaning: 'Both modes share the record: only a live credential changes it.' },
  organization_suspended: { kind: 'forbidden', meaning: 'The organization is suspended.' },
  publishable_key_forbidden: { kind: 'forbidden', meaning: 'A publishable key cannot do this.' },

  route_missing: { kind: 'missing', meaning: 'There is no such path.' },
  method_not_allowed: { kind: 'method_not_allowed', meaning: 'The path answers other methods; `Allow` names them.' },
  not_acceptable: { kind: 'not_acceptable', meaning: 'The endpoint answers application/json only.' },

  idempotency_key_in_use: {
    kind: 'idempotency_key_in_use',
    meaning: 'A request with this Idempotency-Key is still being worked on.',
  },
  resource_conflict: { kind: 'conflict', meaning: 'The record, or the number of records, stands in the way.' },

  body_too_large: { kind: 'too_large', meaning: 'The body is larger than the endpoint accepts.' },
  file_too_large: { kind: 'too_large', meaning: 'The file is larger than the endpoint accepts.' },
  uri_too_long: { kind: 'uri_too_long', meaning: 'The address is longer than 8,192 characters.' },
  headers_too_large: {
    kind: 'headers_too_large',
    meaning: 'The request line and headers are larger than 16 KiB.',
  },
  unsupported_media_type: {
    kind: 'unsupported',
    meaning: 'The body has another Content-Type than the endpoint reads.',
  },

  idempotency_key_reused: {
    kind: 'idempotency_key_reused',
    meaning: 'This Idempotency-Key was used for another request.',
  },

  concurrency_limited: { kind: 'rate_limited', meaning: 'Too many documents of yours are being judged at a time.' },
  rate_limited: { kind: 'rate_limited', meaning: 'Too many requests. Send it again after `Retry-After`.' },

  internal_error: { kind: 'defect', meaning: 'Something went wrong on our side. Quote the request id.' },
  unavailable: { kind: 'unavailable', meaning: 'Too much is going on at once. Send it again after `Retry-After`.' },
  timeout: { kind: 'timeout', meaning: 'It took too long.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof httpErrorCodes> {}
}

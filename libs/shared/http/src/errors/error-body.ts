import { DomainError, type ErrorKind, publicId } from '@livery/kernel';

type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'permission_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error';

/** The HTTP status and the error type of each kind of failure. This is the only such mapping. */
const MAPPING: Readonly<Record<ErrorKind, readonly [status: number, type: ErrorType]>> = {
  invalid: [400, 'invalid_request_error'],
  unauthenticated: [401, 'authentication_error'],
  forbidden: [403, 'permission_error'],
  missing: [404, 'invalid_request_error'],
  method_not_allowed: [405, 'invalid_request_error'],
  not_acceptable: [406, 'invalid_request_error'],
  conflict: [409, 'invalid_request_error'],
  precondition_failed: [412, 'invalid_request_error'],
  too_large: [413, 'invalid_request_error'],
  uri_too_long: [414, 'invalid_request_error'],
  range_not_satisfiable: [416, 'invalid_request_error'],
  unsupported: [415, 'invalid_request_error'],
  unprocessable: [422, 'invalid_request_error'],
  idempotency_key_reused: [422, 'idempotency_error'],
  idempotency_key_in_use: [409, 'idempotency_error'],
  headers_too_large: [431, 'invalid_request_error'],
  rate_limited: [429, 'rate_limit_error'],
  unavailable: [503, 'api_error'],
  timeout: [504, 'api_error'],
};

/** Most UTF-16 code units of a text in an error. */
const MAX_TEXT = 1_000;

/** The HTTP status of a kind of failure. */
export function statusOf(kind: ErrorKind | 'defect'): number {
  return errorClassOf(kind)[0];
}

/** The properties of a failed request that the body of its error contains. */
export interface FailedRequest {
  /** UUID. */
  readonly requestId: string;
  /** The URL by which the caller has reached this server (`originOf`). The documentation is there, too. */
  readonly origin: string;
}

export interface RenderedError {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };
}

/** The status and the error type of a kind of failure. A defect is an unexpected failure. */
export function errorClassOf(kind: ErrorKind | 'defect'): readonly [status: number, type: ErrorType] {
  return kind === 'defect' ? [500, 'api_error'] : MAPPING[kind];
}

/** The documented body of an error. `type` and `kind` always have the same value. */
export function renderError(error: DomainError, request: FailedRequest): RenderedError {
  const [status, type] = MAPPING[error.kind];
  return { status, body: { error: members(type, error.code, error.message, error.param, request, error.extras) } };
}

/** The response to any failure. */
export function renderFailure(thrown: unknown, request: FailedRequest): RenderedError {
  return thrown instanceof DomainError ? renderError(thrown, request) : renderInternalError(request);
}

/** The response to a defect. It contains nothing but the request id, by which operators find the defect in the log. */
export function renderInternalError(request: FailedRequest): RenderedError {
  const message = 'The service failed. Quote the request id when you report the error.';
  return { status: 500, body: { error: members('api_error', 'internal_error', message, null, request, {}) } };
}

function members(
  type: ErrorType,
  code: string,
  message: string,
  param: string | null,
  { requestId, origin }: FailedRequest,
  extras: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const problems = extras['errors'];
  const more = Array.isArray(problems) ? { ...extras, errors: problems.map(withoutLongTexts) } : extras;
  const doc_url = `${origin}/docs/errors#${code}`;
  const texts = withoutLongTexts({ message, param });
  return { type, kind: type, code, ...texts, ...more, request_id: publicId('req', requestId), doc_url };
}

/** Shortens the texts of a problem, since messages repeat names of the request, which may be as long as its body. */
function withoutLongTexts(problem: unknown): object {
  const members = new Map<string, unknown>(Object.entries(problem ?? {}));
  return Object.fromEntries([...members].map(([name, value]) => [name, shortened(value)] as const));
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT) return value;
  return `${value.slice(0, MAX_TEXT).toWellFormed()}…`;
}

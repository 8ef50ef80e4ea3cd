import type { ErrorBody } from '../generated/schemas.ts';
import { type FailedAnswer, LiveryError } from './errors.ts';

type Facts = ErrorBody['error'];

/** The service refused the request, or failed. The classes below tell what kind of error it is. */
export class ApiError extends LiveryError implements FailedAnswer {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;
  /** The class of the error, such as `invalid_request_error`. */
  readonly type: Facts['type'];
  /** The reason, such as `parameter_invalid`. Programs should use this. */
  readonly code: Facts['code'];
  /** The invalid part of the request, such as `data[0].severity`. Null if the error is not about a single part. */
  readonly param: string | null;
  /** The page that explains the code. */
  readonly docUrl: string | null;
  /** All problems, if several parts of the request are wrong. */
  readonly problems: NonNullable<Facts['errors']>;
  /** The scopes of which one is needed, if the credential has none of them. */
  readonly requiredScopes: readonly string[];
  /** All fields of the error as they arrived. */
  readonly body: Facts;

  constructor(answer: FailedAnswer, body: Facts) {
    super(body.message);
    this.status = answer.status;
    this.requestId = answer.requestId ?? body.request_id;
    this.retryAfterMs = answer.retryAfterMs;
    this.headers = answer.headers;
    this.type = body.type;
    this.code = body.code;
    this.param = body.param;
    this.docUrl = body.doc_url;
    this.problems = body.errors ?? [];
    this.requiredScopes = body.required_scopes ?? [];
    this.body = body;
  }

  protected override facts(): readonly (string | null)[] {
    return [`${this.status} ${this.code}`, this.request, this.requestId];
  }
}

/** The request is wrong. The same request fails again. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** The credential is missing, unknown, expired or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** The credential may not do this. `requiredScopes` has the scopes of which one is needed. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}

/** The idempotency key was used for another request, or its request still runs. */
export class IdempotencyError extends ApiError {
  override readonly name = 'IdempotencyError';
}

/** There were too many requests. `retryAfterMs` is the pause to make. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** The service failed. */
export class ServiceError extends ApiError {
  override readonly name = 'ServiceError';
}

const CLASSES = new Map<string, new (answer: FailedAnswer, body: Facts) => ApiError>([
  ['invalid_request_error', InvalidRequestError],
  ['authentication_error', AuthenticationError],
  ['permission_error', PermissionError],
  ['idempotency_error', IdempotencyError],
  ['rate_limit_error', RateLimitError],
  ['api_error', ServiceError],
]);

/** The error of an answer in the format of the service. An unknown type is an `ApiError`. */
export function apiError(answer: FailedAnswer, body: Facts): ApiError {
  return new (CLASSES.get(body.type) ?? ApiError)(answer, body);
}

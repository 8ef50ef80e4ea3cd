/** The kind of a failure. `shared/http` maps each kind to one HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'method_not_allowed'
  | 'uri_too_long'
  | 'headers_too_large'
  | 'not_acceptable'
  | 'conflict'
  | 'precondition_failed'
  | 'too_large'
  | 'range_not_satisfiable'
  | 'unsupported'
  | 'unprocessable'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_use'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout';

export interface DomainErrorOptions {
  /** The parameter with the mistake, as the caller wrote it, such as `limit` or `data[2].hex`. */
  readonly param?: string;
  /** Further members of the error body, such as `required_scopes`. Never a secret. */
  readonly extras?: Readonly<Record<string, unknown>>;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number;
  /** The authentication scheme by which a caller who is not authenticated can be (default: `Bearer`). */
  readonly scheme?: 'Bearer' | 'Session';
  readonly cause?: unknown;
}

/** A failure that is reported to the caller, with a documented code and a sentence that says what to do. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly param: string | null;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | null;
  readonly scheme: 'Bearer' | 'Session';

  constructor(kind: ErrorKind, code: string, message: string, options: DomainErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.kind = kind;
    this.code = code;
    this.param = options.param ?? null;
    this.extras = options.extras ?? {};
    this.retryAfter = options.retryAfter ?? null;
    this.scheme = options.scheme ?? 'Bearer';
  }
}

/** The same error for a record that does not exist, belongs to another organization, or to the other mode, so that they look alike. */
export function resourceMissing(): DomainError {
  return new DomainError('missing', 'resource_missing', 'The organization has no such record in this mode.');
}

/** A key or an OAuth token asks for what only a person may do. */
export function userTokenRequired(): DomainError {
  return new DomainError(
    'forbidden',
    'user_token_required',
    'Only a person who is signed in can do this. Keys and OAuth tokens cannot.',
  );
}

/** A person who is signed in has to prove again who they are. */
export function stepUpRequired(): DomainError {
  return new DomainError('forbidden', 'step_up_required', 'Confirm your password first, then repeat the request.');
}

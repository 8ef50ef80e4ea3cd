/** An answer of the session endpoints that is no success. */
export class SessionError extends Error {
  override readonly name = 'SessionError';

  constructor(
    message: string,
    /** 0 if there was no answer. */
    readonly status: number,
    /** Such as `sign_in_failed`. */
    readonly code: string,
    readonly requestId: string | null,
    /** In seconds. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

/** Reads the error of an answer. An answer of something else, such as a proxy, gets a message of its own. */
export async function sessionErrorOf(response: Response): Promise<SessionError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const facts = [response.status, response.headers.get('request-id'), retryAfter > 0 ? retryAfter : null] as const;
  const body: unknown = await response.json().catch(() => null);
  const error = memberOf(body, 'error');
  const [message, code] = [memberOf(error, 'message'), memberOf(error, 'code')];
  if (typeof message === 'string' && typeof code === 'string') {
    return new SessionError(message, facts[0], code, facts[1], facts[2]);
  }
  return new SessionError(`The service answered with status ${facts[0]}.`, facts[0], 'unexpected', facts[1], facts[2]);
}

export function noAnswer(): SessionError {
  return new SessionError('The service does not answer. Is the network there?', 0, 'no_answer', null, null);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

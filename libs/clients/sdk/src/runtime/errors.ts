const REFUSED = 'ECONNREFUSED';
/** The codes of Node for connections that were never made. */
const UNREACHED = new Set([
  REFUSED,
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The base class of all errors of this library. As text, and in logs, an error also says which request has failed. */
export class LiveryError extends Error {
  override readonly name: string = 'LiveryError';
  private sent: string | null = null;

  /** The request that has failed, such as `GET /fonts`. Null if it is not known. */
  get request(): string | null {
    return this.sent;
  }

  /** Notes for which request the error was thrown. */
  noteRequest(request: string): void {
    this.sent = request;
    // Loggers write the stack, which begins with a text that was made before the facts were known.
    const frames = this.stack?.indexOf('\n    at ') ?? -1;
    if (frames >= 0) this.stack = `${String(this)}${this.stack?.slice(frames) ?? ''}`;
  }

  override toString(): string {
    const facts = this.facts().filter((fact) => fact !== null);
    return `${this.name}: ${this.message}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
  }

  /** What the text of the error says behind its message. */
  protected facts(): readonly (string | null)[] {
    return [this.request];
  }
}

/** No answer arrived, or only a part of it. The library has repeated the request as often as it was allowed to. */
export class ConnectionError extends LiveryError {
  override readonly name: string = 'ConnectionError';

  /** The error for what `fetch` throws. @param service the address to which the request went */
  static because(cause: unknown, service: string): ConnectionError {
    const code = [memberOf(cause, 'cause'), cause].map((error) => memberOf(error, 'code')).find(isUnreached);
    const message =
      code !== undefined
        ? `The service at ${service} cannot be reached (${code}).${code === REFUSED ? ' Is it running?' : ''}`
        : `There was no complete answer: ${messageOf(cause)}.`;
    return new ConnectionError(message, { cause });
  }
}

/** An attempt took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** What every answer with a status of 400 or more has. */
export interface FailedAnswer {
  readonly status: number;
  /** The id of the request (`req_…`) for support. Null if the answer has none. */
  readonly requestId: string | null;
  /** The pause in milliseconds that the answer asks for. Undefined if it asks for none. */
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;
}

/** The answer is not one of the service: no JSON, empty, or the page of a proxy. The message has its status and its beginning. */
export class UnexpectedAnswerError extends LiveryError implements FailedAnswer {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfterMs: number | undefined;
  readonly headers: Headers;

  constructor(
    message: string,
    answer: FailedAnswer,
    /** The body as it arrived, or its beginning if it is too large. */
    readonly body: string,
  ) {
    super(message);
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.retryAfterMs = answer.retryAfterMs;
    this.headers = answer.headers;
  }

  protected override facts(): readonly (string | null)[] {
    return [this.request, this.requestId];
  }
}

function isUnreached(code: unknown): code is string {
  return typeof code === 'string' && UNREACHED.has(code);
}

/** The message of what `fetch` throws, whose cause says more. */
function messageOf(error: unknown): string {
  const messages = [error, memberOf(error, 'cause')].map((thrown) => memberOf(thrown, 'message'));
  return messages.filter((message) => typeof message === 'string' && message !== '').join(': ') || String(error);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

import { LiveryError } from './errors.ts';

/** One attempt of a request. Nothing in it is secret: it has neither the credential, nor the query, nor a body. */
export interface LoggedAttempt {
  readonly method: string;
  /** The path after the version segment, without its query. */
  readonly path: string;
  /** The status of the answer. Null if none arrived. */
  readonly status: number | null;
  /** The id of the request (`req_…`). Null if none arrived. */
  readonly requestId: string | null;
  /** From the beginning of the attempt until its answer was read, in milliseconds; for files, until the headers of the answer. */
  readonly durationMs: number;
  /** Why the attempt has failed. Null if it has not. */
  readonly error: unknown;
}

export type LogAttempt = (attempt: LoggedAttempt) => void;

/** Follows one attempt, and logs it at its end. */
export class AttemptLog {
  private readonly began = performance.now();
  private readonly path: string;
  private answer: Response | null = null;
  private error: unknown = null;

  constructor(
    private readonly method: string,
    pathWithQuery: string,
    private readonly log: LogAttempt | undefined,
  ) {
    [this.path = ''] = pathWithQuery.split('?');
  }

  noteAnswer(response: Response): void {
    this.answer = response;
  }

  noteFailure(error: unknown): void {
    this.error = error;
    if (error instanceof LiveryError) error.noteRequest(`${this.method} ${this.path}`);
  }

  end(): void {
    const { method, path, answer, error } = this;
    const [status, requestId] = [answer?.status ?? null, answer?.headers.get('request-id') ?? null];
    this.log?.({ method, path, status, requestId, durationMs: performance.now() - this.began, error });
  }
}

import type { TokenSource } from '../credentials/token-source.ts';
import { AuthenticationError } from './api-error.ts';
import { AttemptLog, type LogAttempt } from './attempt-log.ts';
import { pause, untilAborted } from './pause.ts';
import { type PreparedRequest, prepare } from './prepared-request.ts';
import { readError } from './read-answer.ts';
import { pauseBeforeRepeat } from './repeats.ts';
import type { ApiRequest } from './request.ts';
import { TimeLimit } from './time-limit.ts';

/** How requests reach the service. */
export interface Connection {
  /** With the version segment, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiVersion: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly fetch: typeof fetch;
  readonly userAgent: string | null;
  readonly log: LogAttempt | undefined;
}

/** How an answer is read. The time limit of the attempt includes the reading unless the result is read later. */
export interface Reader<Result> {
  read(response: Response): Promise<Result>;
  readonly isReadLater?: boolean;
}

/** Sends requests, and sends them again after failures that pass. */
export class Sender {
  constructor(
    private readonly connection: Connection,
    private readonly tokens: TokenSource,
  ) {}

  async send<Result>(request: ApiRequest, reader: Reader<Result>): Promise<Result> {
    const { options = {}, isRepeatable = true } = request;
    const prepared = await prepare(request, this.connection);
    const maxRetries = options.maxRetries ?? this.connection.maxRetries;
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await this.sendAuthorized(request, prepared, reader);
      } catch (error) {
        const milliseconds = pauseBeforeRepeat(error, { repeats, isRepeatable });
        if (milliseconds === undefined || repeats >= maxRetries) throw error;
        await pause(milliseconds, options.signal);
      }
    }
  }

  /** Sends a request with the current token, and once more if that is refused and there is another one. */
  private async sendAuthorized<Result>(
    request: ApiRequest,
    prepared: PreparedRequest,
    reader: Reader<Result>,
  ): Promise<Result> {
    const { options: { signal } = {}, isPublic = false, form = {} } = request;
    // A form that names a client authenticates by itself, and the service accepts one credential only.
    if (isPublic || 'client_id' in form) return this.attempt(request, prepared, reader);
    const token = await untilAborted(this.tokens.token(), signal);
    try {
      return await this.attempt(request, authorized(prepared, token), reader);
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
      const other = await untilAborted(this.tokens.tokenAfter(token), signal);
      if (other === undefined) throw error;
      return this.attempt(request, authorized(prepared, other), reader);
    }
  }

  private async attempt<Result>(
    { options = {} }: ApiRequest,
    { path, ...request }: PreparedRequest,
    reader: Reader<Result>,
  ): Promise<Result> {
    const attempt = new AttemptLog(request.method, path, this.connection.log);
    const limit = new TimeLimit(options.timeoutMs ?? this.connection.timeoutMs, options.signal);
    try {
      const { signal } = limit;
      const url = this.connection.baseUrl + path;
      // A redirect would drop the body of a write.
      const response = await this.connection.fetch(url, { ...request, signal, redirect: 'manual' });
      attempt.noteAnswer(response);
      return response.ok ? await reader.read(response) : await refuse(response);
    } catch (error) {
      const reason = limit.reasonOf(error, new URL(this.connection.baseUrl).origin);
      attempt.noteFailure(reason);
      throw reason;
    } finally {
      attempt.end();
      if (reader.isReadLater === true) limit.stop();
      else limit.release();
    }
  }
}

async function refuse(response: Response): Promise<never> {
  throw await readError(response);
}

function authorized(request: PreparedRequest, token: string): PreparedRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

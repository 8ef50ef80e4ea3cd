import { ConnectionError, LiveryError, TimeoutError } from './errors.ts';

/** The time limit of one attempt, together with the signal of the caller. */
export class TimeLimit {
  private readonly controller = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private readonly abort = (): void => this.controller.abort(this.caller?.reason);

  constructor(
    private readonly milliseconds: number,
    private readonly caller: AbortSignal | undefined,
  ) {
    this.timer = setTimeout(() => this.controller.abort(this.expired), milliseconds);
    if (caller?.aborted === true) this.abort();
    caller?.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Ends the limit. The signal of the caller still ends what is being read. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** Ends the limit and forgets the signal of the caller. */
  release(): void {
    this.stop();
    this.caller?.removeEventListener('abort', this.abort);
  }

  /** Why a request failed: what the caller gave as the reason, the time limit, or the connection. */
  reasonOf(error: unknown, service: string): unknown {
    if (error instanceof LiveryError) return error;
    if (this.signal.aborted) return this.signal.reason;
    return ConnectionError.because(error, service);
  }

  private readonly expired = new TimeoutError(`There was no complete answer within ${this.milliseconds} ms.`);
}

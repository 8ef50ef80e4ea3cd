/** The number of requests that may be in flight to an endpoint about which nothing is known. */
export const FIRST_LIMIT = 8;
/** No endpoint has more requests in flight from one process. */
export const HIGHEST_LIMIT = 256;
/** An endpoint hangs if it answers nothing for this number of ticks while a request is in flight. */
export const HANGS_AFTER_TICKS = 8;

/** How a request ended, for the pace. `unsent`: it was given up before it was sent. */
export type RequestEnd = 'success' | 'failed_answer' | 'no_answer' | 'unsent';

/**
 * How many requests may be in flight to one endpoint. A success raises it by one if the limit was reached since the request
 * was sent, so that it doubles with each round of requests. A failure halves it; other failures of requests that were sent before that do not count again.
 */
export class EndpointPace {
  private current = FIRST_LIMIT;
  private cap = HIGHEST_LIMIT;
  private inFlight = 0;
  private sent = 0;
  /** The request with which the limit was last reached. */
  private reachedWith = 0;
  /** Failures of the requests up to this one have been counted. */
  private countedUpTo = 0;
  private quietSince = 0;
  private hangs = false;

  /** @param usedAt the tick at which it was used last */
  constructor(private usedAt = 0) {}

  get limit(): number {
    return this.current;
  }

  get mayStart(): boolean {
    return this.inFlight < this.current;
  }

  /** @param maxInFlight what the endpoint allows; null if it has no limit of its own */
  limitTo(maxInFlight: number | null): void {
    this.cap = Math.min(maxInFlight ?? HIGHEST_LIMIT, HIGHEST_LIMIT);
    this.current = Math.min(this.current, this.cap);
  }

  /** @returns the number of the request, for `ended` */
  started(tick: number): number {
    if (this.inFlight === 0) this.quietSince = tick;
    this.usedAt = tick;
    this.inFlight += 1;
    this.sent += 1;
    if (!this.mayStart) this.reachedWith = this.sent;
    return this.sent;
  }

  ended(request: number, end: RequestEnd, tick: number): void {
    if (end === 'success' && this.reachedWith >= request) this.current = Math.min(this.current + 1, this.cap);
    if (end === 'failed_answer' || end === 'no_answer') this.failed(request);
    if (end === 'success' || end === 'failed_answer') this.hangs = false;
    this.quietSince = tick;
    this.usedAt = tick;
    this.inFlight -= 1;
  }

  /** @returns true once when the endpoint begins to hang, which counts as a failure of all requests in flight */
  beginsToHang(tick: number): boolean {
    const isQuiet = this.inFlight > 0 && tick - this.quietSince >= HANGS_AFTER_TICKS;
    if (!isQuiet || this.hangs) return false;
    this.hangs = true;
    this.failed(this.sent);
    return true;
  }

  /** Whether nothing has been sent or answered for a number of ticks, so that the pace need not be remembered. */
  isForgotten(tick: number, ticks: number): boolean {
    return this.inFlight === 0 && tick - this.usedAt > ticks;
  }

  private failed(request: number): void {
    if (request <= this.countedUpTo) return;
    this.countedUpTo = this.sent;
    this.current = Math.max(1, Math.floor(this.current / 2));
  }
}

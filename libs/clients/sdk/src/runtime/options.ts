/** What can be set for one call. */
export interface RequestOptions {
  /** Ends the call: it rejects with the reason of the signal. What the service has begun goes on. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
  /** How often the request is repeated at most. Default: that of the client. */
  readonly maxRetries?: number | undefined;
  /** 1 to 255 printable ASCII characters. Default: a random one for each call. All repeats of a call have the same. */
  readonly idempotencyKey?: string | undefined;
  /** Further headers of the request, such as `Range` or `If-None-Match`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of changes that can be bound to the state that was read. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of the record as you have read it. If it has changed since, nothing is changed, and the call fails with `precondition_failed`. */
  readonly ifMatch?: string | undefined;
}

/** Options of work that can be done in the background. */
export interface BackgroundOptions extends RequestOptions {
  /** Whether the answer is the pending record at once, and the work is done in the background. Default: false. */
  readonly respondAsync?: boolean | undefined;
}

/** Options of requests that start a job. */
export interface WaitOptions extends RequestOptions {
  /** For how many seconds the request waits for the end of the job, at most 10. Default: it does not wait. */
  readonly waitSeconds?: number | undefined;
}

/** The options of all methods together. */
export interface AllOptions extends ConditionalOptions, BackgroundOptions, WaitOptions {}

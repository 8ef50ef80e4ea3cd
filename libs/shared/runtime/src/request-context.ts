import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything that happens on behalf of one request may know of it. */
export interface RequestContext {
  /** UUID; `req_…` at the edge. */
  readonly requestId: string;
  /** Address of whoever asks, canonical; null when it is not known. */
  readonly clientAddress: () => string | null;
  /** `traceparent` (W3C Trace Context) of its span; undefined while tracing is off. */
  readonly traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request that is being served; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@livery/kernel';

/** The properties of the current request that all code may read. */
export interface RequestContext {
  /** The UUID of the request. */
  readonly requestId: string;
  /** The address of the client in canonical form; null if it is unknown. */
  readonly clientAddress: () => string | null;
  /** The caller; null before the caller is authenticated, and on endpoints that require no bearer credential. */
  readonly actor: () => Actor | null;
  /** `traceparent` (W3C Trace Context) of its span; undefined while tracing is off. */
  readonly traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The current request; undefined in background work. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

import type { Actor } from '@livery/kernel';
import type { Request, Response } from 'express';

/** What metrics, traces and logs may know of a request: nothing that its caller can choose freely. */
export interface ServedRequest {
  /** As it is declared, with `:id` for parameters; `unmatched` when there is none. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** `req_…` */
  readonly requestId: string;
  /** Who asked; null for a stranger. */
  readonly actor: Actor | null;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** As nginx has it: the caller went before the answer. */
const CALLER_GONE = 499;

/**
 * @param requestId `req_…`
 * @param began by `performance.now()`
 */
export function servedRequest(request: Request, response: Response, requestId: string, began: number): ServedRequest {
  return {
    route: routeOf(request),
    method: METHODS.has(request.method) ? request.method : 'other',
    status: response.writableFinished ? response.statusCode : CALLER_GONE,
    seconds: (performance.now() - began) / 1_000,
    requestId,
    actor: request.principal?.actor ?? null,
    ended: Date.now(),
  };
}

/** Express keeps the template of the route that it has matched: that of `@Endpoint`, or Nest's `*path` for the rest. */
function routeOf(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'unmatched';
  return typeof route.path === 'string' && route.path.startsWith('/') ? route.path : 'unmatched';
}

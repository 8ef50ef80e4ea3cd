import type { Actor } from '@livery/kernel';
import type { Request, Response } from 'express';
import type { Outcome, Outcomes } from './outcomes.ts';

/** What metrics, traces and logs may know of a request: nothing that its caller can choose freely. */
export interface ServedRequest {
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** `req_…` */
  readonly requestId: string;
  /** Who asked; null for a stranger. */
  readonly actor: Actor | null;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/** The same as it is found when the answer is over: what it means is found out later, for many requests at a time. */
export interface EndedRequest extends Omit<ServedRequest, 'outcome'> {
  /** Express's own: it keeps the template of the route that it has matched. */
  readonly route: unknown;
  readonly method: string;
  readonly status: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** As nginx has it: the caller went before the answer. */
const CALLER_GONE = 499;

/**
 * @param requestId `req_…`
 * @param began by `performance.now()`
 */
export function endedRequest(request: Request, response: Response, requestId: string, began: number): EndedRequest {
  return {
    route: request.route,
    method: request.method,
    status: response.writableFinished ? response.statusCode : CALLER_GONE,
    milliseconds: performance.now() - began,
    requestId,
    actor: request.principal?.actor ?? null,
    ended: Date.now(),
  };
}

export function servedRequest(request: EndedRequest, outcomes: Outcomes): ServedRequest {
  const { route, method, status, milliseconds, requestId, actor, ended } = request;
  const outcome = outcomes.of(templateOf(route), METHODS.has(method) ? method : 'other', status);
  return { outcome, milliseconds, requestId, actor, ended };
}

/** That of `@Endpoint`, or Nest's `*path` for the rest. */
function templateOf(route: unknown): string {
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'unmatched';
  return typeof route.path === 'string' && route.path.startsWith('/') ? route.path : 'unmatched';
}

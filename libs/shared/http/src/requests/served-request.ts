import type { Actor } from '@livery/kernel';
import type { Request, Response } from 'express';
import type { Outcome, Outcomes } from './outcomes.ts';

declare module 'express-serve-static-core' {
  interface Locals {
    /** Whether the request may wait for something on purpose. */
    waits?: boolean;
  }
}

/** The properties of a request for metrics, traces and logs. The caller cannot choose any of them freely. */
export interface ServedRequest {
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** Set if the request may have waited for something on purpose, so that its duration says nothing about the service. */
  readonly waits?: true;
  /** `req_…` */
  readonly requestId: string;
  /** The caller; null if it is not authenticated. */
  readonly actor: Actor | null;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/** The same before its route was converted, which is done later for many requests together. */
export interface EndedRequest extends Omit<ServedRequest, 'outcome'> {
  /** The route object of Express, with the template of the matched route. */
  readonly route: unknown;
  readonly method: string;
  readonly status: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The status that nginx uses if the caller closes the connection before the response. */
const CALLER_GONE = 499;

/**
 * @param requestId `req_…`
 * @param began the value of `performance.now()` at the beginning of the request
 */
export function endedRequest(request: Request, response: Response, requestId: string, began: number): EndedRequest {
  return {
    route: request.route,
    method: request.method,
    status: response.writableFinished ? response.statusCode : CALLER_GONE,
    milliseconds: performance.now() - began,
    ...(response.locals.waits === true && { waits: true }),
    requestId,
    actor: request.principal?.actor ?? null,
    ended: Date.now(),
  };
}

export function servedRequest(request: EndedRequest, outcomes: Outcomes): ServedRequest {
  const { route, method, status, ...facts } = request;
  const outcome = outcomes.of(templateOf(route), METHODS.has(method) ? method : 'other', status);
  return { ...facts, outcome };
}

/** The template of `@Endpoint`, or `unmatched` for Nest's `*path`. */
function templateOf(route: unknown): string {
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'unmatched';
  return typeof route.path === 'string' && route.path.startsWith('/') ? route.path : 'unmatched';
}

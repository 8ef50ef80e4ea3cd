import { newId, publicId } from '@livery/kernel';
import { runInRequest } from '@livery/runtime';
import type { RequestHandler } from 'express';
import { clientAddress } from './client-address.ts';
import type { RequestObserver } from './requests/request-observer.ts';

/** Probes come every few seconds for ever, and say nothing of what callers meet. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Gives every request its id: in the answer's header, in its errors, its events and its log lines. */
export function requestIdMiddleware(observer: RequestObserver): RequestHandler {
  return (request, response, next) => {
    const requestId = newId();
    const told = publicId('req', requestId);
    response.setHeader('Request-Id', told);
    const traceparent = PROBES.has(request.path) ? undefined : observer.watch(request, response, told);
    runInRequest({ requestId, traceparent, clientAddress: () => clientAddress(request) }, next);
  };
}

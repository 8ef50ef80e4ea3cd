import { newId, publicId } from '@livery/kernel';
import { runInRequest } from '@livery/runtime';
import type { RequestHandler } from 'express';
import { clientAddress } from './client-address.ts';
import type { RequestObserver } from './requests/request-observer.ts';

/** Probes are not logged or measured, since they come every few seconds. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Gives every request its id, which is in the header of the response, in errors, events and log lines. */
export function requestIdMiddleware(observer: RequestObserver): RequestHandler {
  return (request, response, next) => {
    const requestId = newId();
    const publicRequestId = publicId('req', requestId);
    response.setHeader('Request-Id', publicRequestId);
    const traceparent = PROBES.has(request.path) ? undefined : observer.watch(request, response, publicRequestId);
    const actor = () => request.principal?.actor ?? null;
    runInRequest({ requestId, traceparent, actor, clientAddress: () => clientAddress(request) }, next);
  };
}

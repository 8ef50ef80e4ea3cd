import { newId, publicId } from '@livery/kernel';
import { runInRequest } from '@livery/runtime';
import type { NextFunction, Request, Response } from 'express';

/** Gives every request its id: in the answer's header, in its errors, its events and its log lines. */
export function requestIdMiddleware(_: Request, response: Response, next: NextFunction): void {
  const requestId = newId();
  response.setHeader('Request-Id', publicId('req', requestId));
  runInRequest({ requestId }, next);
}

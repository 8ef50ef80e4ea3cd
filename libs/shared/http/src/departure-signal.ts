import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { drainSignalOf } from './drain-on-close.ts';

/**
 * Passes a function to a parameter of a handler that may wait. The function returns a signal, which is aborted when the caller leaves,
 * and when the server begins to close.
 */
export const WatchDeparture = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return () => departureSignal(http.getRequest<Request>(), http.getResponse<Response>());
});

function departureSignal({ socket }: Request, response: Response): AbortSignal {
  const departure = new AbortController();
  const closing = drainSignalOf(socket);
  const leave = (): void => {
    closing?.removeEventListener('abort', leave);
    departure.abort();
  };
  response.once('close', leave);
  closing?.addEventListener('abort', leave);
  if (response.closed || closing?.aborted) leave();
  return departure.signal;
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import type { Response } from 'express';
import { drainSignalOf } from './drain-on-close.ts';

/** Passes a signal to a parameter of a handler, which is aborted when the caller closes the connection before the response is complete. */
export const RequestSignal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signalOf(context.switchToHttp().getResponse<Response>()),
);

/** The reason of the signal is a temporary error, so that it is no defect, and nothing is stored of the request. */
export function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) gone.abort(callerGone());
  };
  if (response.closed || response.destroyed) leave();
  else {
    // The layers around a handler already have as many listeners as Node takes for normal.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', leave);
  }
  return gone.signal;
}

/** Aborted when nobody waits for a response any longer: the caller has left, or the server begins to close. */
export function endOfWaiting(response: Response): AbortSignal {
  const closing = drainSignalOf(response.req.socket);
  return AbortSignal.any([signalOf(response), ...(closing === undefined ? [] : [closing])]);
}

function callerGone(): DomainError {
  return new DomainError('timeout', 'timeout', 'The connection was closed before the work was done.');
}

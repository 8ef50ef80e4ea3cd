import type { Response } from 'express';
import { drainSignalOf } from '../drain-on-close.ts';

/** Aborted when nobody waits for a response any longer: the client has left, or the server begins to close. */
export function endOfWaiting(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const closing = drainSignalOf(response.req.socket);
  return closing === undefined ? left.signal : AbortSignal.any([left.signal, closing]);
}

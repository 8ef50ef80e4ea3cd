import type { Request, Response } from 'express';
import { drainSignalOf } from '../drain-on-close.ts';
import { EventStream, type EventStreamTimes } from './event-stream.ts';
import type { EventsAnswer } from './events-answer.ts';

const TIMES: EventStreamTimes = {
  keepAliveMs: 15_000,
  lastsMs: 300_000,
  checkMs: 500,
  stallMs: 30_000,
  headersWithinMs: 1_000,
};

/**
 * Sends events as they come, until there are no more, the client leaves or may not read them any more, the server closes, or five minutes
 * have passed. A client may connect again then; every stream begins anew.
 * @throws what the source throws. Within the first second it can still be answered; later the connection is destroyed
 */
export async function sendEvents(
  answer: EventsAnswer,
  request: Request,
  response: Response,
  times = TIMES,
): Promise<void> {
  if (request.method === 'HEAD') {
    await answer.events[Symbol.asyncIterator]().return?.();
    begin(response).end();
    return;
  }
  const stream = new EventStream(response, times, () => begin(response).flushHeaders());
  await stream.send(answer, drainSignalOf(request.socket));
}

function begin(response: Response): Response {
  return response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'private, no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
    // nginx would hold the events back until its buffer is full.
    'X-Accel-Buffering': 'no',
  });
}

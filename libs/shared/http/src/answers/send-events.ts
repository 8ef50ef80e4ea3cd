import type { Request, Response } from 'express';
import { drainSignalOf } from '../drain-on-close.ts';
import { EventStream, type EventStreamTimes } from './event-stream.ts';
import type { ServerSentEvent } from './server-sent-event.ts';

const TIMES: EventStreamTimes = {
  keepAliveMs: 15_000,
  lastsMs: 300_000,
  stallMs: 30_000,
  headersWithinMs: 1_000,
};

/**
 * Sends events as they come, until there are no more, the client leaves, the server closes, or five minutes have passed. A client may
 * connect again then; every stream begins anew.
 * @throws what the source throws. Within the first second it can still be answered; later the connection is destroyed
 */
export async function sendEvents(
  events: AsyncIterable<ServerSentEvent>,
  request: Request,
  response: Response,
  times = TIMES,
): Promise<void> {
  if (request.method === 'HEAD') {
    await events[Symbol.asyncIterator]().return?.();
    begin(response).end();
    return;
  }
  const stream = new EventStream(response, times, () => begin(response).flushHeaders());
  await stream.send(events, drainSignalOf(request.socket));
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

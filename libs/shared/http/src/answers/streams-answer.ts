import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { EventsAnswer } from './events-answer.ts';
import { isByteAnswer, sendBytes } from './send-bytes.ts';
import { sendEvents } from './send-events.ts';
import { leavesResponse } from './leaves-response.ts';

type Send = (result: unknown, request: Request, response: Response) => Promise<void>;

const SENDERS = { bytes: sendResult(isByteAnswer, sendBytes), events: sendResult(isEvents, sendEvents) } as const;

/** Sends what the handler returns. Failures of the sending reach the error filter like those of the handler. */
class StreamingInterceptor implements NestInterceptor {
  constructor(private readonly send: Send) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<undefined>> {
    const http = context.switchToHttp();
    const result: unknown = await lastValueFrom(next.handle());
    await this.send(result, http.getRequest<Request>(), http.getResponse<Response>());
    return of(undefined);
  }
}

/** Makes a handler answer with a stream. */
export function StreamsAnswer(answer: keyof typeof SENDERS): MethodDecorator {
  const intercept = UseInterceptors(new StreamingInterceptor(SENDERS[answer]));
  return (target, method, descriptor) => {
    leavesResponse()(target, method, descriptor);
    intercept(target, method, descriptor);
  };
}

function sendResult<Result>(
  isResult: (result: unknown) => result is Result,
  send: (result: Result, request: Request, response: Response) => Promise<void>,
): Send {
  return async (result, request, response) => {
    if (!isResult(result)) throw new Error('The handler has not returned what its endpoint declares as its answer.');
    await send(result, request, response);
  };
}

function isEvents(result: unknown): result is EventsAnswer {
  return typeof result === 'object' && result !== null && 'events' in result && 'assertPermitted' in result;
}

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { endpointOf } from '../endpoint.ts';
import { jsonBody } from './json-body.ts';

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads the body once the guards have let the request pass: what a stranger sends is never read. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (WITHOUT_BODY.has(request.method)) return next.handle();
    if (request.headers.expect?.toLowerCase() === '100-continue') http.getResponse<Response>().writeContinue();
    const reader = endpointOf(context.getHandler())?.body ?? jsonBody;
    request.body = await reader.read(request);
    return next.handle();
  }
}

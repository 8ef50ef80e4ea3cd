import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { endpointOf } from '../endpoint.ts';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import { isRead } from '../is-read.ts';
import { BodyDigest } from './body-digest.ts';
import { jsonBody } from './json-body.ts';

/** Reads the body once the guards have let the request pass: what a stranger sends is never read. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request)) return next.handle();
    if (request.headers.expect?.toLowerCase() === '100-continue') http.getResponse<Response>().writeContinue();
    if (request.idempotencyKey !== undefined) request.bodyDigest = new BodyDigest(mediaTypeOf(request));
    const reader = endpointOf(context.getHandler())?.body ?? jsonBody;
    request.body = await reader.read(request);
    return next.handle();
  }
}

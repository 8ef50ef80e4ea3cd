import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { endpointOf } from '../endpoint.ts';
import { parameterUnknown } from '../errors/http.errors.ts';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import { handlerReads } from '../handler-parameters.ts';
import { isRead } from '../is-read.ts';
import { BodyDigest } from './body-digest.ts';
import type { BodyReader } from './body-reader.ts';
import { BodyRoom } from './body-room.ts';
import { jsonBody } from './json-body.ts';
import { announcedBytes } from './read-bytes.ts';

/**
 * Reads the body once the guards have let the request pass: what a stranger sends is never read. Where the handler takes
 * no body, a member of one is refused.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly room: BodyRoom) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request)) return next.handle();
    if (request.idempotencyKey !== undefined) request.bodyDigest = new BodyDigest(mediaTypeOf(request));
    const reader = endpointOf(context.getHandler())?.body ?? jsonBody;
    const giveRoomBack = this.takeRoom(reader, request);
    const release = () => {
      request.parkedBytes?.free();
      giveRoomBack();
    };
    if (request.headers.expect?.toLowerCase() === '100-continue') http.getResponse<Response>().writeContinue();
    try {
      const body = await reader.read(request);
      const [name] = Object.keys(body);
      if (name !== undefined && !handlerReads('BODY', context)) throw parameterUnknown(name);
      request.body = body;
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release));
  }

  /** An endpoint of ordinary bodies asks for none: what those hold at a time is little. */
  private takeRoom(reader: BodyReader, request: Request): () => void {
    return this.room.take(reader.limit > jsonBody.limit ? (announcedBytes(request) ?? reader.limit) : 0);
  }
}

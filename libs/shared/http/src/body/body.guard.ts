import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
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

declare module 'node:http' {
  interface IncomingMessage {
    /** Gives back the room of a large body, once the request has been handled. */
    giveRoomBack?: () => void;
  }
}

/**
 * Reads the body, last of all guards: what a stranger sends is never read. Where the handler takes no body, a member of one
 * is refused.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly room: BodyRoom) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request)) return true;
    if (request.idempotencyKey !== undefined) request.bodyDigest = new BodyDigest(mediaTypeOf(request));
    const reader = endpointOf(context.getHandler())?.body ?? jsonBody;
    this.takeRoom(reader, request);
    if (request.headers.expect?.toLowerCase() === '100-continue') http.getResponse<Response>().writeContinue();
    return this.read(reader, context, request);
  }

  private async read(reader: BodyReader, context: ExecutionContext, request: Request): Promise<true> {
    try {
      const body = await reader.read(request);
      const [name] = Object.keys(body);
      if (name !== undefined && !handlerReads('BODY', context)) throw parameterUnknown(name);
      request.body = body;
      return true;
    } catch (error) {
      request.giveRoomBack?.();
      throw error;
    }
  }

  /** An endpoint of ordinary bodies asks for none: what those hold at a time is little. */
  private takeRoom(reader: BodyReader, request: Request): void {
    if (reader.limit <= jsonBody.limit) return;
    const leave = this.room.take(
      announcedBytes(request) ?? reader.limit,
      request.principal?.tenant.organizationId ?? '',
    );
    request.giveRoomBack = () => {
      request.parkedBytes?.free();
      leave();
    };
  }
}

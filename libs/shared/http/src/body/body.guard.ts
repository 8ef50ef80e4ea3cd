import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { endpointOf } from '../endpoint.ts';
import { parameterUnknown } from '../errors/http.errors.ts';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import { handlerReads } from '../handler-parameters.ts';
import { isRead } from '../is-read.ts';
import { BodyDigest } from './body-digest.ts';
import type { BodyReader } from './body-reader.ts';
import { BodyMemory } from './body-memory.ts';
import { jsonBody } from './json-body.ts';
import { announcedBytes } from './read-bytes.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Releases the memory of a large body after the request was handled. */
    releaseBodyMemory?: () => void;
  }
}

/**
 * Reads the body. It is the last guard, so that a body without valid credentials is never read. If the handler has no body
 * parameter, a body with members is refused.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly memory: BodyMemory) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request)) return true;
    if (request.idempotencyKey !== undefined) request.bodyDigest = new BodyDigest(mediaTypeOf(request));
    const reader = endpointOf(context.getHandler())?.body ?? jsonBody;
    this.reserveMemory(reader, request);
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
      request.releaseBodyMemory?.();
      throw error;
    }
  }

  /** Only endpoints with large bodies reserve memory; other bodies need little. */
  private reserveMemory(reader: BodyReader, request: Request): void {
    if (reader.limit <= jsonBody.limit) return;
    const release = this.memory.reserve(
      announcedBytes(request) ?? reader.limit,
      request.principal?.tenant.organizationId ?? '',
    );
    request.releaseBodyMemory = () => {
      request.transferableFile?.free();
      release();
    };
  }
}

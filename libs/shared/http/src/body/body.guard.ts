import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { checkAgain } from '../check-again.ts';
import { bodyReaderOfHandler } from '../endpoint.ts';
import { parameterUnknown } from '../errors/http.errors.ts';
import { mediaTypeOf } from '../guards/media-type.guard.ts';
import { handlerReads } from '../handler-parameters.ts';
import { isRead } from '../is-read.ts';
import { RequestSpool } from '../spool/request-spool.ts';
import { SpoolDirectory } from '../spool/spool-directory.ts';
import { UploadWatch } from '../spool/upload-watch.ts';
import { BodyDigest } from './body-digest.ts';
import { SPOOLED_BODY_MEMORY_BYTES } from './body-limits.ts';
import type { BodyReader } from './body-reader.ts';
import { BodyMemory } from './body-memory.ts';
import { jsonBody } from './json-body.ts';
import { announcedBytes } from './read-bytes.ts';

/** The credential is checked again after a body that took longer. Large bodies may take hours. */
const SLOW_MS = 500;

declare module 'node:http' {
  interface IncomingMessage {
    /** Releases the memory and the spooled files of a body after the request was handled. */
    releaseBody?: () => void;
  }
}

/**
 * Reads the body. It is the last guard, so that a body without valid credentials is never read. If the handler has no body
 * parameter, a body with members is refused.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(
    private readonly memory: BodyMemory,
    private readonly spools: SpoolDirectory,
    private readonly uploads: UploadWatch,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request)) return true;
    if (request.idempotencyKey !== undefined) request.bodyDigest = new BodyDigest(mediaTypeOf(request));
    const reader = bodyReaderOfHandler(context);
    this.prepare(reader, request);
    if (request.headers.expect?.toLowerCase() === '100-continue') http.getResponse<Response>().writeContinue();
    return this.read(reader, context, request);
  }

  private async read(reader: BodyReader, context: ExecutionContext, request: Request): Promise<true> {
    const stopWatch = reader.isSpooled ? this.uploads.begin(request) : undefined;
    try {
      const began = performance.now();
      const body = await reader.read(request);
      if (performance.now() - began > SLOW_MS && request.principal !== undefined) await checkAgain(context);
      const [name] = Object.keys(body);
      if (name !== undefined && !handlerReads('BODY', context)) throw parameterUnknown(name);
      request.body = body;
      return true;
    } catch (error) {
      request.releaseBody?.();
      throw error;
    } finally {
      stopWatch?.();
    }
  }

  /** Only endpoints with large bodies reserve memory; other bodies need little. */
  private prepare(reader: BodyReader, request: Request): void {
    if (reader.limit <= jsonBody.limit) return;
    const announced = announcedBytes(request) ?? reader.limit;
    const release = this.memory.reserve(
      reader.isSpooled ? Math.min(announced, SPOOLED_BODY_MEMORY_BYTES) : announced,
      request.principal?.tenant.organizationId ?? '',
    );
    if (reader.isSpooled) request.spool = new RequestSpool(this.spools);
    request.releaseBody = () => {
      request.transferableFile?.free();
      void request.spool?.release();
      release();
    };
  }
}

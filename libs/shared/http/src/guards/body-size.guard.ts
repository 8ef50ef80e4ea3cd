import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { bodyTooLarge } from '../body/read-bytes.ts';
import { bodyReaderOfHandler } from '../endpoint.ts';

/** Refuses a body whose Content-Length is too large, before authentication. */
@Injectable()
export class BodySizeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const reader = bodyReaderOfHandler(context);
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > reader.limit) throw bodyTooLarge(reader.limit, reader.tooLargeCode);
    return true;
  }
}

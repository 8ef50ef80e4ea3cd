import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { endpointOf } from '../endpoint.ts';
import { isRead } from '../is-read.ts';
import { parseIdempotencyKey } from './idempotency-key.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The caller's `Idempotency-Key`, if this endpoint uses it. */
    idempotencyKey?: string;
  }
}

/** Reads the `Idempotency-Key` of a write. Reads and requests without a caller ignore it. */
@Injectable()
export class IdempotencyKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const header = request.get('idempotency-key');
    if (header === undefined || isRead(request) || request.principal === undefined) return true;
    if (endpointOf(context.getHandler())?.idempotent === false) return true;
    request.idempotencyKey = parseIdempotencyKey(header);
    return true;
  }
}

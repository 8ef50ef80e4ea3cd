import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Clock, type Principal } from '@livery/kernel';
import { currentRequest } from '@livery/runtime';
import type { Request, Response } from 'express';
import { clientAddress } from '../client-address.ts';
import { type LoggedRequest, RequestLog } from './request-log.ts';
import { withoutSecrets } from './without-secrets.ts';

const MAX_PATH = 500;
const MAX_USER_AGENT = 200;

declare module 'express-serve-static-core' {
  interface Locals {
    /** The error code of the response. */
    errorCode?: string | null;
  }
}

/** Records each request of an authenticated caller after its response, also if a later guard refuses it. */
@Injectable()
export class RequestLogGuard implements CanActivate {
  constructor(
    private readonly requestLog: RequestLog,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { principal } = request;
    if (principal === undefined) return true;
    const response = http.getResponse<Response>();
    const began = performance.now();
    const created = this.clock.now();
    const requestId = currentRequest()?.requestId ?? '';
    response.once('close', () => {
      const facts = { id: requestId, created, latencyMs: Math.round(performance.now() - began) };
      this.requestLog.record({ ...facts, ...answered(request, response, principal) });
    });
    return true;
  }
}

function answered(
  request: Request,
  response: Response,
  { tenant, actor }: Principal,
): Omit<LoggedRequest, 'id' | 'created' | 'latencyMs'> {
  const [path = ''] = request.originalUrl.split('?');
  const version = response.getHeader('Api-Version');
  const userAgent = request.headers['user-agent'];
  return {
    tenant,
    actor,
    method: request.method,
    path: withoutSecrets(path, MAX_PATH),
    status: response.statusCode,
    code: response.locals.errorCode ?? null,
    apiVersion: typeof version === 'string' ? version : null,
    idempotency: idempotencyOf(request, response),
    ip: clientAddress(request),
    userAgent: userAgent === undefined ? null : withoutSecrets(userAgent, MAX_USER_AGENT),
  };
}

function idempotencyOf({ idempotencyKey }: Request, response: Response): LoggedRequest['idempotency'] {
  if (response.hasHeader('Idempotent-Replayed')) return 'replayed';
  return idempotencyKey === undefined ? 'none' : 'first';
}

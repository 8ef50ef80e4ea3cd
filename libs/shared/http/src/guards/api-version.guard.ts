import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CURRENT_API_VERSION, isApiVersion } from '@livery/kernel';
import type { Request, Response } from 'express';
import { apiVersionUnknown } from '../errors/http.errors.ts';

/** Settles the dated version of a request: the header `Api-Version`, else the one pinned on the credential. */
@Injectable()
export class ApiVersionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const version = requestedVersion(http.getRequest<Request>());
    if (!isApiVersion(version)) throw apiVersionUnknown();
    http.getResponse<Response>().setHeader('Api-Version', version);
    return true;
  }
}

/** The version in which a failure is told, however early the request failed: the one asked for, where there is such a one. */
export function versionOfFailure(request: Request): string {
  const version = requestedVersion(request);
  return isApiVersion(version) ? version : CURRENT_API_VERSION;
}

function requestedVersion(request: Request): string {
  return request.get('api-version') ?? request.principal?.apiVersion ?? CURRENT_API_VERSION;
}

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CURRENT_API_VERSION, isApiVersion } from '@livery/kernel';
import type { Request, Response } from 'express';
import { apiVersionUnknown } from '../errors/http.errors.ts';

/** Determines the API version of a request: the header `Api-Version`, else the version to which the credential is pinned. */
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

/** The API version of an error response: the requested one if it exists, else the current one. */
export function versionOfFailure(request: Request): string {
  const version = requestedVersion(request);
  return isApiVersion(version) ? version : CURRENT_API_VERSION;
}

function requestedVersion(request: Request): string {
  return request.get('api-version') ?? request.principal?.apiVersion ?? CURRENT_API_VERSION;
}

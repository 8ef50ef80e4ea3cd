import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import type { Request } from 'express';
import { apiPath } from '../api-path.ts';
import { endpointOf } from '../endpoint.ts';
import { EndpointTable } from '../endpoint-table.ts';

/**
 * Refuses a method that only a path with a parameter has: `GET /files/precheck` is not `GET /files/:id` with the id `precheck`. The
 * error filter answers with the methods of the path itself.
 */
@Injectable()
export class MethodGuard implements CanActivate {
  constructor(private readonly endpoints: EndpointTable) {}

  canActivate(context: ExecutionContext): boolean {
    const { path: served = '' } = endpointOf(context.getHandler()) ?? {};
    const path = apiPath(context.switchToHttp().getRequest<Request>());
    if (path !== null && served.includes(':') && this.endpoints.isDeclared(path)) throw new NotFoundException();
    return true;
  }
}

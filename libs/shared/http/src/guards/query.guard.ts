import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { endpointOf } from '../endpoint.ts';
import { parameterUnknown } from '../errors/http.errors.ts';
import { handlerReads } from '../handler-parameters.ts';

/** Refuses query parameters if the endpoint has none. If it has some, the request class or the body reader checks their names. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const [name] = Object.keys(context.switchToHttp().getRequest<Request>().query);
    const isRead = endpointOf(context.getHandler())?.body?.query !== undefined || handlerReads('QUERY', context);
    if (name !== undefined && !isRead) throw parameterUnknown(name);
    return true;
  }
}

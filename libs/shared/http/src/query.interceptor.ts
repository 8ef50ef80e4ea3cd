import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { endpointOf } from './endpoint.ts';
import { parameterUnknown } from './errors/http.errors.ts';

/** Refuses a query where nobody reads it. Where somebody does, its request class, or the reader of the body, knows the names. */
@Injectable()
export class QueryInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [name] = Object.keys(context.switchToHttp().getRequest<Request>().query);
    if (name !== undefined && !takesQuery(context)) throw parameterUnknown(name);
    return next.handle();
  }
}

/** Nest keeps what the parameters of a handler stand for on its class, as `<kind>:<position>`. */
function takesQuery(context: ExecutionContext): boolean {
  if (endpointOf(context.getHandler())?.body?.takesQuery === true) return true;
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

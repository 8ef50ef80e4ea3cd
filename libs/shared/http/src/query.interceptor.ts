import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { endpointOf } from './endpoint.ts';
import { parameterUnknown } from './errors/http.errors.ts';
import { handlerReads } from './handler-parameters.ts';

/** Refuses a query where nobody reads it. Where somebody does, its request class, or the reader of the body, knows the names. */
@Injectable()
export class QueryInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [name] = Object.keys(context.switchToHttp().getRequest<Request>().query);
    const isRead = endpointOf(context.getHandler())?.body?.query !== undefined || handlerReads('QUERY', context);
    if (name !== undefined && !isRead) throw parameterUnknown(name);
    return next.handle();
  }
}

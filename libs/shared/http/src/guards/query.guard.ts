import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@livery/kernel';
import type { Request } from 'express';
import { endpointOf } from '../endpoint.ts';
import { parameterUnknown } from '../errors/http.errors.ts';
import { handlerReads } from '../handler-parameters.ts';

/**
 * Refuses query parameters if the endpoint has none, and NUL in their values, which PostgreSQL cannot store. If the endpoint has parameters,
 * the request class or the body reader checks their names.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<Request>();
    const [name] = Object.keys(query);
    const isRead = endpointOf(context.getHandler())?.body?.query !== undefined || handlerReads('QUERY', context);
    if (name !== undefined && !isRead) throw parameterUnknown(name);
    const withNul = Object.keys(query).find((param) => holdsNul(query[param]));
    if (withNul !== undefined) throw nulInParameter(withNul);
    return true;
  }
}

function holdsNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function nulInParameter(param: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', `${param} contains a NUL character.`, { param });
}

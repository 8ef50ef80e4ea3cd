import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { endpointOf } from '../endpoint.ts';
import { insufficientScope, livemodeRequired, publishableKeyForbidden } from '../errors/http.errors.ts';
import { principalOf } from '../principal.ts';

/**
 * Lets a caller pass who holds at least one of the endpoint's scopes; literal values, no hierarchy. A publishable key passes
 * only where the endpoint says that it is open to one.
 */
@Injectable()
export class ScopeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { scopes = [], livemodeOnly, publishable = false } = endpointOf(context.getHandler()) ?? {};
    if (scopes === 'public') return true;
    const principal = principalOf(context.switchToHttp().getRequest<Request>());
    if (principal.credential === 'publishable_key' && !publishable) throw publishableKeyForbidden();
    if (scopes === 'any_credential') return true;
    if (!scopes.some((scope) => principal.scopes.includes(scope))) throw insufficientScope(scopes);
    if (livemodeOnly === true && !principal.tenant.livemode) throw livemodeRequired();
    return true;
  }
}

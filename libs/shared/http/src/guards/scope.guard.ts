import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { endpointOf } from '../endpoint.ts';
import { insufficientScope, livemodeRequired, publishableKeyForbidden } from '../errors/http.errors.ts';
import { principalOf } from '../principal.ts';

/**
 * Refuses a caller that has none of the endpoint's scopes. No scope includes another. Publishable keys are refused unless the endpoint
 * allows them.
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

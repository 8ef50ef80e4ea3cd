import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { stepUpRequired } from '@livery/kernel';
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
    assertPermitted(context);
    return true;
  }
}

/** @throws DomainError if the caller may not use the endpoint */
export function assertPermitted(context: ExecutionContext): void {
  const { scopes = [], allPeople, livemodeOnly, stepUp, publishable = false } = endpointOf(context.getHandler()) ?? {};
  if (scopes === 'public' || scopes === 'session') return;
  const principal = principalOf(context.switchToHttp().getRequest<Request>());
  if (principal.credential === 'publishable_key' && !publishable) throw publishableKeyForbidden();
  if (scopes === 'any_credential') return;
  const isPermitted = allPeople === true && principal.credential === 'user_token';
  if (!isPermitted && !scopes.some((scope) => principal.scopes.includes(scope))) throw insufficientScope(scopes);
  if (livemodeOnly === true && !principal.tenant.livemode) throw livemodeRequired();
  if (stepUp === true && principal.needsStepUp === true && principal.tenant.livemode) throw stepUpRequired();
}

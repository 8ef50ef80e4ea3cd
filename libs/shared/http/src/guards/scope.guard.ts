import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { stepUpRequired, userTokenRequired } from '@livery/kernel';
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
  const endpoint = endpointOf(context.getHandler());
  const { scopes = [], allPeople, livemodeOnly, livePeopleOnly, stepUp, publishable = false } = endpoint ?? {};
  if (scopes === 'public' || scopes === 'session') return;
  const principal = principalOf(context.switchToHttp().getRequest<Request>());
  if (principal.credential === 'publishable_key' && !publishable) throw publishableKeyForbidden();
  if (scopes === 'any_credential') return;
  const isPerson = principal.credential === 'user_token';
  const { livemode } = principal.tenant;
  if (!(allPeople === true && isPerson) && !scopes.some((scope) => principal.scopes.includes(scope)))
    throw insufficientScope(scopes);
  if (livePeopleOnly === true && livemode && !isPerson) throw userTokenRequired();
  if (livemodeOnly === true && !livemode) throw livemodeRequired();
  if (stepUp === true && principal.needsStepUp === true && livemode) throw stepUpRequired();
}

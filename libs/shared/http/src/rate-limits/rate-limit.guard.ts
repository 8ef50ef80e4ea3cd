import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { endpointOf } from '../endpoint.ts';
import { concurrencyLimited, rateLimited } from './rate-limit.errors.ts';
import { type RateLimitDecision, type RateLimitDemand, RateLimiter } from './rate-limiter.ts';
import { RateLimits } from './rate-limits.ts';

/** Lets nobody ask more often than their policy says, and tells everybody where they stand (draft-ietf-httpapi-ratelimit-headers). */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const { principal } = http.getRequest<Request>();
    if (principal === undefined) return true;
    const limit = endpointOf(context.getHandler())?.limit;
    const response = http.getResponse<Response>();
    const demands = this.limits.demandsOf(principal, limit);
    const decisions = this.limiter.take(demands);
    const place = `${demands[0]?.key ?? ''}:places`;
    if (decisions instanceof Promise) {
      return decisions.then((known) => this.apply(demands, known, response) && this.hasPlace(limit, place, response));
    }
    return this.apply(demands, decisions, response) && this.hasPlace(limit, place, response);
  }

  private apply(
    demands: readonly RateLimitDemand[],
    decisions: readonly RateLimitDecision[],
    response: Response,
  ): boolean {
    const index = Math.max(
      0,
      decisions.findIndex(({ isAllowed }) => !isAllowed),
    );
    const [demand, decision] = [demands[index], decisions[index]];
    if (demand === undefined || decision === undefined) return true;
    const { name, burst, perSecond } = demand.policy;
    response.setHeader('RateLimit-Policy', `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
    response.setHeader('RateLimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
    if (!decision.isAllowed) throw rateLimited(decision.retryAfterSeconds);
    return true;
  }

  private hasPlace(limit: 'checks' | undefined, key: string, response: Response): boolean | Promise<boolean> {
    return limit === undefined ? true : this.enter(key, response);
  }

  private async enter(key: string, response: Response): Promise<boolean> {
    const place = await this.limiter.enter(key, this.limits.concurrentChecks);
    if (place === null) throw concurrencyLimited(this.limits.concurrentChecks);
    if (response.closed) place.release();
    else response.once('close', () => place.release());
    return true;
  }
}

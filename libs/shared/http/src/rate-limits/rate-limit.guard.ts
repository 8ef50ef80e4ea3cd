import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { endpointOf } from '../endpoint.ts';
import { concurrencyLimited, rateLimited } from './rate-limit.errors.ts';
import { type RateLimitDecision, type RateLimitDemand, RateLimiter } from './rate-limiter.ts';
import { RateLimits } from './rate-limits.ts';

/** Refuses requests past the rate limits, and sends the headers of draft-ietf-httpapi-ratelimit-headers. */
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
    const slots = `${demands[0]?.key ?? ''}:slots`;
    if (decisions instanceof Promise) {
      return decisions.then((known) => this.apply(demands, known, response) && this.hasSlot(limit, slots, response));
    }
    return this.apply(demands, decisions, response) && this.hasSlot(limit, slots, response);
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

  private hasSlot(limit: 'checks' | undefined, key: string, response: Response): boolean | Promise<boolean> {
    return limit === undefined ? true : this.enter(key, response);
  }

  private async enter(key: string, response: Response): Promise<boolean> {
    const slot = await this.limiter.enter(key, this.limits.concurrentChecks);
    if (slot === null) throw concurrencyLimited(this.limits.concurrentChecks);
    if (response.closed) slot.release();
    else response.once('close', () => slot.release());
    return true;
  }
}

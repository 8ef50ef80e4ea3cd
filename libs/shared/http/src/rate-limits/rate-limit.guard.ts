import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { DomainError } from '@livery/kernel';
import type { Request, Response } from 'express';
import { type ConcurrencyLimit, endpointOf } from '../endpoint.ts';
import { preferredWaitSeconds } from '../preferred-wait.ts';
import { checksLimited, compositionsLimited, rateLimited, waitsLimited } from './rate-limit.errors.ts';
import { type RateLimitDecision, type RateLimitDemand, RateLimiter } from './rate-limiter.ts';
import { RateLimits } from './rate-limits.ts';

/** How many requests of a caller wait at the same time. */
const MAX_WAITS = 10;

/** How many presentations are composed for, or downloaded by, one caller at the same time. */
const MAX_COMPOSITIONS = 6;

/** A limited number of slots of one caller. */
interface Slots {
  readonly key: string;
  readonly most: number;
  readonly refusal: (most: number) => DomainError;
}

/** Refuses requests past the rate limits, and sends the headers of draft-ietf-httpapi-ratelimit-headers. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const { principal, query, headers } = http.getRequest<Request>();
    if (principal === undefined) return true;
    const { limit, waits, awaited } = endpointOf(context.getHandler()) ?? {};
    const response = http.getResponse<Response>();
    response.locals.waits =
      (waits !== undefined && Number(query[waits]) > 0) || (awaited !== undefined && preferredWaitSeconds(headers) > 0);
    const demands = this.limits.demandsOf(principal, limit);
    const decisions = this.limiter.take(demands);
    const slots = this.slotsOf(demands[0]?.key ?? '', limit, response.locals.waits);
    if (decisions instanceof Promise) {
      return decisions.then((known) => this.apply(demands, known, response) && this.enter(slots, response));
    }
    return this.apply(demands, decisions, response) && (slots === null || this.enter(slots, response));
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

  /** The slots of which the request takes one; null if it needs none. */
  private slotsOf(key: string, limit: ConcurrencyLimit | undefined, waits: boolean): Slots | null {
    switch (limit) {
      case 'checks':
        return { key: `${key}:slots`, most: this.limits.concurrentChecks, refusal: checksLimited };
      case 'compositions':
        return { key: `${key}:compositions`, most: MAX_COMPOSITIONS, refusal: compositionsLimited };
      case undefined:
        return waits ? { key: `${key}:waits`, most: MAX_WAITS, refusal: waitsLimited } : null;
    }
  }

  /** Takes a slot until the response has ended or the caller has left. */
  private async enter(slots: Slots | null, response: Response): Promise<boolean> {
    if (slots === null) return true;
    const slot = await this.limiter.enter(slots.key, slots.most);
    if (slot === null) throw slots.refusal(slots.most);
    if (response.closed) slot.release();
    else response.once('close', () => slot.release());
    return true;
  }
}

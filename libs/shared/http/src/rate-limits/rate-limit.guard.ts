import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { DomainError } from '@livery/kernel';
import type { Request, Response } from 'express';
import { type ConcurrencyLimit, endpointOf } from '../endpoint.ts';
import { preferredWaitSeconds } from '../preferred-wait.ts';
import {
  checksLimited,
  checksOfOrganizationLimited,
  compositionsLimited,
  rateLimited,
  waitsLimited,
} from './rate-limit.errors.ts';
import { type ConcurrencySlot, type RateLimitDecision, type RateLimitDemand, RateLimiter } from './rate-limiter.ts';
import { ORGANIZATION_FACTOR, RateLimits } from './rate-limits.ts';

/** How many requests of a caller wait at the same time. */
const MAX_WAITS = 10;

/** How many presentations are composed for, or downloaded by, one caller at the same time. */
const MAX_COMPOSITIONS = 6;

/** A limited number of slots of one caller or organization. */
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
    const slots = this.slotsOf(demands, limit, response.locals.waits);
    if (decisions instanceof Promise) {
      return decisions.then((known) => this.apply(demands, known, response) && this.enter(slots, response));
    }
    return this.apply(demands, decisions, response) && (slots.length === 0 || this.enter(slots, response));
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

  /** The slots of which the request takes one each. */
  private slotsOf(
    [caller, organization]: readonly RateLimitDemand[],
    limit: ConcurrencyLimit | undefined,
    waits: boolean,
  ): readonly Slots[] {
    const [key, owner] = [caller?.key ?? '', organization?.key ?? ''];
    const most = this.limits.concurrentChecks;
    switch (limit) {
      case 'checks':
        return [
          { key: `${key}:slots`, most, refusal: checksLimited },
          { key: `${owner}:slots`, most: ORGANIZATION_FACTOR * most, refusal: checksOfOrganizationLimited },
        ];
      case 'compositions':
        return [{ key: `${key}:compositions`, most: MAX_COMPOSITIONS, refusal: compositionsLimited }];
      case undefined:
        return waits ? [{ key: `${key}:waits`, most: MAX_WAITS, refusal: waitsLimited }] : [];
    }
  }

  /** Takes slots until the response has ended or the caller has left. */
  private async enter(slots: readonly Slots[], response: Response): Promise<boolean> {
    const taken: ConcurrencySlot[] = [];
    const release = (): void => taken.forEach((slot) => slot.release());
    for (const { key, most, refusal } of slots) {
      const slot = await this.limiter.enter(key, most);
      if (slot === null) {
        release();
        throw refusal(most);
      }
      taken.push(slot);
    }
    if (response.closed) release();
    else if (taken.length > 0) response.once('close', release);
    return true;
  }
}

import type { Clock, DomainError } from '@livery/kernel';
import type { Request } from 'express';
import { clientNetwork } from '../client-address.ts';
import { statusOf } from '../errors/error-body.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { rateLimited } from './rate-limit.errors.ts';
import type { RateLimitPolicy } from './rate-limiter.ts';
import type { RateLimitOptions } from './rate-limits.ts';

/**
 * Counts the refusals of callers without a valid credential by their network, in the memory of the process. Only refusals change, so that
 * nobody who has a valid credential is harmed by others behind the same address.
 */
export class AnonymousRefusals {
  private readonly limiter: MemoryRateLimiter;
  private readonly policy: RateLimitPolicy;

  constructor({ refusals }: RateLimitOptions, clock: Clock) {
    this.limiter = new MemoryRateLimiter(clock);
    this.policy = { name: 'refusals', ...refusals };
  }

  /** The error that the caller gets: the given one, or `rate_limited` after too many. */
  errorFor(error: DomainError, request: Request): DomainError {
    if (!isCounted(error) || request.principal !== undefined || request.isKnown === true) return error;
    const [decision] = this.limiter.take([{ key: clientNetwork(request), policy: this.policy }]);
    return decision?.isAllowed === false ? rateLimited(decision.retryAfterSeconds) : error;
  }
}

/** Whether the caller caused the error. Sign-in counts its own failures, and browsers without a session are no attack. */
function isCounted({ kind, scheme }: DomainError): boolean {
  return statusOf(kind) < 500 && kind !== 'rate_limited' && scheme !== 'Session';
}

import { hash } from 'node:crypto';
import { clientAddress, type RateLimitDemand, type RateLimiter, type RateLimitPolicy } from '@livery/http';
import { DomainError } from '@livery/kernel';
import { tooManyFailures } from '@livery/platform-domain';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Failures from one network: ten at once, and ten more a minute. */
const OF_NETWORK: RateLimitPolicy = { name: 'sign_in_network', perSecond: 10 / 60, burst: 10 };
/** Failures for one typed email from one network: five at once, and one more a minute. */
const OF_EMAIL: RateLimitPolicy = { name: 'sign_in_email', perSecond: 1 / 60, burst: 5 };

const FAILURES: ReadonlySet<string> = new Set(['sign_in_failed', 'password_wrong']);

/** Slows down guessing. What counts is the text that was typed, whether there is such an account or not. Nobody is locked out for good. */
export class GuardedSignIn {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Runs an attempt, unless there were too many failures before. For one typed text from one network, one attempt runs at a time: else many at
   * the same time would be as many guesses.
   * @param typed the email that was typed, or the id of the account that is signed in
   * @throws DomainError `too_many_failures`
   */
  async attempt<T>(request: Request, typed: string, work: () => Promise<T>): Promise<T> {
    const network = networkOf(clientAddress(request));
    const ofNetwork = { key: keyOf(network), policy: OF_NETWORK };
    const ofTyped = { key: keyOf(`${network}\n${typed.toLowerCase()}`), policy: OF_EMAIL };
    const slot = await this.limiter.enter(ofTyped.key, 1);
    if (slot === null) throw tooManyFailures(1);
    try {
      return await this.counted([ofNetwork, ofTyped], work);
    } finally {
      slot.release();
    }
  }

  private async counted<T>(demands: readonly RateLimitDemand[], work: () => Promise<T>): Promise<T> {
    for (const demand of demands) {
      const { isAllowed, retryAfterSeconds } = await this.limiter.peek(demand);
      if (!isAllowed) throw tooManyFailures(retryAfterSeconds);
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && FAILURES.has(error.code)) {
        for (const demand of demands) await this.limiter.take([demand]);
      }
      throw error;
    }
  }
}

/** A key of constant length, since a caller can type an email of any length. */
function keyOf(text: string): string {
  return `sign_in:${hash('sha256', text, 'base64url')}`;
}

/** The address, or the first 64 bits of an IPv6 address, of which one household has all others. */
function networkOf(address: string | null): string {
  if (address === null) return 'unknown';
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : address;
}

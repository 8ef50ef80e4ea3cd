import { hash } from 'node:crypto';
import { clientAddress, type DelayPolicy, type RateLimiter, type RateLimitPolicy } from '@livery/http';
import { DomainError } from '@livery/kernel';
import { type Session, tooManyFailures } from '@livery/platform-domain';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { KnownBrowsers } from './known-browsers.ts';

/** Failures from one network: ten at once, and ten more a minute. */
const OF_NETWORK: RateLimitPolicy = { name: 'sign_in_network', perSecond: 10 / 60, burst: 10 };
const LONGEST_DELAY_MS = 900_000;
/** Many people can be behind one network, who sometimes fail. */
const DELAY_OF_NETWORK: DelayPolicy = { free: 19, firstMs: 30_000, maxMs: LONGEST_DELAY_MS, forgetMs: 360_000 };
/** Failures for one typed email from everywhere, or in one browser that is known, or in one session, or in all sessions by links. */
const DELAY_OF_PERSON: DelayPolicy = { free: 4, firstMs: 30_000, maxMs: LONGEST_DELAY_MS, forgetMs: 3_600_000 };

const FAILURES: ReadonlySet<string> = new Set(['sign_in_failed', 'password_wrong']);

/**
 * Slows down guessing. What counts is the email that was typed, whether there is such an account or not, from all networks together. A
 * browser in which the person has given the password before counts apart. Nobody is locked out for good.
 */
export class GuardedSignIn {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Runs an attempt to sign in with this email, unless there were too many failures before. @throws DomainError `too_many_failures` */
  async byPassword<T>(request: Request, email: string, work: () => Promise<T>): Promise<T> {
    const browser = this.browsers.find(request, email);
    if (browser !== null) return this.attempt(keyOf('browser', `${browser}\n${email.toLowerCase()}`), work);
    return this.attempt(keyOf('email', email.toLowerCase()), () => this.fromNetwork(networkKeyOf(request), work));
  }

  /**
   * Runs an attempt to confirm the password in a session. Whoever makes links can open any number of sessions, whose attempts count together,
   * and for their network. @throws DomainError `too_many_failures`
   */
  inSession<T>(request: Request, { id, accountId, signedInBy }: Session, work: () => Promise<T>): Promise<T> {
    if (signedInBy === 'password') return this.attempt(keyOf('session', id), work);
    return this.attempt(keyOf('account', accountId), () => this.fromNetwork(networkKeyOf(request), work));
  }

  /** One attempt runs at a time, since many at the same time would be as many guesses. */
  private async attempt<T>(key: string, work: () => Promise<T>): Promise<T> {
    const slot = await this.limiter.enter(`${key}:turn`, 1);
    if (slot === null) throw tooManyFailures(1);
    try {
      await this.assertNoDelay(key, DELAY_OF_PERSON);
      const result = await work();
      await this.limiter.forgetFailures(key);
      return result;
    } catch (error) {
      if (isFailure(error)) await this.limiter.noteFailure(key, DELAY_OF_PERSON);
      throw error;
    } finally {
      slot.release();
    }
  }

  /** At most as many attempts run at the same time as may fail. A success does not end the delay: it may be that of the attacker's own account. */
  private async fromNetwork<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.assertNoDelay(key, DELAY_OF_NETWORK);
    const demand = { key: `${key}:rate`, policy: OF_NETWORK };
    const { isAllowed, remaining, retryAfterSeconds } = await this.limiter.peek(demand);
    if (!isAllowed) throw tooManyFailures(retryAfterSeconds);
    const slot = await this.limiter.enter(`${key}:turn`, remaining);
    if (slot === null) throw tooManyFailures(1);
    try {
      return await work();
    } catch (error) {
      if (isFailure(error)) {
        await this.limiter.take([demand]);
        await this.limiter.noteFailure(key, DELAY_OF_NETWORK);
      }
      throw error;
    } finally {
      slot.release();
    }
  }

  private async assertNoDelay(key: string, policy: DelayPolicy): Promise<void> {
    const seconds = await this.limiter.delayOf(key, policy);
    if (seconds > 0) throw tooManyFailures(seconds);
  }
}

function isFailure(error: unknown): boolean {
  return error instanceof DomainError && FAILURES.has(error.code);
}

/** A key of constant length, since a caller can type an email of any length. */
function keyOf(kind: 'account' | 'browser' | 'email' | 'network' | 'session', text: string): string {
  return `sign_in:${kind}:${hash('sha256', text, 'base64url')}`;
}

function networkKeyOf(request: Request): string {
  return keyOf('network', networkOf(clientAddress(request)));
}

/** The address, or the first 64 bits of an IPv6 address, of which one household has all others. */
function networkOf(address: string | null): string {
  if (address === null) return 'unknown';
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : address;
}

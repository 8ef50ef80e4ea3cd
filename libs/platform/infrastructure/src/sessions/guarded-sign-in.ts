import { hash } from 'node:crypto';
import { clientNetwork, type DelayPolicy, type RateLimiter } from '@livery/http';
import { DomainError } from '@livery/kernel';
import { type Session, tooManyFailures } from '@livery/platform-domain';
import type { Request } from 'express';
import type { KnownBrowsers } from './known-browsers.ts';

const LONGEST_DELAY_MS = 900_000;
/** Many people can be behind one network, who sometimes fail, and one of them must not keep the others out. */
const DELAY_OF_NETWORK: DelayPolicy = { free: 99, firstMs: 5_000, maxMs: 60_000, forgetMs: 60_000 };
/** How many attempts run at the same time from one network, since many would be as many guesses. */
const ATTEMPTS_OF_NETWORK = 10;
/** Failures for one account or typed email, from everywhere or from one network, or in one browser that is known, or in one session, or in all sessions by links. */
const DELAY_OF_PERSON: DelayPolicy = { free: 4, firstMs: 30_000, maxMs: LONGEST_DELAY_MS, forgetMs: 3_600_000 };

const FAILURES: ReadonlySet<string> = new Set(['sign_in_failed', 'password_wrong']);

/**
 * Slows down guessing. What counts is the account of the email that was typed, or the email if there is none, from all networks together and
 * from each one. A browser in which the person has given the password before counts apart. Nobody is locked out for good.
 */
export class GuardedSignIn {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Runs an attempt to sign in, unless there were too many failures before.
   * @param person the UUID of the account that is judged, or else what was typed
   * @throws DomainError `too_many_failures`
   */
  byPassword<T>(request: Request, person: string, work: () => Promise<T>): Promise<T> {
    const browser = this.browsers.find(request, person);
    if (browser !== null) return this.attempt(keyOf('browser', `${browser}\n${person}`), work);
    return this.fromAnywhere('person', person, request, work);
  }

  /**
   * Runs an attempt to confirm the password in a session. Whoever makes links can open any number of sessions, whose attempts count together,
   * and for their network. @throws DomainError `too_many_failures`
   */
  inSession<T>(request: Request, { id, accountId, signedInBy }: Session, work: () => Promise<T>): Promise<T> {
    if (signedInBy === 'password') return this.attempt(keyOf('session', id), work);
    return this.fromAnywhere('account', accountId, request, work);
  }

  /** A success ends the delay of the person, but not that of another network, from which somebody else may be guessing. */
  private fromAnywhere<T>(
    kind: 'account' | 'person',
    person: string,
    request: Request,
    work: () => Promise<T>,
  ): Promise<T> {
    const network = clientNetwork(request);
    const inNetwork = () => this.attempt(keyOf(kind, `${person}\n${network}`), () => this.fromNetwork(network, work));
    return this.attempt(keyOf(kind, person), inNetwork);
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

  /** A success does not end the delay: it may be that of the attacker's own account. */
  private async fromNetwork<T>(network: string, work: () => Promise<T>): Promise<T> {
    const key = keyOf('network', network);
    await this.assertNoDelay(key, DELAY_OF_NETWORK);
    const slot = await this.limiter.enter(`${key}:turn`, ATTEMPTS_OF_NETWORK);
    if (slot === null) throw tooManyFailures(1);
    try {
      return await work();
    } catch (error) {
      if (isFailure(error)) await this.limiter.noteFailure(key, DELAY_OF_NETWORK);
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
function keyOf(kind: 'account' | 'browser' | 'network' | 'person' | 'session', text: string): string {
  return `sign_in:${kind}:${hash('sha256', text, 'base64url')}`;
}

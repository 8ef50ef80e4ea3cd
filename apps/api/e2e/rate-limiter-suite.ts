import { describe, expect, it } from '@jest/globals';
import { MemoryRateLimiter, type RateLimitDemand, type RateLimiter, type RateLimitPolicy } from '@livery/http';
import { FixedClock } from '@livery/testing';
import fc from 'fast-check';

const POLICY: RateLimitPolicy = { name: 'default', perSecond: 10, burst: 5 };
let made = 0;

/** Returns a demand of a new caller. */
export const newDemand = (policy = POLICY): RateLimitDemand => ({
  key: `caller-${Date.now()}-${(made += 1)}`,
  policy,
});

/** The suite that every rate limiter must pass, wherever it stores its state. */
export function describeLimiter(name: string, create: (clock: FixedClock) => Promise<RateLimiter>): void {
  describe(name, () => {
    it('allows a burst, then one request in each interval, and reports when the next one is allowed', async () => {
      const clock = new FixedClock();
      const limiter = await create(clock);
      const demand = newDemand();
      const outcomes: boolean[] = [];
      for (let n = 0; n < 6; n += 1) outcomes.push((await limiter.take([demand]))[0]?.isAllowed ?? false);
      expect(outcomes).toEqual([true, true, true, true, true, false]);
      const [refused] = await limiter.take([demand]);
      expect(refused).toEqual({ isAllowed: false, remaining: 0, resetSeconds: 1, retryAfterSeconds: 1 });
      clock.advance(99);
      expect((await limiter.take([demand]))[0]?.isAllowed).toBe(false);
      clock.advance(1);
      expect((await limiter.take([demand]))[0]).toMatchObject({ isAllowed: true, remaining: 0 });
      clock.advance(10_000);
      expect((await limiter.take([demand]))[0]).toEqual({
        isAllowed: true,
        remaining: 4,
        resetSeconds: 1,
        retryAfterSeconds: 0,
      });
    });

    it('counts no request that another policy refuses', async () => {
      const limiter = await create(new FixedClock());
      const [own, shared] = [newDemand(), newDemand({ name: 'organization', perSecond: 1, burst: 1 })];
      await limiter.take([own, shared]);
      const refused = await limiter.take([own, shared]);
      expect(refused.map(({ isAllowed }) => isAllowed)).toEqual([true, false]);
      expect((await limiter.peek(own)).remaining).toBe(4);
    });

    it('has as many slots as the limit, and releases each of them once', async () => {
      const limiter = await create(new FixedClock());
      const { key } = newDemand();
      const [first, second] = [await limiter.enter(key, 2), await limiter.enter(key, 2)];
      expect(await limiter.enter(key, 2)).toBeNull();
      first?.release();
      first?.release();
      const third = await limiter.enter(key, 2);
      expect(third).not.toBeNull();
      expect(await limiter.enter(key, 2)).toBeNull();
      second?.release();
      third?.release();
    });

    it('delays attempts after failures, twice as long after each further one, until they are forgotten', async () => {
      const clock = new FixedClock();
      const limiter = await create(clock);
      const [{ key }, policy] = [newDemand(), { free: 1, firstMs: 1_000, maxMs: 4_000, forgetMs: 60_000 }];
      const delays: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        await limiter.noteFailure(key, policy);
        delays.push(await limiter.delayOf(key, policy));
        clock.advance(500);
      }
      expect(delays).toEqual([0, 1, 2, 4, 4]);
      clock.advance(3_500);
      expect(await limiter.delayOf(key, policy)).toBe(0);
      await limiter.noteFailure(key, policy);
      await limiter.forgetFailures(key);
      expect(await limiter.delayOf(key, policy)).toBe(0);
      expect(await limiter.delayOf(newDemand().key, policy)).toBe(0);
    });

    it('makes the same decisions as the limiter in memory for random sequences of requests', async () => {
      const step = fc.record({ wait: fc.nat(400), organization: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), async (steps, burst) => {
          const clock = new FixedClock();
          const [one, other] = [await create(clock), new MemoryRateLimiter(clock)];
          const own = newDemand({ name: 'default', perSecond: 3, burst });
          const shared = newDemand({ name: 'organization', perSecond: 7, burst: 2 });
          for (const { wait, organization } of steps) {
            clock.advance(wait);
            const demands = organization ? [own, shared] : [own];
            expect(await one.take(demands)).toEqual(other.take(demands));
            expect(await one.peek(shared)).toEqual(other.peek(shared));
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}

import { expect, it } from '@jest/globals';
import { MemoryRateLimiter } from '@livery/http';
import { FixedClock } from '@livery/testing';
import { describeLimiter, newDemand } from './rate-limiter-suite.ts';

describeLimiter('a limiter in memory', async (clock) => new MemoryRateLimiter(clock));

it('a limiter in memory removes callers whose limits are full again, and has a maximum number of callers', () => {
  const clock = new FixedClock();
  const limiter = new MemoryRateLimiter(clock);
  for (let n = 0; n < 30_000; n += 1) limiter.take([newDemand()]);
  clock.advance(60_000);
  for (let n = 0; n < 10_000; n += 1) limiter.take([newDemand()]);
  expect(limiter.size).toBeLessThanOrEqual(20_000);
  for (let n = 0; n < 300_000; n += 1) limiter.take([newDemand()]);
  expect(limiter.size).toBeLessThanOrEqual(200_000);
});

it('a limiter in memory forgets failures, and has a maximum number of callers that failed', () => {
  const [clock, policy] = [new FixedClock(), { free: 1, firstMs: 1_000, maxMs: 4_000, forgetMs: 60_000 }];
  const limiter = new MemoryRateLimiter(clock);
  for (let n = 0; n < 250_000; n += 1) limiter.noteFailure(newDemand().key, policy);
  expect(limiter.size).toBe(200_000);
  clock.advance(600_000);
  limiter.noteFailure(newDemand().key, policy);
  expect(limiter.size).toBe(1);
});

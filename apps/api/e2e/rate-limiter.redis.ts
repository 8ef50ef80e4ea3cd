import { afterAll, describe, expect, it } from '@jest/globals';
import { MemoryRateLimiter, RedisRateLimiter } from '@livery/http';
import { FixedClock } from '@livery/testing';
import { describeLimiter, newDemand } from './rate-limiter-suite.ts';

/** Long enough for a busy machine: these tests are about what Redis decides, not about the fallback. */
const COMMAND_TIMEOUT_MS = 10_000;
const opened: RedisRateLimiter[] = [];

function open(clock: FixedClock, url = process.env['REDIS_URL'] ?? ''): RedisRateLimiter {
  const fallback = new MemoryRateLimiter(clock);
  const limiter = new RedisRateLimiter(url, clock, fallback, () => undefined, COMMAND_TIMEOUT_MS);
  opened.push(limiter);
  return limiter;
}

async function connect(clock: FixedClock): Promise<RedisRateLimiter> {
  const limiter = open(clock);
  await limiter.connected();
  return limiter;
}

afterAll(async () => {
  for (const limiter of opened) await limiter.close();
});

describeLimiter('a limiter on Redis', connect);

describe('limiters on one Redis', () => {
  it('share the requests that were counted and the slots that are in use', async () => {
    const clock = new FixedClock();
    const [one, other] = [await connect(clock), await connect(clock)];
    const demand = newDemand({ name: 'default', perSecond: 1, burst: 2 });
    const outcomes = [await one.take([demand]), await other.take([demand]), await one.take([demand])];
    expect(outcomes.map(([decision]) => decision?.isAllowed)).toEqual([true, true, false]);
    const slot = await one.enter(demand.key + ':slots', 1);
    expect(await other.enter(demand.key + ':slots', 1)).toBeNull();
    slot?.release();
    const policy = { free: 1, firstMs: 1_000, maxMs: 4_000, forgetMs: 60_000 };
    await one.noteFailure(demand.key + ':failures', policy);
    await other.noteFailure(demand.key + ':failures', policy);
    expect(await one.delayOf(demand.key + ':failures', policy)).toBe(1);
  });

  it('limit in memory while Redis cannot be reached', async () => {
    const limiter = open(new FixedClock(), 'redis://127.0.0.1:1');
    const demand = newDemand({ name: 'default', perSecond: 1, burst: 1 });
    expect((await limiter.take([demand]))[0]?.isAllowed).toBe(true);
    expect((await limiter.take([demand]))[0]?.isAllowed).toBe(false);
  });
});

import { SystemClock } from '@livery/runtime';
import type { Logger } from 'pino';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

/** A limiter on the Redis at an address; undefined without one, where each process limits by itself. Whoever opens it closes it. */
export function openRateLimiter(url: string | undefined, logger: Logger): RedisRateLimiter | undefined {
  if (url === undefined) return undefined;
  const clock = new SystemClock();
  return new RedisRateLimiter(url, clock, new MemoryRateLimiter(clock), () =>
    logger.warn('the Redis of the rate limits does not answer; each process limits by itself meanwhile'),
  );
}

import { SystemClock } from '@livery/runtime';
import type { Logger } from 'pino';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

/** A rate limiter on Redis, which the caller closes; undefined without a URL, in which case each process counts separately. */
export function openRateLimiter(url: string | undefined, logger: Logger): RedisRateLimiter | undefined {
  if (url === undefined) return undefined;
  const clock = new SystemClock();
  return new RedisRateLimiter(url, clock, new MemoryRateLimiter(clock), () =>
    logger.warn('the Redis of the rate limits cannot be reached; each process counts separately meanwhile'),
  );
}

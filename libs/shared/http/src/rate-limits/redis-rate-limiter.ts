import { once } from 'node:events';
import { type Clock, newId } from '@livery/kernel';
import { Redis } from 'ioredis';
import { decisionOf, intervalOf, toleranceOf } from './gcra.ts';
import { type RateLimitDecision, type RateLimitDemand, type RateLimitPlace, RateLimiter } from './rate-limiter.ts';

/** A store that is slower than this is done without. */
const PATIENCE_MS = 100;
/** As long as the longest request; a process that dies gives its places back then. */
const PLACE_MS = 300_000;
const PREFIX = 'livery:rate:';

/** KEYS: of the demands; ARGV: now, whether to count (1), then interval and tolerance of each. Gives schedule and permission of each. */
const TAKE = `
local now = tonumber(ARGV[1])
local next_times, allowed = {}, true
for i, key in ipairs(KEYS) do
  local known = tonumber(redis.call('GET', key) or '0')
  local interval, tolerance = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  local next_time = math.max(known, now) + interval
  if next_time - now > tolerance then allowed = false; next_times[i] = { known, 0, known }
  else next_times[i] = { next_time, 1, known } end
end
local answer = {}
for i, key in ipairs(KEYS) do
  local next_time, fits, known = next_times[i][1], next_times[i][2], next_times[i][3]
  if allowed and ARGV[2] == '1' then
    redis.call('SET', key, string.format('%.17g', next_time), 'PX', math.ceil(next_time - now) + 1000)
    known = next_time
  end
  answer[2 * i - 1] = string.format('%.17g', known)
  answer[2 * i] = fits
end
return answer`;

/** KEYS: the places; ARGV: now, until when, limit, id. */
const ENTER = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[2] - ARGV[1])
return 1`;

/** Limits that all processes share. While the store is away, each goes by its own. */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: Redis;

  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly meanwhile: RateLimiter,
    onProblem: (error: unknown) => void,
  ) {
    super();
    this.redis = new Redis(url, {
      commandTimeout: PATIENCE_MS,
      connectTimeout: 5_000,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    this.redis.on('error', onProblem);
  }

  /** Resolves once the store answers: from then on all processes count together. */
  async connected(): Promise<void> {
    if (this.redis.status !== 'ready') await once(this.redis, 'ready');
  }

  async take(demands: readonly RateLimitDemand[]): Promise<readonly RateLimitDecision[]> {
    return (await this.decide(demands, true)) ?? (await this.meanwhile.take(demands));
  }

  async peek(demand: RateLimitDemand): Promise<RateLimitDecision> {
    const [decision] = (await this.decide([demand], false)) ?? [];
    return decision ?? (await this.meanwhile.peek(demand));
  }

  async enter(key: string, limit: number): Promise<RateLimitPlace | null> {
    const place = PREFIX + key;
    const id = newId();
    const now = this.clock.now().getTime();
    try {
      const entered = await this.redis.eval(ENTER, 1, place, now, now + PLACE_MS, limit, id);
      if (entered !== 1) return null;
    } catch {
      return this.meanwhile.enter(key, limit);
    }
    // A place that cannot be given back ends by itself.
    return { release: () => void this.redis.zrem(place, id).catch(() => undefined) };
  }

  async close(): Promise<void> {
    await this.redis.quit().catch(() => this.redis.disconnect());
  }

  /** null while the store is away. */
  private async decide(demands: readonly RateLimitDemand[], counts: boolean): Promise<RateLimitDecision[] | null> {
    const now = this.clock.now().getTime();
    const keys = demands.map(({ key }) => PREFIX + key);
    const figures = demands.flatMap(({ policy }) => [intervalOf(policy), toleranceOf(policy)]);
    let answer: unknown;
    try {
      answer = await this.redis.eval(TAKE, keys.length, ...keys, now, counts ? 1 : 0, ...figures);
    } catch {
      return null;
    }
    if (!Array.isArray(answer)) return null;
    const values = answer.map(Number);
    return demands.map(({ policy }, index) =>
      decisionOf(policy, values[2 * index] ?? 0, now, values[2 * index + 1] === 1),
    );
  }
}

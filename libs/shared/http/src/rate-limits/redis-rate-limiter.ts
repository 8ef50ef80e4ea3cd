import { type Clock, newId } from '@livery/kernel';
import { Redis } from 'ioredis';
import { decisionOf, intervalOf, toleranceOf } from './gcra.ts';
import { delaySecondsOf, type DelayPolicy, type Failures, longestMemoryMs, mostFailures } from './growing-delay.ts';
import { type RateLimitDecision, type RateLimitDemand, type ConcurrencySlot, RateLimiter } from './rate-limiter.ts';

/** If Redis takes longer, the fallback decides. */
const COMMAND_TIMEOUT_MS = 100;
/** Longer than any request. After this time the slots of a process that crashed are free again. */
const SLOT_LIFETIME_MS = 300_000;
const PREFIX = 'livery:rate:';

/**
 * KEYS: the keys of the demands. ARGV: the time, 1 if the request counts, then interval and tolerance of each demand. Returns schedule and
 * permission of each demand.
 */
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

/** KEYS: the set of taken slots. ARGV: the time, the end of the slot's lifetime, the limit, and the id of the new slot. */
const ENTER = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[2] - ARGV[1])
return 1`;

/** KEYS: the key of a caller that failed. ARGV: the time, the time to forget a failure, the most failures, and the longest memory. */
const NOTE_FAILURE = `
local now = tonumber(ARGV[1])
local left = 0
local known = redis.call('GET', KEYS[1])
if known then
  local count, at = string.match(known, '^(%S+) (%S+)$')
  left = math.max(0, tonumber(count) - math.max(0, now - tonumber(at)) / tonumber(ARGV[2]))
end
local count = math.min(tonumber(ARGV[3]), left + 1)
redis.call('SET', KEYS[1], string.format('%.17g %.17g', count, now), 'PX', ARGV[4])
return 1`;

/** Counts the requests of all processes together. While Redis cannot be reached, each process uses its fallback. */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: Redis;

  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly fallback: RateLimiter,
    onProblem: (error: unknown) => void,
    commandTimeoutMs = COMMAND_TIMEOUT_MS,
  ) {
    super();
    this.redis = new Redis(url, {
      commandTimeout: commandTimeoutMs,
      connectTimeout: 5_000,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    this.redis.on('error', onProblem);
  }

  /** Resolves when Redis can be reached, also after attempts that fail. From then on all processes count together. */
  async connected(): Promise<void> {
    if (this.redis.status !== 'ready') await new Promise<void>((resolve) => this.redis.once('ready', resolve));
  }

  async take(demands: readonly RateLimitDemand[]): Promise<readonly RateLimitDecision[]> {
    return (await this.decide(demands, true)) ?? (await this.fallback.take(demands));
  }

  async peek(demand: RateLimitDemand): Promise<RateLimitDecision> {
    const [decision] = (await this.decide([demand], false)) ?? [];
    return decision ?? (await this.fallback.peek(demand));
  }

  async enter(key: string, limit: number): Promise<ConcurrencySlot | null> {
    const slots = PREFIX + key;
    const id = newId();
    const now = this.clock.now().getTime();
    try {
      const entered = await this.redis.eval(ENTER, 1, slots, now, now + SLOT_LIFETIME_MS, limit, id);
      if (entered !== 1) return null;
    } catch {
      return this.fallback.enter(key, limit);
    }
    // A slot that cannot be released ends after its lifetime.
    return { release: () => void this.redis.zrem(slots, id).catch(() => undefined) };
  }

  async noteFailure(key: string, policy: DelayPolicy): Promise<void> {
    const figures = [this.clock.now().getTime(), policy.forgetMs, mostFailures(policy), longestMemoryMs(policy)];
    try {
      await this.redis.eval(NOTE_FAILURE, 1, PREFIX + key, ...figures);
    } catch {
      await this.fallback.noteFailure(key, policy);
    }
  }

  async delayOf(key: string, policy: DelayPolicy): Promise<number> {
    try {
      return delaySecondsOf(policy, failuresIn(await this.redis.get(PREFIX + key)), this.clock.now().getTime());
    } catch {
      return this.fallback.delayOf(key, policy);
    }
  }

  async forgetFailures(key: string): Promise<void> {
    await this.fallback.forgetFailures(key);
    await this.redis.del(PREFIX + key).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.redis.quit().catch(() => this.redis.disconnect());
  }

  /** The decisions of Redis; null while it cannot be reached. */
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

function failuresIn(stored: string | null): Failures | undefined {
  if (stored === null) return undefined;
  const [count = 0, at = 0] = stored.split(' ').map(Number);
  return { count, at };
}

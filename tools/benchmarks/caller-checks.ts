import { MemoryRateLimiter, type RateLimitDemand } from '@livery/http';
import { newId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openCredentials } from './support/credentials.ts';

const CALLS = 100_000;
const ROUNDS = 5;
const CALLERS = 1_000;
const KEYS = 100;

/** Prints the processor time of one call, measured in rounds of 100,000 calls in this process. */
async function measure(what: string, barMicroseconds: number, call: (index: number) => unknown): Promise<void> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let index = 0; index < CALLS; index += 1) {
      const answer = call(index);
      if (answer instanceof Promise) await answer;
    }
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / CALLS);
  }
  const sorted = rounds.sort((a, b) => a - b).map((microseconds) => microseconds.toFixed(2));
  console.log(`${what}: ${sorted.join(', ')} µs of CPU a call; bar ${barMicroseconds} µs`);
}

/** One decision on the limits of a caller and of its organization, for 1,000 callers in turn. */
const limiter = new MemoryRateLimiter(new SystemClock());
const callers = Array.from({ length: CALLERS }, (): readonly RateLimitDemand[] => {
  const owner = `${newId()}:live`;
  return [
    { key: `${owner}:${newId()}:default`, policy: { name: 'default', perSecond: 1e6, burst: 1e6 } },
    { key: owner, policy: { name: 'organization', perSecond: 4e6, burst: 4e6 } },
  ];
});
await measure('rate limiter', 10, (index) => limiter.take(callers[index % CALLERS] ?? []));

/** Looking up the owner of a key, for 100 keys in turn that were used before. */
await withBenchmarkPostgres(async (url) => {
  await using credentials = await openCredentials(url, KEYS);
  const { authenticate, keys } = credentials;
  await measure('cached credential check', 50, (index) => authenticate.execute(keys[index % KEYS] ?? ''));
});

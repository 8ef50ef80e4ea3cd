import { MemoryRateLimiter, type RateLimitDemand } from '@livery/http';
import { newId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openCredentials } from './support/credentials.ts';

const CALLS = 100_000;
const ROUNDS = 5;
const CALLERS = 1_000;
const KEYS = 100;

/** Prints the CPU of one call in-process: rounds of 100,000 calls in a row. */
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
  const told = rounds.sort((a, b) => a - b).map((microseconds) => microseconds.toFixed(2));
  console.log(`${what}: ${told.join(', ')} µs of CPU a call; bar ${barMicroseconds} µs`);
}

/** One decision on a caller and its organization, each call of one of 1,000 callers. */
const limiter = new MemoryRateLimiter(new SystemClock());
const callers = Array.from({ length: CALLERS }, (): readonly RateLimitDemand[] => {
  const owner = `${newId()}:live`;
  return [
    { key: `${owner}:${newId()}:default`, policy: { name: 'default', perSecond: 1e6, burst: 1e6 } },
    { key: owner, policy: { name: 'organization', perSecond: 4e6, burst: 4e6 } },
  ];
});
await measure('rate limiter', 10, (index) => limiter.take(callers[index % CALLERS] ?? []));

/** From the text of a key to whose it is, each call with one of 100 keys that were used before. */
await withBenchmarkPostgres(async (url) => {
  await using credentials = await openCredentials(url, KEYS);
  const { authenticate, keys } = credentials;
  await measure('cached credential check', 50, (index) => authenticate.execute(keys[index % KEYS] ?? ''));
});

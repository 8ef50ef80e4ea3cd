import { MemoryRateLimiter } from '@livery/http';
import type { RateLimitDemand } from '@livery/http';
import { newId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';

const CALLS = 100_000;
const ROUNDS = 5;
const BAR_MICROSECONDS = 10;

/** CPU of one decision on a caller and its organization, in-process: 100,000 in a row, each of one of 1,000 callers. */
const limiter = new MemoryRateLimiter(new SystemClock());
const callers = Array.from({ length: 1_000 }, (): readonly RateLimitDemand[] => {
  const owner = `${newId()}:live`;
  return [
    { key: `${owner}:${newId()}:default`, policy: { name: 'default', perSecond: 1e6, burst: 1e6 } },
    { key: owner, policy: { name: 'organization', perSecond: 4e6, burst: 4e6 } },
  ];
});
const rounds = Array.from({ length: ROUNDS }, () => {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) limiter.take(callers[call % callers.length] ?? []);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}).sort((a, b) => a - b);
console.log(
  `rate limiter: ${rounds.map((microseconds) => microseconds.toFixed(2)).join(', ')} µs of CPU a call; bar ${BAR_MICROSECONDS} µs`,
);

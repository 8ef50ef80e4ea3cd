import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { killReplays } from './replay/replay-kills.ts';

const SIZE = { events: 100_000, kills: 2 };

/** Two replays of 100,000 deliveries must send each of them once, although the worker is killed in the middle of both. */
await withBenchmarkPostgres(async (url) => {
  const started = performance.now();
  const { faults, extra, interrupted } = await killReplays(url, SIZE);
  console.log(
    `two replays of ${SIZE.events} deliveries in ${((performance.now() - started) / 1_000).toFixed(0)} s, the worker killed ` +
      `${2 * SIZE.kills} times, ${interrupted} of them within a replay: ${extra} sent once more, all of them in flight at a kill; ` +
      `${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
});

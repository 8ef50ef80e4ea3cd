import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { sendAnonymousBodies } from './neighbours/anonymous-bodies.ts';
import { inWords, ratioOf } from './neighbours/neighbour.ts';

const SLICES = 20;
const BAR = 3;

/** Bodies of callers without a credential must not delay anybody else more than harmless ones. */
await withBenchmarkPostgres(async (url) => {
  const { times, statuses } = await sendAnonymousBodies(url, SLICES);
  const ratio = ratioOf(times, 0.5);
  console.log(
    `a neighbour of callers who send hostile bodies: ${inWords(times)}; p50 ${ratio.toFixed(2)}x; bar ${BAR}x`,
  );
  console.log(`  answers by status: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  if (!(ratio < BAR)) process.exitCode = 1;
});

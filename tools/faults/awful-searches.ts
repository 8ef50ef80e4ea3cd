import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { searchAwfully } from './neighbours/awful-searches.ts';
import { inWords, ratioOf } from './neighbours/neighbour.ts';

const ASSETS = Number(process.env['LIBRARY_ASSETS'] ?? 100_000);
const SLICES = 20;
const BAR = 4;
/** How many searches of an organization run at the same time (ADR 0072). */
const TURNS = 2;

/** Searches of one organization must not delay others much, and wait for their turn or are refused. */
await withBenchmarkPostgres(async (url) => {
  const { times, statuses, mostAtOnce } = await searchAwfully(url, ASSETS, SLICES);
  const ratio = ratioOf(times, 0.5);
  console.log(`a neighbour of 40 callers who search: ${inWords(times)}; p50 ${ratio.toFixed(2)}x; bar ${BAR}x`);
  console.log(`  answers by status: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  console.log(`  searches at the same time: ${mostAtOnce}; bar ${TURNS}`);
  const isWaiting = mostAtOnce <= TURNS && (statuses.get(503) ?? 0) > 0;
  if (!(ratio < BAR && isWaiting)) process.exitCode = 1;
});

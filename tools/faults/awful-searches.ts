import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { searchAwfully } from './neighbours/awful-searches.ts';
import { inWords, ratioOf } from './neighbours/neighbour.ts';

const ASSETS = Number(process.env['LIBRARY_ASSETS'] ?? 100_000);
const SLICES = 20;
const BAR = 4;

/** Searches of one organization must not delay others much. */
await withBenchmarkPostgres(async (url) => {
  const { times, statuses } = await searchAwfully(url, ASSETS, SLICES);
  const ratio = ratioOf(times, 0.5);
  console.log(`a neighbour of four callers who search: ${inWords(times)}; p50 ${ratio.toFixed(2)}x; bar ${BAR}x`);
  console.log(`  answers by status: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  if (!(ratio < BAR)) process.exitCode = 1;
});

import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { uploadHostileIcons } from './neighbours/hostile-icons.ts';
import { inWords, ratioOf } from './neighbours/neighbour.ts';

const SLICES = 20;
const BAR = 8;

/** Icons of one organization must not delay those of others much. */
await withBenchmarkPostgres(async (url) => {
  const { times, statuses } = await uploadHostileIcons(url, SLICES);
  const ratio = ratioOf(times, 0.5);
  console.log(`a neighbour of callers who upload slow icons: ${inWords(times)}; p50 ${ratio.toFixed(2)}x; bar ${BAR}x`);
  console.log(`  answers by status: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  if (!(ratio < BAR)) process.exitCode = 1;
});

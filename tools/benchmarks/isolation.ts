import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { measureIsolation } from './support/isolation.ts';
import { percentile } from './support/open-loop.ts';

const SECONDS = Number(process.env['ISOLATION_SECONDS'] ?? 20);

/**
 * One organization beside another with 100 endpoints that never answer, which it disables and enables every second, then beside
 * 16 organizations with 50 new ones each.
 */
await withBenchmarkPostgres(async (url) => {
  const { alone, beside, besideSeveral, hanging } = await measureIsolation(url, SECONDS * 1_000);
  const at = (samples: readonly number[]): string =>
    `p50 ${percentile(samples, 0.5).toFixed(0)} ms, p99 ${percentile(samples, 0.99).toFixed(0)} ms`;
  const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
  console.log(`alone: ${at(alone)} of ${alone.length} events`);
  console.log(
    `beside 100 endpoints that never answer (${hanging} requests): ${at(beside)}; ${ratio.toFixed(2)}x; bar 1 s and 3x`,
  );
  console.log(`beside 16 organizations with 50 new ones each: ${at(besideSeveral)}; bar 3 s`);
});

import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { requestsPerSecond } from './support/load.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 7;
const BAR = 0.6;
const LOAD = { path: '/api/v1/events', connections: 16, milliseconds: 3_000 };

/** Authenticated GET /events (50 rows, credential cached), compared with Express alone and the same SQL statement. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const bare = await startServer('bare-express', {
    DATABASE_URL: url,
    ORGANIZATION_ID: api.facts['organization_id'] ?? '',
  });
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}` };
  const result = await measurePaired(
    ROUNDS,
    () => requestsPerSecond({ ...LOAD, origin: api.origin, headers }),
    () => requestsPerSecond({ ...LOAD, origin: bare.origin, headers: {} }),
  );
  for (const { a, b } of result.pairs) console.log(`  livery ${a.toFixed(0)}/s   bare express ${b.toFixed(0)}/s`);
  console.log(`GET /events against bare Express: ${describeRatios(result)}; bar ${BAR}x`);
  await Promise.all([api.stop(), bare.stop()]);
});

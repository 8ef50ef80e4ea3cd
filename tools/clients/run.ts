import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { countOne, type Counts, reportCounts, sumCounts } from '../build/check-counts.ts';
import { provePythonLibrary } from '../python-library/prove.ts';
import { serveApi } from '../schemathesis/served-api.ts';
import { GENERATORS, tryGenerator } from './generators/try-generator.ts';

/** `npm run test:clients` uses the packed Python library, and clients that it generates from `openapi.json`, one counted test each. */
const counts: Counts[] = [];
await withBenchmarkPostgres(async (url) => {
  const api = await serveApi(url);
  try {
    counts.push(await attempt('the Python library', () => provePythonLibrary(api)));
    for (const generator of GENERATORS) counts.push(await attempt(generator.name, () => tryGenerator(generator, api)));
  } finally {
    await api.close();
  }
});
const total = sumCounts(counts);
await reportCounts(total);
if (total.failed > 0) process.exitCode = 1;

async function attempt(name: string, work: () => Promise<void>): Promise<Counts> {
  try {
    await work();
    return countOne(name, true);
  } catch (error) {
    console.error(error);
    return countOne(name, false);
  }
}

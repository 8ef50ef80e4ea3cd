import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { checkBesideHostileOnes } from './neighbours/hostile-checks.ts';
import { inWords, ratioOf } from './neighbours/neighbour.ts';

const CHECKS = 400;
const PER_SECOND = 8;
/** The callers use the same processors as the service, for hundreds of requests a second that are refused. */
const BAR = 5;

/** The checks of an organization must not wait for those of another one that sends as many large documents as it can. */
await withBenchmarkPostgres(async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-fault-'));
  try {
    const { times, answers } = await checkBesideHostileOnes(url, folder, CHECKS, PER_SECOND);
    const ratio = ratioOf(times, 0.99);
    console.log(
      `checks beside 80 callers of large documents: ${inWords(times)}; p99 ${ratio.toFixed(2)}x; bar ${BAR}x`,
    );
    console.log(`  answers by status: ${[...answers].map(([status, count]) => `${status} ${count}`).join(', ')}`);
    if (!(ratio < BAR)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

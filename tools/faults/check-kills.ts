import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { killChecks } from './checks/check-kills.ts';

const KILLS = 10;

/**
 * No accepted check may be lost or be judged twice at a time, and blobs must equal references and stored objects, although the api and the
 * worker are killed.
 */
await withBenchmarkPostgres(async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-fault-'));
  const started = performance.now();
  try {
    const { acknowledged, fixes, faults, said } = await killChecks(url, folder, KILLS);
    console.log(
      `${acknowledged.length} checks, ${fixes} of them of fixed documents, in ${((performance.now() - started) / 1_000).toFixed(0)} s, ` +
        `api killed ${2 * KILLS} times, worker ${KILLS} times; ${faults.length} faults`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (said !== '') console.log(`The processes said:\n${said}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { killContent } from './content/content-kills.ts';

const SIZE = { callers: 8, kills: 10, sameFiles: 30 };

/**
 * Every acknowledged asset must have its bytes, blobs must equal references and stored objects, and every job must end once, although the
 * api and the worker are killed, and blobs are collected at once.
 */
await withBenchmarkPostgres(async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-fault-'));
  const started = performance.now();
  try {
    const { faults, said, ...counts } = await killContent(url, folder, SIZE);
    const { uploads, deletions, downloads, jobs, blobs } = counts;
    console.log(
      `${uploads} uploads and ${deletions} deletions in ${((performance.now() - started) / 1_000).toFixed(0)} s, ` +
        `api and worker each killed ${SIZE.kills} times: ${downloads} assets compared with their bytes, ${blobs} blobs, ` +
        `${jobs} jobs; ${faults.length} faults`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (said !== '') console.log(`The processes said:\n${said}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

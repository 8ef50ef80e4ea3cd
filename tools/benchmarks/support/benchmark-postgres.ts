import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '@livery/embedded-postgres';

/**
 * Runs work on a new embedded PostgreSQL with fsync, as in production, and removes it afterwards. `BENCHMARK_DATABASE` names an empty database
 * of another server, such as the distribution's, to use instead.
 */
export async function withBenchmarkPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const other = process.env['BENCHMARK_DATABASE'];
  if (other !== undefined) return work(other);
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-benchmark-'));
  const postgres = await EmbeddedPostgres.start({ directory: path.join(directory, 'postgres') });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

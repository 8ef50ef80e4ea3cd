import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '@livery/embedded-postgres';

/** Runs work on a new embedded PostgreSQL with fsync, as in production, and removes it afterwards. */
export async function withBenchmarkPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-benchmark-'));
  const postgres = await EmbeddedPostgres.start({ directory: path.join(directory, 'postgres') });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

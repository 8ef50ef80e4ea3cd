import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '@livery/embedded-postgres';
import { TEST_POSTGRES_URL } from './test-database.ts';

const INTERRUPTED = 130;

let stop: () => Promise<void> = () => Promise.resolve();

/** One embedded PostgreSQL for a whole test run; every suite makes databases of its own on it. */
export async function setup(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  // The server's user must reach it when the run is root's; else the cluster goes elsewhere, and stays there.
  await chmod(directory, 0o755);
  const postgres = await EmbeddedPostgres.start({ directory: path.join(directory, 'postgres'), durable: false });
  process.env[TEST_POSTGRES_URL] = postgres.url;
  stop = async () => {
    stop = () => Promise.resolve();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  // jest ends at a signal without its teardown, and the server does not end with it.
  const interrupt = (): void => void stop().finally(() => process.exit(INTERRUPTED));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
}

export async function teardown(): Promise<void> {
  await stop();
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '@livery/embedded-postgres';
import { TEST_POSTGRES_URL } from './test-database.ts';

const INTERRUPTED = 130;

let stop: () => Promise<void> = () => Promise.resolve();

interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one PostgreSQL for a whole test run. Every suite creates its own databases in it. */
export async function setup(start: () => Promise<TestServer> = startEmbedded): Promise<void> {
  const postgres = await start();
  process.env[TEST_POSTGRES_URL] = postgres.url;
  stop = async () => {
    stop = () => Promise.resolve();
    await postgres.stop();
  };
  // At a signal, jest ends without its teardown, and the server would continue to run.
  const interrupt = (): void => void stop().finally(() => process.exit(INTERRUPTED));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
}

async function startEmbedded(): Promise<TestServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  // If root runs the tests, the server's user must be able to enter the directory. Otherwise the cluster would be created elsewhere.
  await chmod(directory, 0o755);
  const postgres = await EmbeddedPostgres.start({ directory: path.join(directory, 'postgres'), durable: false });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export async function teardown(): Promise<void> {
  await stop();
}

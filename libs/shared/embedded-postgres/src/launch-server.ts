import { setTimeout } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { PostgresServer, type PostgresServerOptions } from './postgres-server.ts';

/** How long to retry. A child that writes to a busy disk ends only after the write. */
const TIMEOUT_MS = 15_000;
const BACKOFF_MS = 300;

/** Starts a server. It retries while children of a killed server, which are about to end, still use its shared memory. */
export async function launchServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await PostgresServer.launch(options);
    } catch (error) {
      if (performance.now() > deadline || !said(error, 'pre-existing shared memory block')) throw error;
      await setTimeout(BACKOFF_MS);
    }
  }
}

/** Whether the last log lines of the server contain a text. */
export function said(error: unknown, words: string): boolean {
  return error instanceof EmbeddedPostgresFailed && error.message.includes(words);
}

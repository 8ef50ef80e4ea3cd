import { setTimeout } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { PostgresServer, type PostgresServerOptions } from './postgres-server.ts';

/** A child that writes to a busy disk ends only when that is done. */
const PATIENCE_MS = 15_000;
const BACKOFF_MS = 300;

/** Starts a server; tried again while children of a killed one that just end still hold its memory. */
export async function launchServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await PostgresServer.launch(options);
    } catch (error) {
      if (performance.now() > deadline || !said(error, 'pre-existing shared memory block')) throw error;
      await setTimeout(BACKOFF_MS);
    }
  }
}

/** Whether the server's last words hold these. */
export function said(error: unknown, words: string): boolean {
  return error instanceof EmbeddedPostgresFailed && error.message.includes(words);
}

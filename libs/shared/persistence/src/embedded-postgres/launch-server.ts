import { setTimeout } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { PostgresServer, type PostgresServerOptions } from './postgres-server.ts';

const ATTEMPTS = 5;
const BACKOFF = 300;

/** Starts a server; tried again while children of a killed one that just end still hold its memory. */
export async function launchServer(options: PostgresServerOptions): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await PostgresServer.launch(options);
    } catch (error) {
      if (attempt === ATTEMPTS || !said(error, 'pre-existing shared memory block')) throw error;
      await setTimeout(BACKOFF);
    }
  }
}

/** Whether the server's last words hold these. */
export function said(error: unknown, words: string): boolean {
  return error instanceof EmbeddedPostgresFailed && error.message.includes(words);
}

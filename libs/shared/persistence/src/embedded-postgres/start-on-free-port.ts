import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { clusterFiles } from './cluster-files.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { freeLoopbackPort } from './loopback-port.ts';
import { PostgresServer, type PostgresServerOptions } from './postgres-server.ts';
import { unlessMissing } from './unless-missing.ts';
import { writeFileWhole } from './write-file-whole.ts';

const ATTEMPTS = 5;
const BACKOFF = 300;

export interface StartedServer {
  readonly server: PostgresServer;
  readonly port: number;
}

/**
 * Starts the server on the port of its last start, or on another when that is taken, which is then kept. What passes
 * is tried again: a port lost between the probe and the server's own bind, children of a killed server that end just now.
 */
export async function startOnFreePort(
  options: Omit<PostgresServerOptions, 'port'>,
  onProgress: (message: string) => void,
): Promise<StartedServer> {
  const file = clusterFiles(options.directory).port;
  const kept = await keptPort(file);
  let port = kept === 0 ? undefined : await freeLoopbackPort(kept);
  if (kept !== 0 && port === undefined) onProgress(`port ${kept} is taken by another program, choosing another`);
  for (let attempt = 1; ; attempt += 1) {
    port ??= await freeLoopbackPort();
    if (port === undefined) throw new EmbeddedPostgresFailed('There is no free port on 127.0.0.1. Look at "ss -ltn".');
    try {
      const server = await PostgresServer.launch({ ...options, port });
      if (port !== kept) await writeFileWhole(file, `${port}\n`);
      return { server, port };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      if (said(error, 'Address already in use')) port = undefined;
      else if (said(error, 'pre-existing shared memory block')) await setTimeout(BACKOFF);
      else throw error;
    }
  }
}

async function keptPort(file: string): Promise<number> {
  const port = Number(await unlessMissing(readFile(file, 'utf8')));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
}

function said(error: unknown, words: string): boolean {
  return error instanceof EmbeddedPostgresFailed && error.message.includes(words);
}

import { readFile } from 'node:fs/promises';
import { clusterFiles } from './cluster-files.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { freeLoopbackPort } from './loopback-port.ts';
import { launchServer, said } from './launch-server.ts';
import type { PostgresServer, PostgresServerOptions } from './postgres-server.ts';
import { unlessMissing } from './unless-missing.ts';
import { writeFileWhole } from './write-file-whole.ts';

const ATTEMPTS = 5;

export interface StartedServer {
  readonly server: PostgresServer;
  readonly port: number;
}

/**
 * Starts the server on the port of its last start, or on another one if that is in use, which is then stored. A port that is
 * taken between this check and the server's own bind is replaced, too.
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
      const server = await launchServer({ ...options, port });
      if (port !== kept) await writeFileWhole(file, `${port}\n`);
      return { server, port };
    } catch (error) {
      if (attempt === ATTEMPTS || !said(error, 'Address already in use')) throw error;
      port = undefined;
    }
  }
}

async function keptPort(file: string): Promise<number> {
  const port = Number(await unlessMissing(readFile(file, 'utf8')));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
}

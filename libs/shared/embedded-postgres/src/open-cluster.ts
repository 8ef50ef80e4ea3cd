import { readFile } from 'node:fs/promises';
import { clearAbandonedServer } from './clear-abandoned-server.ts';
import { clusterFiles } from './cluster-files.ts';
import { createCluster, type CreateClusterOptions } from './create-cluster.ts';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { ensureDatabase } from './ensure-database.ts';
import { inspectCluster } from './inspect-cluster.ts';
import { startOnFreePort } from './start-on-free-port.ts';
import { SupervisedServer, type SupervisionReports } from './supervised-server.ts';
import { unlessMissing } from './unless-missing.ts';

export interface OpenCluster {
  readonly directory: string;
  readonly port: number;
  readonly version: string;
  readonly server: SupervisedServer;
  readonly urlOf: (database: string) => string;
}

/** Creates the cluster if it does not exist, and starts its server. The caller holds the owner lock. */
export async function openCluster(options: CreateClusterOptions, reports: SupervisionReports): Promise<OpenCluster> {
  const { onProgress } = reports;
  const { directory, binaries, user } = options;
  const { version } = binaries;
  if ((await inspectCluster(directory, version, user)) === 'absent') {
    onProgress(`creating the database cluster in ${directory}`);
    await createCluster(options);
  }
  const password = await readPassword(directory);
  await clearAbandonedServer(directory, onProgress);
  onProgress(`starting PostgreSQL ${version}`);
  const { server, port } = await startOnFreePort(options, onProgress);
  const urlOf = (database: string) => `postgres://livery:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  try {
    await ensureDatabase('livery', urlOf);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const supervised = new SupervisedServer(server, { ...options, port }, reports);
  return { directory, port, version, server: supervised, urlOf };
}

async function readPassword(directory: string): Promise<string> {
  const { password: path } = clusterFiles(directory);
  const password = (await unlessMissing(readFile(path, 'utf8')))?.trim() ?? '';
  if (password !== '') return encodeURIComponent(password);
  throw new EmbeddedPostgresFailed(
    `The password of the database cluster in ${directory} is missing: it belongs in ${path}. Put that file back, ` +
      'or name another directory.',
  );
}

import { resolve } from 'node:path';
import { canonicalPath } from './canonical-path.ts';
import { clusterFiles } from './cluster-files.ts';
import { clusterLocation } from './cluster-location.ts';
import { EmbeddedPostgresInUse } from './embedded-postgres.errors.ts';
import { inspectCluster } from './inspect-cluster.ts';
import { openCluster, type OpenCluster } from './open-cluster.ts';
import { OwnerLock } from './owner-lock.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { serverUser } from './server-user.ts';

export interface EmbeddedPostgresOptions {
  /** The data directory of the cluster. Its password, port, log and lock are kept beside it. */
  readonly directory: string;
  /** Whether commits survive a crash of the system (default: true). Tests use false, which is faster. */
  readonly durable?: boolean;
  /** Is called with short messages about slow steps and unexpected situations. They never contain a secret. */
  readonly onProgress?: (message: string) => void;
  /** Is called when this process owns the cluster, before the server starts. */
  readonly onOwned?: () => Promise<void>;
  /** Is called when the server has ended unexpectedly and could not be started again. `stop` must still be called. */
  readonly onLost?: (error: Error) => void;
}

/** The directory for clusters and binaries that the server's user cannot reach otherwise. Only root may write here. */
const SHELTER = '/var/lib/livery';

/** A PostgreSQL server that this process runs, on 127.0.0.1, with its cluster in one directory. */
export class EmbeddedPostgres {
  /** `postgres://livery:<password>@127.0.0.1:<port>/livery`. It contains a secret, so it must not be logged. */
  readonly url: string;
  /** The location of the cluster. For root it may differ from the requested directory (see `clusterLocation`). */
  readonly directory: string;
  readonly port: number;
  /** The version of PostgreSQL, such as `18.4`. */
  readonly version: string;
  readonly #cluster: OpenCluster;
  readonly #lock: OwnerLock;
  #stopping: Promise<void> | undefined;

  private constructor(cluster: OpenCluster, lock: OwnerLock) {
    this.url = cluster.urlOf('livery');
    this.directory = cluster.directory;
    this.port = cluster.port;
    this.version = cluster.version;
    this.#cluster = cluster;
    this.#lock = lock;
  }

  /**
   * Creates the cluster at the first start, and starts the server.
   * @throws EmbeddedPostgresInUse if another running process owns the cluster, EmbeddedPostgresFailed for other failures
   */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const { durable = true, onProgress = () => undefined, onLost = () => undefined } = options;
    const asked = await canonicalPath(resolve(options.directory));
    const user = await serverUser(asked);
    const installed = await postgresBinaries(process.platform, process.arch);
    await inspectCluster(asked, installed.version, user);
    const binaries = await reachableBinaries(installed, user, { shelter: SHELTER, onProgress });
    const directory = await clusterLocation(asked, user, SHELTER);
    if (directory !== asked)
      onProgress(`keeping the database in ${directory}, because PostgreSQL cannot reach ${asked}`);
    const lock = await OwnerLock.acquire(clusterFiles(directory).lock);
    if (!(lock instanceof OwnerLock)) throw new EmbeddedPostgresInUse(directory, lock.ownerPid);
    try {
      await options.onOwned?.();
      const cluster = await openCluster({ directory, binaries, user, durable }, { onProgress, onLost });
      return new EmbeddedPostgres(cluster, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** The URL of another database of this server. */
  urlOf(database: string): string {
    return this.#cluster.urlOf(database);
  }

  /** Stops the server (fast shutdown): open connections end, and every commit is kept. Resolves when the server has ended. */
  async stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    await this.#stopping;
  }

  async #stop(): Promise<void> {
    await this.#cluster.server.stop();
    await this.#lock.release();
  }
}

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
  /** false: a crash of the system may lose commits or the cluster; for tests. Default true. */
  readonly durable?: boolean;
  /** Told in a few words what takes time or is not as expected. Never a secret. */
  readonly onProgress?: (message: string) => void;
  /** Told when the server has ended unasked and could not be brought back; `stop` is still to be called. */
  readonly onLost?: (error: Error) => void;
}

/** Where root keeps what the server's user cannot reach in place. Only root writes here. */
const SHELTER = '/var/lib/livery';

/** A PostgreSQL server of this process's own, on 127.0.0.1, with its cluster in one directory. */
export class EmbeddedPostgres {
  /** `postgres://livery:<password>@127.0.0.1:<port>/livery`. Holds a secret: not for logs. */
  readonly url: string;
  /** Where the cluster is: for root maybe not the directory that was asked for (see `clusterLocation`). */
  readonly directory: string;
  readonly port: number;
  /** PostgreSQL's version: `18.4`. */
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
   * Makes the cluster at the first start, and starts the server on it.
   * @throws EmbeddedPostgresInUse when another living process owns the cluster, EmbeddedPostgresFailed for the rest.
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
      const cluster = await openCluster({ directory, binaries, user, durable }, { onProgress, onLost });
      return new EmbeddedPostgres(cluster, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** The address of another database of this server. */
  urlOf(database: string): string {
    return this.#cluster.urlOf(database);
  }

  /** Fast shutdown: open connections are ended, every commit is kept. Resolves when the server is gone. */
  async stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    await this.#stopping;
  }

  async #stop(): Promise<void> {
    await this.#cluster.server.stop();
    await this.#lock.release();
  }
}

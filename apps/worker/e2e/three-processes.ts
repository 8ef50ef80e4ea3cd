import { onThisMachine } from '@livery/testing';
import { type AppName, type SpawnedApp, spawnApp } from './spawned-app.ts';

const NAMES = ['api', 'worker', 'oauth-server'] as const;
type Environment = Readonly<Record<string, string>>;

/** The timeout of hooks and tests that start the processes. It is long because the machine may be busy. */
export const START_TIMEOUT_MS = onThisMachine(60_000);

/** The built api, worker and oauth-server as processes on one database, which is also the queue store. */
export class ThreeProcesses implements AsyncDisposable {
  private constructor(readonly all: readonly SpawnedApp[]) {}

  /** Starts all three at once. @returns when each of them is ready */
  static async start(databaseUrl: string, environment: Environment = {}): Promise<ThreeProcesses> {
    const spawned = NAMES.map((name) => spawnApp(name, { ...environment, DATABASE_URL: databaseUrl }));
    const started = new ThreeProcesses(await Promise.all(spawned));
    try {
      await started.untilReady();
      return started;
    } catch (error) {
      await started[Symbol.asyncDispose]();
      throw error;
    }
  }

  async untilReady(): Promise<void> {
    await Promise.all(this.all.map((app) => app.untilReady()));
  }

  /** The origin at which a process serves requests. */
  origin(name: AppName): string {
    return this.named(name).origin;
  }

  /** The metrics of a process in the text format of Prometheus. */
  async metrics(name: AppName): Promise<string> {
    const answer = await fetch(`${this.named(name).metricsOrigin}/metrics`);
    if (!answer.ok) throw new Error(`GET /metrics answered ${answer.status}.`);
    return answer.text();
  }

  /** The output of a process so far. */
  printed(name: AppName): string {
    return this.named(name).process.text;
  }

  /** Stops a process with SIGTERM. @returns its exit code */
  stop(name: AppName): Promise<number | null> {
    return this.named(name).process.end('SIGTERM');
  }

  /** Kills the processes that are still running. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.all.map(({ process }) => process.end('SIGKILL')));
  }

  private named(wanted: AppName): SpawnedApp {
    const found = this.all.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`There is no process of the ${wanted}.`);
    return found;
  }
}

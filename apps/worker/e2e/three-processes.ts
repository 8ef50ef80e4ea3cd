import { type AppName, type SpawnedApp, spawnApp } from './spawned-app.ts';

const NAMES = ['api', 'worker', 'oauth-server'] as const;
type Environment = Readonly<Record<string, string>>;

/** For hooks and tests that start them: a busy machine is slow, not wrong. */
export const START_TIMEOUT_MS = 60_000;

/** What the build made of api, worker and oauth-server, on one database and the queue in it. */
export class ThreeProcesses implements AsyncDisposable {
  private constructor(readonly all: readonly SpawnedApp[]) {}

  /** Starts all three at once, and returns when each says that it is ready. */
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

  /** Where one of them listens. */
  origin(name: AppName): string {
    return this.named(name).origin;
  }

  /** What Prometheus would be told by one of them. */
  async metrics(name: AppName): Promise<string> {
    const answer = await fetch(`${this.named(name).metricsOrigin}/metrics`);
    if (!answer.ok) throw new Error(`GET /metrics answered ${answer.status}.`);
    return answer.text();
  }

  /** All that one of them has printed. */
  printed(name: AppName): string {
    return this.named(name).process.text;
  }

  /** Asks one of them to stop, and gives its exit code. */
  stop(name: AppName): Promise<number | null> {
    return this.named(name).process.end('SIGTERM');
  }

  /** Leaves none running; nothing to do after an orderly end. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.all.map(({ process }) => process.end('SIGKILL')));
  }

  private named(wanted: AppName): SpawnedApp {
    const found = this.all.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`There is no process of the ${wanted}.`);
    return found;
  }
}

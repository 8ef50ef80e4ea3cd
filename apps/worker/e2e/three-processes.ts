import path from 'node:path';
import { freePort, poll, StartedProcess } from '@livery/testing';
import { LOCAL_WEBHOOKS, SECRET_KEYS } from './worker-fixture.ts';

const APPS = path.resolve(import.meta.dirname, '../..');
const NAMES = ['api', 'worker', 'oauth-server'] as const;
type Environment = Readonly<Record<string, string>>;

const READY_WITHIN_MS = 15_000;

interface ServingProcess {
  readonly name: (typeof NAMES)[number];
  readonly origin: string;
  readonly metricsOrigin: string;
  readonly process: StartedProcess;
}

/** What the build made of api, worker and oauth-server, on one database and the queue in it. */
export class ThreeProcesses implements AsyncDisposable {
  private constructor(private readonly all: readonly ServingProcess[]) {}

  /** Starts all three at once, and returns when each says that it is ready. */
  static async start(databaseUrl: string, environment: Environment = {}): Promise<ThreeProcesses> {
    const started = new ThreeProcesses(
      await Promise.all(NAMES.map((name) => spawnApp(name, { ...environment, DATABASE_URL: databaseUrl }))),
    );
    try {
      await Promise.all(started.all.map(untilReady));
      return started;
    } catch (error) {
      await started[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Where one of them listens. */
  origin(name: ServingProcess['name']): string {
    return this.named(name).origin;
  }

  /** What Prometheus would be told by one of them. */
  async metrics(name: ServingProcess['name']): Promise<string> {
    const answer = await fetch(`${this.named(name).metricsOrigin}/metrics`);
    if (!answer.ok) throw new Error(`GET /metrics answered ${answer.status}.`);
    return answer.text();
  }

  /** All that one of them has printed. */
  printed(name: ServingProcess['name']): string {
    return this.named(name).process.text;
  }

  /** Asks one of them to stop, and gives its exit code. */
  stop(name: ServingProcess['name']): Promise<number | null> {
    return this.named(name).process.end('SIGTERM');
  }

  /** Leaves none running; nothing to do after an orderly end. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.all.map(({ process }) => process.end('SIGKILL')));
  }

  private named(wanted: ServingProcess['name']): ServingProcess {
    const found = this.all.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`There is no process of the ${wanted}.`);
    return found;
  }
}

async function spawnApp(name: ServingProcess['name'], environment: Environment): Promise<ServingProcess> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const process = StartedProcess.start(path.join(APPS, name, 'dist/main.js'), {
    PORT: port,
    HOST: '127.0.0.1',
    METRICS_PORT: metricsPort,
    LIVERY_SECRET_KEYS: SECRET_KEYS,
    ...LOCAL_WEBHOOKS,
    ...environment,
  });
  const metricsOrigin = `http://127.0.0.1:${metricsPort}`;
  return { name, origin: `http://127.0.0.1:${port}`, metricsOrigin, process };
}

async function untilReady({ name, origin, process }: ServingProcess): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await poll(`the ${name} to be ready`, isReady, READY_WITHIN_MS).catch((error: unknown) => {
    throw new Error(`The ${name} is not ready, and said:\n${process.text}`, { cause: error });
  });
}

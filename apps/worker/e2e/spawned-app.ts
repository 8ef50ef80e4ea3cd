import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, StartedProcess } from '@livery/testing';
import { LOCAL_WEBHOOKS, SECRET_KEYS } from './worker-fixture.ts';

const APPS = path.resolve(import.meta.dirname, '../..');

export type AppName = 'api' | 'worker' | 'oauth-server';

export interface SpawnedApp {
  readonly name: AppName;
  readonly origin: string;
  readonly metricsOrigin: string;
  readonly process: StartedProcess;
  /** Requests `/readyz`. It returns null if there is no response. */
  readonly readiness: () => Promise<{ readonly status: number; readonly body: unknown } | null>;
  /** Waits until the app is ready. After a timeout it fails with the output of the app. */
  readonly untilReady: () => Promise<void>;
}

/**
 * Starts a built app as its own process. It may send webhooks to loopback.
 * @param program runs the file of the app, which is its argument (default: Node)
 */
export async function spawnApp(
  name: AppName,
  environment: Readonly<Record<string, string>>,
  program?: string,
): Promise<SpawnedApp> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const own = {
    PORT: port,
    HOST: '127.0.0.1',
    METRICS_PORT: metricsPort,
    LIVERY_SECRET_KEYS: SECRET_KEYS,
    BLOB_DIR: path.join(tmpdir(), 'livery-test-blobs'),
    ...LOCAL_WEBHOOKS,
  };
  const process = StartedProcess.start(path.join(APPS, name, 'dist/main.js'), { ...own, ...environment }, program);
  const origin = `http://127.0.0.1:${port}`;
  const metricsOrigin = `http://127.0.0.1:${metricsPort}`;
  const readiness = async (): Promise<{ status: number; body: unknown } | null> => {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    return response === null ? null : { status: response.status, body: await response.json() };
  };
  const isReady = async (): Promise<boolean> => (await readiness())?.status === 200;
  return {
    name,
    origin,
    metricsOrigin,
    process,
    readiness,
    untilReady: () => process.until(`the ${name} is ready`, isReady),
  };
}

import path from 'node:path';
import { freePort, poll, StartedProcess } from '@livery/testing';
import { LOCAL_WEBHOOKS, SECRET_KEYS } from './worker-fixture.ts';

const APPS = path.resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 15_000;

/** A process that serves on loopback. */
export interface ServingProcess {
  readonly origin: string;
  readonly process: StartedProcess;
}

export interface ThreeProcesses {
  readonly api: ServingProcess;
  readonly worker: ServingProcess;
  readonly oauthServer: ServingProcess;
}

/** What the build made of api, worker and oauth-server, started at once, on one database and the queue in it. */
export async function startThreeProcesses(databaseUrl: string): Promise<ThreeProcesses> {
  const [api, worker, oauthServer] = await Promise.all([
    start('api', { DATABASE_URL: databaseUrl, ...LOCAL_WEBHOOKS }),
    start('worker', { DATABASE_URL: databaseUrl, ...LOCAL_WEBHOOKS }),
    start('oauth-server', { DATABASE_URL: databaseUrl }),
  ]);
  return { api, worker, oauthServer };
}

export async function killAll({ api, worker, oauthServer }: ThreeProcesses): Promise<void> {
  await Promise.all([api, worker, oauthServer].map(({ process }) => process.end('SIGKILL')));
}

async function start(app: string, environment: Readonly<Record<string, string>>): Promise<ServingProcess> {
  const port = String(await freePort());
  const entry = path.join(APPS, app, 'dist/main.js');
  const process = StartedProcess.start(entry, {
    PORT: port,
    HOST: '127.0.0.1',
    LIVERY_SECRET_KEYS: SECRET_KEYS,
    ...environment,
  });
  const origin = `http://127.0.0.1:${port}`;
  await poll(`the ${app} to be ready`, () => isReady(origin), READY_WITHIN_MS).catch(async (error: unknown) => {
    await process.end('SIGKILL');
    throw new Error(`The ${app} is not ready:\n${process.text}`, { cause: error });
  });
  return { origin, process };
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

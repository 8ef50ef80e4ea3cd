import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, StartedProcess } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { type AppName, type SpawnedApp, spawnApp } from './spawned-app.ts';
import { openWorkerFixture, SECRET_KEYS } from './worker-fixture.ts';

const STANDALONE = path.resolve(import.meta.dirname, '../../standalone/dist/main.js');

/** A running service, composed of one or more processes. */
export interface Composition extends AsyncDisposable {
  /** The origins of the processes that serve the API. */
  readonly apis: readonly string[];
  /** The origin of the OAuth server. */
  readonly oauth: string;
  /** A live key with every scope. */
  readonly key: string;
  readonly databaseUrl: string;
  /** What `LIVERY_SECRET_KEYS` is in its processes. */
  readonly secretKeys: string;
}

/** The compositions of processes that share the credentials of one database. */
export const COMPOSITIONS: Readonly<Record<string, () => Promise<Composition>>> = {
  'npm start': startStandalone,
  'api, worker and oauth-server as three processes': () => startApart(['api', 'worker', 'oauth-server']),
  'two apis and an oauth-server': () => startApart(['api', 'api', 'oauth-server']),
  'npm start, and another api on the same database': startStandaloneWithApi,
};

/** Starts apps as processes of their own. @param environment of all of them */
export async function startApart(
  names: readonly AppName[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Composition> {
  await using opened = new AsyncDisposableStack();
  const fixture = opened.use(await openWorkerFixture());
  const { key } = await createOrganization(fixture.database);
  const apps = await startApps(names, { ...environment, DATABASE_URL: fixture.url }, opened);
  const originsOf = (wanted: AppName): string[] => apps.filter(({ name }) => name === wanted).map((app) => app.origin);
  const [oauth = ''] = originsOf('oauth-server');
  const kept = opened.move();
  return {
    apis: originsOf('api'),
    oauth,
    key,
    databaseUrl: fixture.url,
    secretKeys: SECRET_KEYS,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Starts all apps at once. @param opened ends them, also those whose start fails */
async function startApps(
  names: readonly AppName[],
  environment: Readonly<Record<string, string>>,
  opened: AsyncDisposableStack,
): Promise<readonly SpawnedApp[]> {
  const settings = { DATABASE_POOL_SIZE: '5', LOG_LEVEL: 'error', ...environment };
  const apps = await Promise.all(names.map((name) => spawnApp(name, settings)));
  for (const { process } of apps) {
    opened.defer(async () => {
      await process.end('SIGKILL');
    });
  }
  await Promise.all(apps.map((app) => app.untilReady()));
  return apps;
}

/** Starts what `npm start` executes after its build, with its own data directory. */
async function startStandalone(): Promise<Composition> {
  await using opened = new AsyncDisposableStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-revocation-'));
  opened.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  // When root starts it, its PostgreSQL runs as another user, who needs access to the directory.
  await chmod(directory, 0o755);
  const port = String(await freePort());
  const service = StartedProcess.start(STANDALONE, { PORT: port, LIVERY_DATA_DIR: directory, LOG_LEVEL: 'error' });
  opened.defer(async () => {
    await service.end('SIGINT');
  });
  await service.printed('Ctrl-C stops the service');
  const origin = `http://127.0.0.1:${port}`;
  const demo = await readFile(path.join(directory, 'demo.json'), 'utf8');
  const key = /"live_key": ?"(\w+)"/.exec(demo)?.[1] ?? '';
  const textOf = async (name: string): Promise<string> => (await readFile(path.join(directory, name), 'utf8')).trim();
  const [password, databasePort] = [await textOf('postgres.password'), await textOf('postgres.port')];
  const secretKeys = await textOf('secret-keys');
  const kept = opened.move();
  return {
    apis: [origin],
    oauth: origin,
    key,
    databaseUrl: `postgres://livery:${password}@127.0.0.1:${databasePort}/livery`,
    secretKeys,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** Adds an api process to `npm start`, with the address of the embedded database and the same secret keys. */
async function startStandaloneWithApi(): Promise<Composition> {
  await using opened = new AsyncDisposableStack();
  const standalone = opened.use(await startStandalone());
  const { databaseUrl, secretKeys } = standalone;
  const environment = { DATABASE_URL: databaseUrl, LIVERY_SECRET_KEYS: secretKeys };
  const [api] = await startApps(['api'], environment, opened);
  const kept = opened.move();
  return {
    ...standalone,
    apis: [...standalone.apis, api?.origin ?? ''],
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

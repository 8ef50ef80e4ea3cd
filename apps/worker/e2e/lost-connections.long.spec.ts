// Only this suite proves that every process survives connections which end as soon as they are open, and says what its probes and its log tell of a queue that is away.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, freePort, poll, type TestDatabase } from '@livery/testing';
import { createOrganization } from './operator.ts';
import { type AppName, type SpawnedApp, spawnApp } from './spawned-app.ts';
import { ThreeProcesses } from './three-processes.ts';
import { openWebhookSink, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

/** Ends every connection to a database every 2 ms for some seconds, including those that have just been opened. */
const cutAll = (database: string): string => `
  do $$ begin
    for cut in 1 .. 2000 loop
      perform pg_stat_clear_snapshot();
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${database}' and pid <> pg_backend_pid() and backend_type = 'client backend';
      perform pg_sleep(0.002);
    end loop;
  end $$`;

let fixture: WorkerFixture;
let sink: WebhookSink;
let administrator: TestDatabase;
const spawned: SpawnedApp[] = [];

beforeAll(async () => {
  administrator = await createTestDatabase();
  fixture = await openWorkerFixture();
  sink = await openWebhookSink();
});

afterAll(async () => {
  await Promise.all(spawned.map(({ process }) => process.end('SIGKILL')));
  await sink[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
  await administrator.drop();
});

async function spawn(name: AppName, queueUrl = fixture.url): Promise<SpawnedApp> {
  const app = await spawnApp(name, { DATABASE_URL: fixture.url, QUEUE_URL: queueUrl });
  spawned.push(app);
  return app;
}

/** Returns the URL of a queue on a port at which nothing listens. */
async function nowhere(scheme: string): Promise<string> {
  return `${scheme}://127.0.0.1:${await freePort()}/livery`;
}

const countArrived = (path: string): number =>
  new Set(sink.received.filter((webhook) => webhook.path === path).map(({ headers }) => headers['webhook-id'])).size;

const WARNING = 'hints cannot be received';
const timesPrinted = ({ process }: SpawnedApp, text: string): number => process.text.split(text).length - 1;

describe('api, worker and oauth-server whose database connections are ended repeatedly', () => {
  it('keep running, and serve and deliver everything once the connections last', async () => {
    const { key, client } = await createOrganization(fixture.database);
    await using processes = await ThreeProcesses.start(fixture.url);
    await fixture.createEndpoint(`${sink.origin}/cut`);
    await fixture.append(50);
    await administrator.execute(cutAll(new URL(fixture.url).pathname.slice(1)));
    await processes.untilReady();
    await fixture.append(50);
    await poll('everything arrives', () => countArrived('/cut') === 100, 20_000);
    const token = await fetch(`${processes.origin('oauth-server')}/api/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.clientId,
        client_secret: client.clientSecret,
      }),
    });
    const font = await fetch(`${processes.origin('api')}/api/v1/fonts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Afterwards' }),
    });
    expect([token.status, font.status]).toEqual([200, 201]);
    for (const { name, process } of processes.all) {
      if (!process.isRunning) throw new Error(`The ${name} has ended, and said:\n${process.text}`);
    }
  }, 90_000);
});

describe('a queue that is lost', () => {
  it('is created again by the running worker', async () => {
    const { process, untilReady } = await spawn('worker');
    await untilReady();
    await fixture.database.dataSource.query('drop schema bullmq cascade');
    await process.printed(WARNING);
    await process.printed('hints can be received again');
    await untilReady();
    const [table] = await fixture.database.query(`select 1 from bullmq.migration limit 1`);
    expect(table).toBeDefined();
    expect(await process.end('SIGTERM')).toBe(0);
  }, 60_000);

  it.each(['redis', 'postgres'])('does not stop a worker, which logs the loss once: %s', async (scheme) => {
    const worker = await spawn('worker', await nowhere(scheme));
    await worker.process.printed(WARNING);
    await fixture.createEndpoint(`${sink.origin}/${scheme}`);
    await fixture.append(10);
    await poll('everything arrives', () => countArrived(`/${scheme}`) === 10, 10_000);
    await poll('it answers probes', async () => (await worker.readiness()) !== null, 10_000);
    expect(await worker.readiness()).toEqual({
      status: 503,
      body: { status: 'not_ready', database: 'up', queue: 'away' },
    });
    expect(timesPrinted(worker, WARNING)).toBe(1);
    expect(await worker.process.end('SIGTERM')).toBe(0);
  });

  it('leaves the api ready, and /readyz reports the queue as away', async () => {
    const api = await spawn('api', await nowhere('redis'));
    await api.untilReady();
    expect(await api.readiness()).toEqual({ status: 200, body: { status: 'ready', database: 'up', queue: 'away' } });
    expect(await api.process.end('SIGTERM')).toBe(0);
  });
});

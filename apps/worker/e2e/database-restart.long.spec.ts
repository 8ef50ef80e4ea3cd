import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedPostgres } from '@livery/embedded-postgres';
import { poll } from '@livery/testing';
import { type FirstCredentials, createOrganization } from './operator.ts';
import { ThreeProcesses } from './three-processes.ts';
import { openWebhookSink, type WebhookSink } from './webhook-sink.ts';

const RESTARTS = 2;
const ACCEPTED_BETWEEN = 40;
/** If the response to a claim is lost with its connection, the claimed deliveries are sent after this time. */
const LEASE_MS = '2000';

let directory: string;
let postgres: EmbeddedPostgres;
let sink: WebhookSink;
let credentials: FirstCredentials;
let processes: ThreeProcesses;

const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-restart-'));
  // The server's user must reach it when the run is root's.
  await chmod(directory, 0o755);
  postgres = await startPostgres();
  const options = { applicationName: 'livery-test', poolSize: 4, guardTenants: false };
  const database = await connectDatabase({ ...options, url: postgres.url });
  await migrateDatabase(database);
  credentials = await createOrganization(database);
  await database.close();
  sink = await openWebhookSink();
  opened.push(sink);
  processes = await ThreeProcesses.start(postgres.url, { DELIVERY_LEASE_MS: LEASE_MS });
  opened.push(processes);
}, 60_000);

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

function startPostgres(): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start({ directory: path.join(directory, 'postgres') });
}

/** Posts a request. @returns the body of a successful response; null for any other response, or none */
async function post(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', ...init }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  return response?.ok === true ? body : null;
}

function create(what: string, body: object): Promise<unknown> {
  return post(`${processes.origin('api')}/api/v1/${what}`, {
    headers: { authorization: `Bearer ${credentials.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function issueToken(): Promise<unknown> {
  const { clientId, clientSecret } = credentials.client;
  return post(`${processes.origin('oauth-server')}/api/v1/oauth/token`, {
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
}

/** The lines of the worker's log at level error: one when each outage begins. */
const outageLines = (): readonly string[] =>
  processes
    .printed('worker')
    .split('\n')
    .filter((line) => line.includes('"level":50'));

const arrived = (name: string): boolean => sink.received.some(({ body }) => body.includes(`"${name}"`));

describe('a PostgreSQL that is restarted under load', () => {
  it('loses nothing that was accepted, and ends no process', async () => {
    expect(await create('webhook_endpoints', { url: `${sink.origin}/all`, enabled_events: ['*'] })).not.toBeNull();
    const accepted: string[] = [];
    let tokens = 0;
    let isOver = false;
    const writing = [1, 2, 3, 4].map(async (writer) => {
      for (let number = 0; !isOver; number += 1) {
        const name = `Font ${writer}-${number}`;
        if ((await create('fonts', { name })) !== null) accepted.push(name);
        if ((await issueToken()) !== null) tokens += 1;
      }
    });
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const before = { accepted: accepted.length, tokens };
      const isServed = (): boolean =>
        accepted.length > before.accepted + ACCEPTED_BETWEEN && tokens > before.tokens + ACCEPTED_BETWEEN;
      await poll('requests to be served', isServed, 20_000);
      await postgres.stop();
      postgres = await startPostgres();
    }
    await processes.untilReady();
    isOver = true;
    await Promise.all(writing);
    expect(accepted.length).toBeGreaterThan(RESTARTS * ACCEPTED_BETWEEN);
    await poll('everything accepted arrives', () => accepted.every(arrived), 30_000);
    for (const { name, process } of processes.all) {
      if (!process.isRunning) throw new Error(`The ${name} has ended, and said:\n${process.text}`);
    }
    expect(await issueToken()).not.toBeNull();
    expect(outageLines().length).toBeLessThanOrEqual(RESTARTS);
  }, 120_000);
});

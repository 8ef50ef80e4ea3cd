import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, poll, selfSignedCertificate, SilentPort, StartedProcess } from '@livery/testing';
import { BAD_MANNERS, BadSink, type Manners } from './bad-sinks.ts';
import { LOCAL_WEBHOOKS, openWorkerFixture, SECRET_KEYS, type WorkerFixture } from './worker-fixture.ts';

const MEGABYTE = 1_024 ** 2;
/** How long a connection may take to open, and a whole attempt may take. */
const CONNECT_MS = 5_000;
const DEADLINE_MS = 15_000;
/** Timers of Node use whole milliseconds of the event loop's clock, so that one may fire up to a millisecond early. */
const TIMER_GRAIN_MS = 1;

interface AttemptFacts {
  readonly url: string;
  readonly status: string;
  readonly endpoint_status: string;
  readonly response_status: number | null;
  readonly error_class: string | null;
  readonly duration_ms: number;
  readonly timings: Readonly<Record<string, number>>;
}

const ATTEMPTS = `select e.url, e.status as endpoint_status, coalesce(u.status, 'delivered') as status, a.response_status, a.error_class, a.duration_ms, a.timings
  from delivery.delivery_attempt a
  join delivery.webhook_delivery d on d.id = a.delivery_id
  left join delivery.undelivered u on u.organization_id = d.organization_id and u.livemode = d.livemode and u.id = d.id
  join delivery.webhook_endpoint e on e.id = d.endpoint_id
 where a.organization_id = $1 and a.livemode = $2 and d.organization_id = $1 and d.livemode = $2
   and e.organization_id = $1 and e.livemode = $2 and d.sequence = 1`;

const urls = new Map<string, string>();
const opened: AsyncDisposable[] = [];
let attempts: readonly AttemptFacts[] = [];
let gigabyte: BadSink;
let memory: { readonly before: number; readonly most: number };

/** Every sink gets one attempt, all at the same time, since some attempts last until their deadline. */
beforeAll(async () => {
  const fixture = await use(await openWorkerFixture());
  const { organizationId, livemode } = fixture.tenant;
  const certificates = await openSinks();
  for (const url of urls.values()) await fixture.createEndpoint(url);
  const worker = await startWorker(fixture, certificates);
  const before = await residentBytes(worker);
  let most = before;
  await fixture.append(1);
  const attemptedAll = async (): Promise<boolean> => {
    most = Math.max(most, await residentBytes(worker));
    attempts = await fixture.database.query<AttemptFacts>(ATTEMPTS, [organizationId, livemode]);
    return attempts.length >= urls.size;
  };
  await poll('each to be attempted', attemptedAll, 50_000);
  memory = { before, most };
}, 90_000);

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

async function use<Resource extends AsyncDisposable>(resource: Resource): Promise<Resource> {
  opened.push(resource);
  return resource;
}

/** @returns the certificates that the worker has to trust, in PEM format */
async function openSinks(): Promise<string> {
  const manners: readonly (readonly [string, Manners])[] = Object.entries(BAD_MANNERS);
  for (const [name, each] of manners) {
    const sink = await use(await BadSink.open(each));
    urls.set(name, `http://127.0.0.1:${sink.port}/`);
    if (name === 'sends 1 GB') gigabyte = sink;
  }
  const silent = await use(await SilentPort.open('127.0.0.1'));
  urls.set('lets nobody connect', `http://127.0.0.1:${silent.port}/`);
  urls.set('does not listen', `http://127.0.0.1:${await freePort()}/`);
  for (const name of ['speaks something else', 'never answers'] as const) {
    const plain = await use(await BadSink.open(BAD_MANNERS[name]));
    urls.set(`${name} where TLS is due`, `https://127.0.0.1:${plain.port}/`);
  }
  return openTlsSinks();
}

async function openTlsSinks(): Promise<string> {
  const [right, unsigned, other] = ['127.0.0.1', '127.0.0.1', 'localhost'].map(selfSignedCertificate);
  for (const [name, certificate] of Object.entries({ right, unsigned, other })) {
    const sink = await use(await BadSink.open(BAD_MANNERS['answers 204'], { certificate }));
    urls.set(`has the certificate: ${name}`, `https://127.0.0.1:${sink.port}/`);
    if (name === 'right') urls.set('speaks TLS where nothing is due', `http://127.0.0.1:${sink.port}/`);
  }
  return `${right?.cert ?? ''}${other?.cert ?? ''}`;
}

async function startWorker({ url }: WorkerFixture, certificates: string): Promise<StartedProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'livery-'));
  const trusted = path.join(folder, 'trusted.pem');
  await writeFile(trusted, certificates);
  const port = String(await freePort());
  const worker = StartedProcess.start(path.join(import.meta.dirname, '../dist/main.js'), {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    LIVERY_SECRET_KEYS: SECRET_KEYS,
    BLOB_DIR: folder,
    NODE_EXTRA_CA_CERTS: trusted,
    ...LOCAL_WEBHOOKS,
  });
  opened.push({
    [Symbol.asyncDispose]: async () => {
      await worker.end('SIGKILL');
      await rm(folder, { recursive: true });
    },
  });
  await worker.until('the worker to be ready', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  });
  return worker;
}

async function residentBytes({ pid = 0 }: StartedProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1_024;
}

describe('an endpoint that', () => {
  it.each<[string, string, number | null, string | null, number]>([
    ['answers 204', 'delivered', 204, null, 0],
    ['answers 500', 'pending', 500, null, 0],
    ['redirects', 'pending', 301, null, 0],
    ['is gone', 'abandoned', 410, null, 0],
    ['never answers', 'pending', null, 'timeout', DEADLINE_MS],
    ['drips its headers', 'pending', null, 'timeout', DEADLINE_MS],
    ['drips its body', 'pending', 200, 'timeout', DEADLINE_MS],
    ['lets nobody connect', 'pending', null, 'connect', CONNECT_MS],
    ['does not listen', 'pending', null, 'connect', 0],
    ['hangs up', 'pending', null, 'connection_lost', 0],
    ['hangs up within its body', 'pending', 200, 'connection_lost', 0],
    ['sends 1 GB', 'delivered', 200, null, 0],
    ['sends headers without end', 'pending', null, 'response_invalid', 0],
    ['sends one header without end', 'pending', null, 'response_invalid', 0],
    ['sends hints without end', 'pending', null, 'response_invalid', 0],
    ['sends chunk extensions without end', 'pending', 200, 'response_invalid', 0],
    ['speaks something else', 'pending', null, 'response_invalid', 0],
    ['speaks something else where TLS is due', 'pending', null, 'tls', 0],
    ['never answers where TLS is due', 'pending', null, 'tls', CONNECT_MS],
    ['speaks TLS where nothing is due', 'pending', null, 'connection_lost', 0],
    ['has the certificate: right', 'delivered', 204, null, 0],
    ['has the certificate: unsigned', 'pending', null, 'tls', 0],
    ['has the certificate: other', 'pending', null, 'tls', 0],
  ])('%s: %s with %s and %s', (name, status, responseStatus, errorClass, atLeastMs) => {
    const made = attempts.filter(({ url }) => url === urls.get(name));
    expect(made).toEqual([
      expect.objectContaining({ status, response_status: responseStatus, error_class: errorClass }),
    ]);
    expect(made[0]?.duration_ms).toBeGreaterThanOrEqual(atLeastMs - TIMER_GRAIN_MS);
    // Each ends before the deadline that it does not need.
    const before = [CONNECT_MS, DEADLINE_MS].find((later) => later > atLeastMs) ?? Infinity;
    expect(made[0]?.duration_ms).toBeLessThan(before);
    expect(made[0]?.endpoint_status).toBe(name === 'is gone' ? 'disabled' : 'enabled');
  });

  it('speaks TLS has the time of its handshake recorded', () => {
    const secure = attempts.find(({ url }) => url === urls.get('has the certificate: right'));
    expect(Object.keys(secure?.timings ?? {}).sort()).toEqual(['connect', 'dns', 'firstByte', 'tls']);
  });

  it('sends 1 GB can send only a few megabytes, and costs the worker little memory', () => {
    expect(gigabyte.sent).toBeLessThan(16 * MEGABYTE);
    expect((memory.most - memory.before) / MEGABYTE).toBeLessThan(100);
  });
});

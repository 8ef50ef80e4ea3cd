import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApi, createDocumentInspector } from '@livery/api';
import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';
import { parsePublicId } from '@livery/kernel';
import { NotificationListener } from '@livery/persistence';
import { createLogger, SecretKeys } from '@livery/runtime';
import { ApiClient, poll, TEST_BLOB_STORE } from '@livery/testing';
import { createWorker } from '../src/index.ts';
import { BAD_MANNERS, BadSink, says } from './bad-sinks.ts';
import { Canary } from './canary.ts';
import { forbiddenUrls, NAMES } from './forbidden-urls.ts';
import { createOrganization } from './operator.ts';
import { openWorkerFixture, SECRET_KEYS, type WorkerFixture } from './worker-fixture.ts';

const PATH = '/webhook_endpoints';
const KINDS = Object.keys(forbiddenUrls(0));
/** The number of endpoints that an organization may have in one mode. */
const MAX_ENDPOINTS = 50;

/** The addresses that the resolver returns for a name, one entry per query. The last entry is repeated. */
const answers = new Map<string, (readonly string[])[]>();
const asked: string[] = [];
const opened: AsyncDisposable[] = [];
let fixture: WorkerFixture;
let canary: Canary;
let newOrganization: (livemode: boolean) => Promise<ApiClient>;

async function resolve(name: string): Promise<readonly string[]> {
  asked.push(name);
  const [next = NAMES[name] ?? [], ...later] = answers.get(name) ?? [];
  if (later.length > 0) answers.set(name, later);
  return next;
}

beforeAll(async () => {
  fixture = await openWorkerFixture();
  canary = await Canary.open();
  const redirect = says(
    `HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:${canary.port}/\r\ncontent-length: 0\r\n\r\n`,
  );
  const answer = BAD_MANNERS['answers 204'];
  const publicSink = await BadSink.open(
    (socket, request) => (request.startsWith('POST /redirect') ? redirect : answer)(socket, request),
    { host: '127.0.0.2', port: canary.port },
  );
  opened.push(fixture, canary, publicSink);
  await startProcesses();
});

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

/** Starts the real api and the real worker. 127.0.0.2 takes the part of the public internet. */
async function startProcesses(): Promise<void> {
  const { database, url } = fixture;
  const addressVetter = new AddressVetter(
    { allowedCidrs: Cidr.parseList('127.0.0.2'), allowHttpInLiveMode: false, extraPorts: [canary.port] },
    resolve,
  );
  const announcements = new NotificationListener(url, 'livery-test');
  const documentInspector = createDocumentInspector({
    queueLength: 1,
    deadlineMs: 10_000,
    maxHeapMb: 384,
  });
  const shared = {
    database,
    secretKeys: SecretKeys.parse(SECRET_KEYS),
    blobStore: TEST_BLOB_STORE,
    addressVetter,
    logger: createLogger({ name: 'livery-test', level: 'silent' }),
  };
  const worker = await createWorker({ ...shared, queueUrl: url, slots: 32, retrySlots: 8, sweepMs: 200 });
  const api = await createApi({ ...shared, announcements, documentInspector, wakeUps: worker.wakeUps });
  await announcements.connect();
  newOrganization = async (livemode) => {
    const { key, testKey } = await createOrganization(database);
    return new ApiClient(api, livemode ? key : testKey);
  };
  opened.push({
    [Symbol.asyncDispose]: async () => {
      await api.close();
      await worker.close();
      await Promise.all([documentInspector.close(), announcements.close()]);
    },
  });
}

async function createEndpoint(client: ApiClient, url: string): Promise<{ id: string; organization: string }> {
  const { status, body } = await client.post(PATH, { url, enabled_events: ['platform.api_key.revoked'] });
  expect([status, body.url]).toEqual([201, url]);
  return body;
}

async function causeEvent(client: ApiClient): Promise<void> {
  const { body } = await client.post('/api_keys', { name: 'Cause', scopes: ['platform:read'] });
  expect((await client.delete(`/api_keys/${body.id}`)).status).toBe(200);
}

/** Waits for the only attempt of an endpoint's only delivery. */
async function attemptOf(client: ApiClient, endpoint: string): Promise<Record<string, unknown>> {
  const deliveries = async () => (await client.get(`${PATH}/${endpoint}/deliveries`)).body.data;
  await poll('the delivery to be attempted', async () => (await deliveries())[0]?.attempt_count === 1, 15_000);
  const [{ id, status }] = await deliveries();
  const { attempts } = (await client.get(`/webhook_deliveries/${id}`)).body;
  expect(attempts).toHaveLength(1);
  return { ...attempts[0], delivery_status: status };
}

const FORBIDDEN = { error_class: 'address_forbidden', response_status: null, delivery_status: 'pending' };

describe('an endpoint whose URL is forbidden', () => {
  let client: ApiClient;
  let mine: { id: string };

  beforeAll(async () => {
    client = await newOrganization(true);
    mine = await createEndpoint(client, `https://public.example:${canary.port}/`);
  });

  it.each(KINDS)('can be neither created nor updated: %s', async (kind) => {
    const url = forbiddenUrls(canary.port)[kind] ?? '';
    for (const refused of [
      await client.post(PATH, { url, enabled_events: ['*'] }),
      await client.patch(`${PATH}/${mine.id}`, { url }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body.error).toMatchObject({
        type: 'invalid_request_error',
        code: 'parameter_invalid',
        param: 'url',
      });
    }
    const { data } = (await client.get(PATH)).body;
    expect(data).toMatchObject([{ id: mine.id, url: `https://public.example:${canary.port}/` }]);
    expect(canary.connections).toBe(0);
  });

  it('is not dialled if a row contains it nevertheless', async () => {
    const stored: { caller: ApiClient; id: string }[] = [];
    for (let from = 0; from < KINDS.length; from += MAX_ENDPOINTS) {
      const caller = await newOrganization(true);
      for (const kind of KINDS.slice(from, from + MAX_ENDPOINTS)) {
        const { id, organization } = await createEndpoint(caller, `https://public.example:${canary.port}/`);
        await store(organization, id, forbiddenUrls(canary.port)[kind] ?? '');
        stored.push({ caller, id });
      }
      await causeEvent(caller);
    }
    for (const { caller, id } of stored) expect(await attemptOf(caller, id)).toMatchObject(FORBIDDEN);
    expect(stored.length).toBe(KINDS.length);
    expect(canary.connections).toBe(0);
  }, 60_000);
});

/** Writes a URL without any check, like a row that an older version has left. */
async function store(organization: string, id: string, url: string): Promise<void> {
  await fixture.database.query(
    `update delivery.webhook_endpoint set url = $3 where organization_id = $1 and livemode = true and id = $2`,
    [parsePublicId('org', organization), parsePublicId('whk', id), url],
  );
}

describe('a name that resolves to other addresses after its endpoint is saved', () => {
  it.each([
    ['to loopback', ['127.0.0.1']],
    ['to loopback of IPv6', ['::1']],
    ['to an IPv4-mapped address of loopback', ['::ffff:127.0.0.1']],
    ['to a public address and loopback', ['127.0.0.2', '127.0.0.1']],
  ])('%s is not dialled', async (kind, addresses) => {
    const name = `${kind.replaceAll(' ', '-')}.example`.toLowerCase();
    answers.set(name, [['127.0.0.2'], addresses]);
    const client = await newOrganization(false);
    const { id } = await createEndpoint(client, `http://${name}:${canary.port}/`);
    await causeEvent(client);
    expect(await attemptOf(client, id)).toMatchObject(FORBIDDEN);
    expect(canary.connections).toBe(0);
  });

  it('is resolved once per connection, and the address of that answer is dialled', async () => {
    answers.set('flips.example', [['127.0.0.2'], ['127.0.0.2'], ['127.0.0.1']]);
    const client = await newOrganization(false);
    const { id } = await createEndpoint(client, `http://flips.example:${canary.port}/`);
    await causeEvent(client);
    expect(await attemptOf(client, id)).toMatchObject({ response_status: 204, delivery_status: 'delivered' });
    expect(asked.filter((name) => name === 'flips.example')).toHaveLength(2);
    expect(canary.connections).toBe(0);
  });
});

describe('a redirect to a forbidden address', () => {
  it('fails the attempt and is not followed', async () => {
    const client = await newOrganization(false);
    const { id } = await createEndpoint(client, `http://public.example:${canary.port}/redirect`);
    await causeEvent(client);
    expect(await attemptOf(client, id)).toMatchObject({ response_status: 302, delivery_status: 'pending' });
    expect(canary.connections).toBe(0);
  });
});

describe('the canary', () => {
  it('counts connections', async () => {
    await fetch(`http://127.0.0.1:${canary.port}/`);
    await fetch(`http://[::1]:${canary.port}/`);
    expect(canary.connections).toBe(2);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PolledEventArrivals } from '@livery/delivery-infrastructure';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf, secretOf } from './answer-facts.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const SCOPE = 'brand:read';
/** The longest wait that may be asked for. */
const LONGEST_WAIT_MS = 30_000;

let api: TestApi;
let relay: UnscopedEventRelay;
let organization: TestOrganization;
let client: ApiClient;
/** The cursor after the events of the organization's first key. */
let start: string;

beforeAll(async () => {
  api = await startTestApi();
  // Otherwise each request of the client opens and closes the server, and a closing server ends all waits.
  await api.application.listen(0, '127.0.0.1');
  relay = new UnscopedEventRelay([], new TypeOrmUnitOfWork(api.database));
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await relayAll();
  start = String((await client.get('/events?limit=1')).body.data[0].id);
});

afterAll(() => api.close());

const relayAll = (): Promise<unknown> => relay.relayBatch();
const makeKey = async (name: string): Promise<string> =>
  String((await client.post('/api_keys', { name, scopes: [SCOPE] })).body.id);

interface Page {
  /** The names of the keys that the events are about. */
  readonly names: readonly unknown[];
  readonly ids: readonly string[];
  readonly hasMore: boolean;
  readonly url: string;
  readonly lag: string | undefined;
}

const pageSchema = {
  type: 'object',
  required: ['data', 'has_more', 'url'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'data'],
        properties: {
          id: { type: 'string' },
          data: {
            type: 'object',
            required: ['object'],
            properties: { object: { type: 'object', properties: { name: { type: 'string' } } } },
          },
        },
      },
    },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  },
} as const;

async function feed(query: string, reader = client): Promise<Page> {
  const answer = await reader.get(`/events?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { data, has_more: hasMore, url } = readAnswer(pageSchema, answer);
  const names = data.map((event) => event.data.object.name);
  return { names, ids: data.map(({ id }) => id), hasMore, url, lag: answer.headers['feed-lag'] };
}

const next = ({ url }: Page, reader = client): Promise<Page> => feed(url.slice('/api/v1/events?'.length), reader);

describe('GET /events?after=', () => {
  it('reads from the oldest event to the newest, page by page, by following `url`', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await makeKey(name);
    await relayAll();
    const first = await feed(`after=${start}&limit=2`);
    expect(first).toMatchObject({ names: ['one', 'two'], hasMore: true, lag: '0' });
    expect(first.url).toBe(`/api/v1/events?after=${first.ids[1] ?? ''}&limit=2`);
    const second = await next(first);
    const third = await next(second);
    expect([second.names, third.names]).toEqual([['three', 'four'], ['five']]);
    expect([second.hasMore, third.hasMore]).toEqual([true, false]);
    const end = await next(third);
    expect(end).toEqual({ names: [], ids: [], hasMore: false, url: third.url, lag: '0' });
  });

  it('from the start begins with the oldest event, and echoes the start if there is none yet', async () => {
    const tester = await organization.client(undefined, { livemode: false });
    expect(await feed('after=start', tester)).toMatchObject({ names: [], url: '/api/v1/events?after=start' });
    await relayAll();
    expect((await feed('after=start', tester)).names).toEqual(['Test']);
    expect((await feed('after=start')).ids.at(-1)).toBe(start);
  });

  it('never shows an event that is not placed before an earlier one: a late commit comes later', async () => {
    const late = await openTransaction();
    await makeKey('soon');
    await relayAll();
    const first = await feed(`after=${start}`);
    expect(first.names).toEqual(['soon']);
    await late.commit();
    await relayAll();
    expect((await next(first)).names).toEqual(['Test']);
    const { body: list } = await client.get('/events');
    expect(list.data.slice(0, 2).map(({ data }: { data: { object: { name: string } } }) => data.object.name)).toEqual([
      'soon',
      'Test',
    ]);
  });

  it('combines with the filters: an empty page moves on, so that nothing is read twice', async () => {
    const one = await makeKey('one');
    await makeKey('two');
    await client.delete(`/api_keys/${one}`);
    await relayAll();
    const { body: all } = await client.get('/events');
    const [newest] = all.data.map(({ id }: { id: string }) => id);
    expect((await feed(`after=${start}&type=platform.api_key.revoked`)).names).toEqual(['one']);
    expect((await feed(`after=${start}&object=${one}`)).names).toEqual(['one', 'one']);
    expect((await feed(`after=${start}&object=${one}&type=platform.api_key.created`)).names).toEqual(['one']);
    expect((await feed(`after=${start}&request_id=${String(all.data[1].request_id)}`)).names).toEqual(['two']);
    expect((await feed(`after=${start}&created[gte]=${String(all.data[1].created)}&limit=1`)).names).toHaveLength(1);
    const none = await feed(`after=${start}&type=brand.*`);
    expect(none).toMatchObject({ names: [], hasMore: false, url: `/api/v1/events?after=${newest}&type=brand.*` });
  });

  it.each([
    ['after=evt_nonsense', 'cursor_invalid', 'after'],
    ['after=', 'cursor_invalid', 'after'],
    ['after=Start', 'cursor_invalid', 'after'],
    [`after=${publicId('evt', newId())}`, 'cursor_invalid', 'after'],
    [`after=${publicId('key', newId())}`, 'cursor_invalid', 'after'],
    ['after=start&after=start', 'parameter_invalid', 'after'],
    ['after=start&wait=31', 'parameter_invalid', 'wait'],
    ['after=start&wait=-1', 'parameter_invalid', 'wait'],
    ['after=start&wait=1.5', 'parameter_invalid', 'wait'],
    ['after=start&wait=1e1', 'parameter_invalid', 'wait'],
    ['after=start&wait=', 'parameter_invalid', 'wait'],
    ['after=start&wait=soon', 'parameter_invalid', 'wait'],
    ['after=start&wait=5&wait=5', 'parameter_invalid', 'wait'],
    ['wait=5', 'parameter_invalid', 'wait'],
    ['after=start&starting_after=evt_0000000000000000000001', 'parameter_invalid', 'starting_after'],
    ['after=start&ending_before=evt_0000000000000000000001', 'parameter_invalid', 'ending_before'],
    ['after=start&delivery_success=false', 'parameter_invalid', 'delivery_success'],
    ['after=start&limit=201', 'limit_out_of_range', 'limit'],
    ['after=start&type=*', 'parameter_invalid', 'type'],
  ])('refuses ?%s at once', async (query, code, param) => {
    const { status, body } = await client.get(`/events?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', code, param });
  });

  it('gives the same refusal for the event of another organization or mode, one that is no longer kept, and nonsense', async () => {
    await makeKey('one');
    await relayAll();
    const {
      ids: [id = ''],
    } = await feed(`after=${start}`);
    const stranger = await (await api.createOrganization()).client();
    const tester = await organization.client(undefined, { livemode: false });
    const refusals = [
      await stranger.get(`/events?after=${id}&wait=30`),
      await tester.get(`/events?after=${id}&wait=30`),
    ];
    await api.administrate('delete from messaging.event where id = $1', [parsePublicId('evt', id)]);
    refusals.push(await client.get(`/events?after=${id}&wait=30`), await client.get('/events?after=nonsense'));
    const errors = refusals.map((refusal) => ({ ...errorOf(refusal), request_id: null }));
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([400]));
    for (const error of errors) expect(error).toEqual({ ...errors[0], code: 'cursor_invalid' });
  });
});

/** Opens a transaction that has written an event, a copy of the first one, and commits it later. */
async function openTransaction(): Promise<{ commit(): Promise<void> }> {
  const { body: first } = await client.get(`/events/${start}`);
  const runner = api.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [parsePublicId('org', organization.id), true, newId(), first.type, first.api_version, first.data],
  );
  return { commit: () => runner.commitTransaction().then(() => runner.release()) };
}

interface Timed<T> {
  readonly result: T;
  readonly milliseconds: number;
}

async function timed<T>(work: Promise<T>): Promise<Timed<T>> {
  const began = performance.now();
  const result = await work;
  return { result, milliseconds: performance.now() - began };
}

/** The number of requests that wait for an event. */
function waiting(): number {
  return api.application.get(PolledEventArrivals, { strict: false }).waiting;
}

const everybodyWaits = (count: number): Promise<void> => poll(`${count} waiting requests`, () => waiting() === count);

describe('a long poll', () => {
  it('is answered when an event is placed, long before its time is over, and at once if there is one', async () => {
    const waits = timed(feed(`after=${start}&wait=30`));
    await everybodyWaits(1);
    await makeKey('one');
    await relayAll();
    const { result, milliseconds } = await waits;
    expect(result.names).toEqual(['one']);
    expect(milliseconds).toBeLessThan(LONGEST_WAIT_MS / 2);
    expect(await feed(`after=${start}&wait=30`)).toMatchObject({ names: ['one'] });
  });

  it('ends with an empty page that echoes the cursor when its time is over', async () => {
    await makeKey('one');
    await relayAll();
    const { url } = await feed(`after=${start}`);
    const { result, milliseconds } = await timed(feed(`${url.split('?')[1] ?? ''}&wait=1`));
    expect(result).toMatchObject({ names: [], hasMore: false, lag: '0' });
    expect(result.url).toContain(url.split('?')[1] ?? '');
    expect(milliseconds).toBeGreaterThan(990);
    expect(milliseconds).toBeLessThan(LONGEST_WAIT_MS);
  });

  it('waits for an event that fits its filter, and not for others', async () => {
    const id = await makeKey('one');
    await relayAll();
    const { url } = await feed(`after=${start}&type=platform.api_key.revoked`);
    const waits = feed(`${url.split('?')[1] ?? ''}&wait=30`);
    await everybodyWaits(1);
    await makeKey('two');
    await relayAll();
    await client.delete(`/api_keys/${id}`);
    await relayAll();
    expect((await waits).names).toEqual(['one']);
  });

  it('waits until the event of its cursor is placed, and returns those after it', async () => {
    await makeKey('one');
    const { body: list } = await client.get('/events?limit=1');
    const cursor = String(list.data[0].id);
    expect(await feed(`after=${cursor}`)).toMatchObject({ names: [], url: `/api/v1/events?after=${cursor}` });
    const waits = feed(`after=${cursor}&wait=30`);
    await everybodyWaits(1);
    await makeKey('two');
    await relayAll();
    expect((await waits).names).toEqual(['two']);
  });

  it('says in Feed-Lag for how long events have waited while no worker places them', async () => {
    await makeKey('one');
    await api.administrate(`update messaging.event set created = created - interval '90 s' where position is null`);
    const { result } = await timed(feed(`after=${start}&wait=2`));
    expect(result).toMatchObject({ names: [], hasMore: false, url: `/api/v1/events?after=${start}&wait=2` });
    expect(Number(result.lag)).toBeGreaterThanOrEqual(92);
    expect(Number(result.lag)).toBeLessThan(120);
    const [stranger, tester] = [
      await (await api.createOrganization()).client(),
      await organization.client(undefined, { livemode: false }),
    ];
    expect((await feed('after=start', stranger)).lag).toBe('0');
    expect((await feed('after=start', tester)).lag).toBe('0');
    await relayAll();
    expect(await feed(`after=${start}`)).toMatchObject({ names: ['one'], lag: '0' });
  });

  it.each([
    ['is revoked', (id: string) => client.delete(`/api_keys/${id}`), 401, 'credentials_invalid'],
    [
      'loses its scope',
      (id: string) => client.patch(`/api_keys/${id}`, { scopes: [SCOPE] }),
      403,
      'insufficient_scope',
    ],
  ])('shows nothing to a key that %s while it waits', async (_, change, status, code) => {
    const made = await client.post('/api_keys', { name: 'Waiting', scopes: ['platform:read'] });
    await relayAll();
    const { url } = await feed('after=start&limit=200');
    const waits = api.as(secretOf(made)).get(`${url.slice('/api/v1'.length)}&wait=30`);
    await everybodyWaits(1);
    await change(idOf(made));
    await relayAll();
    const refused = await waits;
    expect([refused.status, errorOf(refused).code]).toEqual([status, code]);
    expect(refused.headers).not.toHaveProperty('feed-lag');
  });

  it('counts as one request', async () => {
    const before = await client.get('/ping');
    await feed(`after=${start}&wait=1`);
    const after = await client.get('/ping');
    const left = (headers: Readonly<Record<string, string>>): number =>
      Number(/r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);
    expect(left(before.headers) - left(after.headers)).toBeLessThanOrEqual(2);
  });
});

describe('the long polls of one key', () => {
  it('are at most ten; a further one is refused until another has ended', async () => {
    const two = [feed(`after=${start}&wait=30`), feed(`after=${start}&wait=30`)];
    await everybodyWaits(2);
    const others = Array.from({ length: 8 }, () => feed(`after=${start}&wait=30`));
    await everybodyWaits(10);
    const refused = await client.get(`/events?after=${start}&wait=30`);
    expect([refused.status, errorOf(refused).code, refused.headers['retry-after']]).toEqual([
      429,
      'concurrency_limited',
      '1',
    ]);
    expect(await feed(`after=${start}&wait=0`)).toMatchObject({ names: [] });
    expect(await feed(`after=${start}&wait=1`, await organization.client())).toMatchObject({ names: [] });
    await relayAll();
    for (const page of await Promise.all([...two, ...others])) expect(page.names).toEqual(['Test']);
    expect(await feed(`after=${start}&wait=30`)).toMatchObject({ names: ['Test'] });
  });
});

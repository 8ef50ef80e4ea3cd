import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstIdAt, type JsonSchema, newId, parsePublicId } from '@livery/kernel';
import { type ApiClient, ApiContract, poll } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { documentedOperations } from './fuzz/documented-operations.ts';
import { createAsset, createIcon, png, sendForm } from './library-files.ts';
import { readAnswer } from './read-answer.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { createSlide } from './test-slides.ts';
import { WRITE_REQUESTS } from './write-requests.ts';

const DELIVERIES = '/webhook_endpoints/{id}/deliveries';
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The paths of all lists that accept bounds on the time of creation according to the contract. */
const PATHS = documentedOperations(ApiContract.checkedIn())
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'created[gte]'))
  .map(({ path }) => path);

const listSchema = {
  type: 'object',
  required: ['data', 'has_more'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'created'],
        properties: { id: { type: 'string' }, created: { type: 'string' } },
      },
    },
    has_more: { type: 'boolean' },
  },
} as const satisfies JsonSchema;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
/** `whk_…` */
let endpoint: string;
/** `evt_…` */
let event: string;
/** `asset_…` */
let asset: string;
/** `brand_check_…` */
let check: string;
/** All records had been made at this time. Later requests are logged while the tests run, so lists end here. */
let lastRecorded: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  await makeRecords();
  lastRecorded = new Date().toISOString();
  await allLogged();
});

afterAll(() => api.close());

/** Has a request refused after all records were made, and waits until it is logged, with all requests before it. */
async function allLogged(): Promise<void> {
  await client.get('/request_logs?created[lt]=yesterday');
  await poll(
    'the requests to be logged',
    async () => (await list('/request_logs', `created[gte]=${lastRecorded}`)).data.length > 0,
  );
}

/** Creates three records of each type, and one check with accepted findings. */
async function makeRecords(): Promise<void> {
  await setReviewPolicy(api, client, { modes: { image: 'manual' } });
  for (const name of ['one', 'two', 'three']) {
    await client.post('/api_keys', { name, scopes: ['brand:read'] });
    await client.post('/oauth_applications', { name, requested_scopes: ['brand:read'] });
    await client.post('/memberships', { email: `${name}@example.com`, role: 'viewer' });
    await client.post('/fonts', { name });
    const hooks = { url: `https://example.com/${name}`, enabled_events: ['brand.*'] };
    endpoint = idOf(await client.post('/webhook_endpoints', hooks));
    asset = (await createAsset(client)).id;
    await client.post(`/library_assets/${asset}/reviews`, {});
    await createIcon(client);
    const { id: slide_asset } = await createSlide(client, name);
    await client.post('/ppt_sets', { name, slides: [{ slide_asset }] });
    await client.post('/deployments', { channel: 'web', items: [{ kind: 'library_asset', id: asset }] });
  }
  for (const width of [3, 4]) await sendForm(client, png(width), { path: `/library_assets/${asset}/versions` });
  const acceptance = await WRITE_REQUESTS['POST /brand_checks/:id/suppressions']?.(client, api);
  if (acceptance !== undefined) await client.post(acceptance.path, acceptance.body ?? {});
  check = (await list('/brand_checks', '')).data[0]?.id ?? '';
  event = (await list('/events', '')).data[0]?.id ?? '';
  for (const days of [4, 3, 2, 1]) {
    const created = Date.now() - days * DAY_MS;
    await insertDelivery(new Date(created), parsePublicId('whk', endpoint));
    await insertDelivery(new Date(created - HOUR_MS), newId(), parsePublicId('evt', event));
  }
}

/** Inserts a delivery as the relay creates it. Its id is the first one of the millisecond, so only one is possible for each. */
async function insertDelivery(created: Date, endpointId: string | undefined, eventId = newId()): Promise<void> {
  const [tenant, id] = [parsePublicId('org', organization.id), firstIdAt(created)];
  const [made] = await api.database.query<{ ordinal: string }>(
    `insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     values ($1, true, $2, $3, $4, 1, $5) returning ordinal`,
    [tenant, eventId, endpointId, id, created],
  );
  await api.database.query(
    `insert into delivery.undelivered
       (organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, next_retry_at)
     values ($1, true, $2, $3, $4, $5, 1, 'pending', $6)`,
    [tenant, id, endpointId, eventId, made?.ordinal, created],
  );
}

function addressOf(path: string): string {
  const ids = { '/library_assets': asset, '/events': event, '/brand_checks': check };
  const [, id = endpoint] = Object.entries(ids).find(([collection]) => path.startsWith(`${collection}/`)) ?? [];
  return path.replace('{id}', id);
}

const list = async (path: string, query: string) =>
  readAnswer(listSchema, await client.get(`${addressOf(path)}?limit=200&${query}`));

describe('the bounds on the time of creation', () => {
  it.each(PATHS)('filter the list with a precision of a millisecond: %s', async (path) => {
    const until = `created[lte]=${lastRecorded}`;
    const { data: records } = await list(path, until);
    const pivot = records[Math.floor(records.length / 2)]?.created ?? '';
    expect(pivot).toMatch(/Z$/);
    const idsWhere = (isWanted: (created: string) => boolean): string[] =>
      records.filter(({ created }) => isWanted(created)).map(({ id }) => id);
    const listed = async (bounds: string): Promise<string[]> =>
      (await list(path, `${bounds}&${until}`)).data.map(({ id }) => id);
    expect(await listed(`created[gte]=${pivot}`)).toEqual(idsWhere((created) => created >= pivot));
    expect(await listed(`created[gt]=${pivot}`)).toEqual(idsWhere((created) => created > pivot));
    expect((await list(path, `created[lte]=${pivot}`)).data.map(({ id }) => id)).toEqual(
      idsWhere((created) => created <= pivot),
    );
    expect(await listed(`created[lt]=${pivot}`)).toEqual(idsWhere((created) => created < pivot));
    expect(await listed(`created[gte]=${pivot}&created[lt]=${pivot}`)).toEqual([]);
  });

  it.each(PATHS)('must be instants, or the request is refused: %s', async (path) => {
    const answer = await client.get(`${addressOf(path)}?created[lt]=yesterday`);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code: 'parameter_invalid', param: 'created[lt]' });
  });

  it('can be combined with the other filters and the cursors of deliveries', async () => {
    const { data: records } = await list(DELIVERIES, '');
    const [oldest, , third, newest] = records;
    const between = `created[gt]=${oldest?.created ?? ''}&created[lt]=${newest?.created ?? ''}`;
    expect((await list(DELIVERIES, `${between}&status=pending`)).data).toEqual(records.slice(1, 3));
    expect((await list(DELIVERIES, `${between}&status=failed`)).data).toEqual([]);
    expect((await list(DELIVERIES, `${between}&ending_before=${third?.id ?? ''}`)).data).toEqual(records.slice(1, 2));
    expect((await list(DELIVERIES, 'created[lt]=1970-01-01T00:00:00Z')).data).toEqual([]);
    expect((await list(DELIVERIES, 'created[gt]=9999-01-01T00:00:00Z')).data).toEqual([]);
  });
});

describe('a list between two bounds on the time of creation', () => {
  /** Returns PostgreSQL's plan for the rows, with sequential scans disabled. */
  async function planOf(path: string): Promise<string> {
    const query = jest.spyOn(api.database, 'query');
    try {
      await list(path, `created[gte]=2026-01-01T00:00:00Z&created[lt]=${new Date().toISOString()}`);
      const statements = query.mock.calls
        .map(([statement]) => statement)
        .filter((text) => /\bid [<>]= \$|created >= \$/.test(text));
      const plans = statements.map((text) => api.administrate(`explain (generic_plan, costs off) ${text}`));
      return JSON.stringify(await Promise.all(plans));
    } finally {
      query.mockRestore();
    }
  }

  beforeAll(() =>
    api.administrate(
      `do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`,
    ),
  );

  /** These are left out: an organization sees one organization, and an event has few deliveries. Both are found by their key. */
  const FEW = ['/organizations', '/events/{id}/deliveries'];

  it.each(PATHS.filter((path) => !FEW.includes(path)))(
    'is read with an index that applies both bounds: %s',
    async (path) => {
      const plan = await planOf(path);
      expect(plan).toMatch(/Index Cond: [^"]*\b(?:id|ordinal) >= [^"]*\b(?:id|ordinal) <= /);
      expect(plan).not.toMatch(/Seq Scan on/);
    },
  );
});

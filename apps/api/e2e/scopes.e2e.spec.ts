// Only this suite compares every endpoint with the scopes of the design, and its answers for records that the caller may not see.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndpointTable, takesBearer } from '@livery/http';
import { newId, parsePublicId, publicId, type Scope, SCOPES } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idsOf } from './answer-facts.ts';
import { createAsset, createIcon, png, sendForm, uploadFile } from './library-files.ts';
import { type Answer, readAnswer, withoutRequestId } from './read-answer.ts';
import { storeJob } from './stored-job.ts';
import { learnDraft } from './test-templates.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { createSlide } from './test-slides.ts';
import { WRITE_REQUESTS } from './write-requests.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const PLATFORM_READ = ['platform:read', 'platform:write'] as const;
const KEYS_READ = ['platform:read', 'platform:write', 'platform:api_keys:write'] as const;
const HOOKS_READ = ['platform:read', 'platform:write', 'platform:webhook_endpoints:write'] as const;
const HOOKS_WRITE = ['platform:webhook_endpoints:write', 'platform:write'] as const;
const LIBRARY_READ = ['cms:read', 'cms:write'] as const;
const LIBRARY_WRITE = ['cms:write'] as const;
const ICONS_WRITE = ['cms:icons:write', 'cms:write'] as const;
const DEPLOYMENTS_WRITE = ['cms:deployments:write', 'cms:write'] as const;
const SLIDES_WRITE = ['cms:slides:write', 'cms:write'] as const;
const UPLOAD = ['cms:write', 'cms:icons:write', 'cms:slides:write', 'cms:deployments:write'] as const;
const KEYS_WRITE = ['platform:api_keys:write', 'platform:write'] as const;

/** The scopes of the design. The list is written out, so that a scope that is added to an endpoint by accident is found. */
const DESIGN: readonly (readonly [Method, string, readonly Scope[] | 'any_credential' | 'public' | 'session'])[] = [
  ['GET', '/openapi.json', 'public'],
  ['POST', '/sessions', 'public'],
  ['GET', '/sessions', 'session'],
  ['GET', '/sessions/current', 'session'],
  ['POST', '/sessions/current/token', 'session'],
  ['POST', '/sessions/current/step_up', 'session'],
  ['PUT', '/sessions/current/password', 'session'],
  ['POST', '/sessions/current/memberships', 'session'],
  ['POST', '/memberships/:id/invitation_link', ['platform:write']],
  ['DELETE', '/sessions/:id', 'session'],
  ['GET', '/jobs', 'any_credential'],
  ['GET', '/jobs/:id', 'any_credential'],
  ['GET', '/jobs/:id/events', 'any_credential'],
  ['POST', '/jobs/:id/cancel', 'any_credential'],
  ['GET', '/links/:token', 'public'],
  ['GET', '/ping', 'any_credential'],
  ['GET', '/organizations', PLATFORM_READ],
  ['GET', '/organizations/:id', PLATFORM_READ],
  ['PATCH', '/organizations/:id', ['platform:write']],
  ['GET', '/memberships', PLATFORM_READ],
  ['GET', '/memberships/:id', PLATFORM_READ],
  ['POST', '/memberships', ['platform:write']],
  ['PATCH', '/memberships/:id', ['platform:write']],
  ['DELETE', '/memberships/:id', ['platform:write']],
  ['GET', '/users', PLATFORM_READ],
  ['GET', '/users/:id', PLATFORM_READ],
  ['PATCH', '/users/:id', ['platform:write']],
  ['GET', '/actors', PLATFORM_READ],
  ['GET', '/audit_entries', PLATFORM_READ],
  ['GET', '/request_logs', PLATFORM_READ],
  ['GET', '/request_logs/:id', PLATFORM_READ],
  ['GET', '/api_keys', KEYS_READ],
  ['GET', '/api_keys/:id', KEYS_READ],
  ['POST', '/api_keys', KEYS_WRITE],
  ['PATCH', '/api_keys/:id', KEYS_WRITE],
  ['POST', '/api_keys/:id/rotate', KEYS_WRITE],
  ['DELETE', '/api_keys/:id', KEYS_WRITE],
  ['GET', '/oauth_applications', PLATFORM_READ],
  ['GET', '/oauth_applications/:id', PLATFORM_READ],
  ['POST', '/oauth_applications', ['platform:write']],
  ['PATCH', '/oauth_applications/:id', ['platform:write']],
  ['POST', '/oauth_applications/:id/rotate_secret', ['platform:write']],
  ['DELETE', '/oauth_applications/:id', ['platform:write']],
  ['GET', '/webhook_endpoints', HOOKS_READ],
  ['GET', '/webhook_endpoints/:id', HOOKS_READ],
  ['GET', '/webhook_endpoints/:id/stats', HOOKS_READ],
  ['POST', '/webhook_endpoints', HOOKS_WRITE],
  ['PATCH', '/webhook_endpoints/:id', HOOKS_WRITE],
  ['DELETE', '/webhook_endpoints/:id', HOOKS_WRITE],
  ['POST', '/webhook_endpoints/:id/rotate_secret', HOOKS_WRITE],
  ['POST', '/webhook_endpoints/:id/test', HOOKS_WRITE],
  ['GET', '/webhook_endpoints/:id/deliveries', HOOKS_READ],
  ['GET', '/webhook_deliveries/:id', HOOKS_READ],
  ['POST', '/webhook_deliveries/:id/retry', HOOKS_WRITE],
  ['POST', '/webhook_endpoints/:id/replay', HOOKS_WRITE],
  ['GET', '/events', PLATFORM_READ],
  ['GET', '/events/:id', PLATFORM_READ],
  ['GET', '/events/:id/deliveries', HOOKS_READ],
  ['GET', '/event_types', PLATFORM_READ],
  ['GET', '/check_types', ['brand:read', 'brand:write', 'brand:rules:write']],
  ['GET', '/brand_rules', ['brand:read', 'brand:write', 'brand:rules:write']],
  ['PUT', '/brand_rules', ['brand:rules:write', 'brand:write']],
  ['POST', '/brand_rules', ['brand:rules:write', 'brand:write']],
  ['GET', '/brand_rules/:id', ['brand:read', 'brand:write', 'brand:rules:write']],
  ['PATCH', '/brand_rules/:id', ['brand:rules:write', 'brand:write']],
  ['DELETE', '/brand_rules/:id', ['brand:rules:write', 'brand:write']],
  ['POST', '/brand_rules/simulate', ['brand:checks:write', 'brand:write']],
  ['GET', '/brand_palettes', ['brand:read', 'brand:write', 'brand:palettes:write']],
  ['PUT', '/brand_palettes', ['brand:palettes:write', 'brand:write']],
  ['POST', '/brand_palettes', ['brand:palettes:write', 'brand:write']],
  ['GET', '/brand_palettes/:id', ['brand:read', 'brand:write', 'brand:palettes:write']],
  ['PATCH', '/brand_palettes/:id', ['brand:palettes:write', 'brand:write']],
  ['DELETE', '/brand_palettes/:id', ['brand:palettes:write', 'brand:write']],
  ['GET', '/fonts', ['brand:read', 'brand:write']],
  ['GET', '/fonts/:id', ['brand:read', 'brand:write']],
  ['POST', '/fonts', ['brand:write']],
  ['GET', '/fonts/:id/file', ['brand:read', 'brand:write']],
  ['PATCH', '/fonts/:id', ['brand:write']],
  ['DELETE', '/fonts/:id', ['brand:write']],
  ['GET', '/brand_checks', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['GET', '/brand_checks/:id', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['GET', '/brand_checks/:id/report', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['GET', '/brand_checks/:id/illustration', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['POST', '/brand_checks', ['brand:checks:write', 'brand:write', 'brand:read']],
  ['GET', '/brand_checks/:id/suppressions', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['POST', '/brand_checks/:id/suppressions', ['brand:checks:write', 'brand:write']],
  ['DELETE', '/brand_checks/:id/suppressions/:finding_id', ['brand:checks:write', 'brand:write']],
  ['GET', '/brand_checks/:id/compare', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['DELETE', '/brand_checks/:id/document', ['brand:checks:write', 'brand:write']],
  ['POST', '/guidelines/learn', ['brand:write']],
  ['GET', '/guideline_drafts/:id', ['brand:read', 'brand:write']],
  ['POST', '/guideline_drafts/:id/apply', ['brand:write']],
  ['POST', '/brand_checks/:id/fix', ['brand:checks:write', 'brand:write']],
  ['GET', '/brand_check_fixes/:id', ['brand:read', 'brand:write', 'brand:checks:write']],
  ['POST', '/files', UPLOAD],
  ['GET', '/files/:id', LIBRARY_READ],
  ['POST', '/files/precheck', UPLOAD],
  ['GET', '/library_assets', LIBRARY_READ],
  ['GET', '/library_assets/:id', LIBRARY_READ],
  ['POST', '/library_assets', LIBRARY_WRITE],
  ['PATCH', '/library_assets/:id', LIBRARY_WRITE],
  ['DELETE', '/library_assets/:id', LIBRARY_WRITE],
  ['POST', '/library_assets/:id/restore', LIBRARY_WRITE],
  ['GET', '/library_assets/:id/download', LIBRARY_READ],
  ['GET', '/library_assets/:id/usages', LIBRARY_READ],
  ['GET', '/library_assets/:id/preview', LIBRARY_READ],
  ['GET', '/library_assets/:id/versions', LIBRARY_READ],
  ['POST', '/library_assets/:id/versions', LIBRARY_WRITE],
  ['POST', '/library_assets/:id/versions/:number/restore', LIBRARY_WRITE],
  ['POST', '/library_assets/:id/reviews', LIBRARY_WRITE],
  ['POST', '/library_assets/bulk', LIBRARY_WRITE],
  ['GET', '/library_folders', LIBRARY_READ],
  ['GET', '/library_folders/:id', LIBRARY_READ],
  ['POST', '/library_folders', LIBRARY_WRITE],
  ['PATCH', '/library_folders/:id', LIBRARY_WRITE],
  ['DELETE', '/library_folders/:id', LIBRARY_WRITE],
  ['GET', '/reviews', LIBRARY_READ],
  ['GET', '/reviews/:id', LIBRARY_READ],
  ['POST', '/reviews/:id/approve', LIBRARY_WRITE],
  ['POST', '/reviews/:id/reject', LIBRARY_WRITE],
  ['POST', '/reviews/:id/cancel', LIBRARY_WRITE],
  ['GET', '/slide_assets', LIBRARY_READ],
  ['GET', '/slide_assets/:id', LIBRARY_READ],
  ['POST', '/slide_assets', SLIDES_WRITE],
  ['POST', '/slide_assets/split', SLIDES_WRITE],
  ['PATCH', '/slide_assets/:id', SLIDES_WRITE],
  ['DELETE', '/slide_assets/:id', SLIDES_WRITE],
  ['GET', '/slide_assets/:id/download', LIBRARY_READ],
  ['POST', '/slide_assets/:id/versions', SLIDES_WRITE],
  ['GET', '/ppt_sets', LIBRARY_READ],
  ['GET', '/ppt_sets/:id', LIBRARY_READ],
  ['POST', '/ppt_sets', SLIDES_WRITE],
  ['PATCH', '/ppt_sets/:id', SLIDES_WRITE],
  ['PUT', '/ppt_sets/:id/slides', SLIDES_WRITE],
  ['DELETE', '/ppt_sets/:id', SLIDES_WRITE],
  ['GET', '/ppt_sets/:id/download', LIBRARY_READ],
  ['GET', '/review_policy', LIBRARY_READ],
  ['PUT', '/review_policy', ['platform:write']],
  ['GET', '/icon_sets', LIBRARY_READ],
  ['POST', '/icon_sets', ICONS_WRITE],
  ['GET', '/icon_sets/:id', LIBRARY_READ],
  ['PATCH', '/icon_sets/:id', ICONS_WRITE],
  ['DELETE', '/icon_sets/:id', ICONS_WRITE],
  ['POST', '/icon_sets/:id/import', ICONS_WRITE],
  ['GET', '/icon_sets/:id/export', LIBRARY_READ],
  ['GET', '/icons', LIBRARY_READ],
  ['POST', '/icons', ICONS_WRITE],
  ['GET', '/icons/:id', LIBRARY_READ],
  ['GET', '/icons/:id/svg', LIBRARY_READ],
  ['POST', '/icons/:id/versions', ICONS_WRITE],
  ['PATCH', '/icons/:id', ICONS_WRITE],
  ['DELETE', '/icons/:id', ICONS_WRITE],
  ['GET', '/deployments', LIBRARY_READ],
  ['GET', '/deployments/active', LIBRARY_READ],
  ['GET', '/deployments/:id', LIBRARY_READ],
  ['GET', '/deployments/:id/diff', LIBRARY_READ],
  ['POST', '/deployments', DEPLOYMENTS_WRITE],
  ['POST', '/deployments/:id/cancel', DEPLOYMENTS_WRITE],
  ['POST', '/deployments/:id/rollback', DEPLOYMENTS_WRITE],
];

/** Publishable keys can request only these. */

/** The id prefixes of the collections. */
const ID_PREFIXES: Readonly<Record<string, string>> = {
  '/organizations': 'org',
  '/request_logs': 'req',
  '/memberships': 'mem',
  '/users': 'user',
  '/api_keys': 'key',
  '/oauth_applications': 'oa_app',
  '/webhook_endpoints': 'whk',
  '/webhook_deliveries': 'whd',
  '/events': 'evt',
  '/brand_rules': 'brand_rule',
  '/brand_palettes': 'palette',
  '/fonts': 'font',
  '/brand_checks': 'brand_check',
  '/guideline_drafts': 'draft',
  '/jobs': 'job',
  '/brand_check_fixes': 'brand_check_fix',
  '/files': 'file',
  '/library_assets': 'asset',
  '/library_folders': 'fold',
  '/reviews': 'rev',
  '/slide_assets': 'slide',
  '/ppt_sets': 'pset',
  '/icon_sets': 'iconset',
  '/icons': 'icon',
  '/deployments': 'dep',
};

/** Valid bodies, where an empty one is none. */
const BODIES: Readonly<Record<string, object>> = {
  '/brand_checks/:id/suppressions': { all: true, reason: 'Agreed.' },
  '/library_assets/:id/versions': { file: 'file_0000000000000000000001' },
  '/icons/:id/versions': { file: 'file_0000000000000000000001' },
  '/slide_assets/:id/versions': { file: 'file_0000000000000000000001' },
  '/ppt_sets/:id/slides': { slides: [{ slide_asset: 'slide_0000000000000000000001' }] },
  '/icon_sets/:id/import': { file: 'file_0000000000000000000001' },
  '/reviews/:id/approve': { content_hash: 'a'.repeat(64) },
  '/reviews/:id/reject': { content_hash: 'a'.repeat(64) },
  '/webhook_endpoints/:id/replay': { since: '2026-01-01T00:00:00Z' },
};

/** The queries of endpoints that require one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/brand_checks/:id/compare': '?with=brand_check_0000000000000000000001',
};

/** The collections whose records are the same in both modes. */
const SHARED = new Set(['/organizations', '/memberships', '/users']);

const endpoints = DESIGN.map(([method, path, scopes]) => ({ method, path, scopes }));
const guarded = endpoints.flatMap(({ method, path, scopes }) =>
  typeof scopes === 'string' ? [] : [{ method, path, scopes }],
);
const closed = endpoints.filter(takesBearer);
const ofOneRecord = closed.filter(({ path }) => path.includes(':id'));

let api: TestApi;
let organization: TestOrganization;
const issued: string[] = [];

beforeAll(async () => {
  api = await startTestApi();
  organization = await newOrganization();
});

afterAll(() => api.close());

/** Creates an organization and stores the secrets of its keys in `issued`. */
async function newOrganization(): Promise<TestOrganization> {
  const created = await api.createOrganization();
  const key: TestOrganization['key'] = async (...parameters) => {
    const secret = await created.key(...parameters);
    issued.push(secret);
    return secret;
  };
  return { ...created, key, client: async (...parameters) => api.as(await key(...parameters)) };
}

function call(client: ApiClient, method: Method, path: string, body: object = {}): Promise<Answer> {
  if (method === 'POST' && /^\/files(?:\?|$)/.test(path)) return sendForm(client, png(), { path });
  return client.send(method, path, (test) => (method === 'GET' || method === 'DELETE' ? test : test.send(body)));
}

/** The path of one record. */
function pathWith(path: string, id: string): string {
  return path.replace(':id', id).replace(':number', '1').replace(':finding_id', 'b8502f4bfcad8f3b');
}

function missingId(path: string): string {
  const collection = path.slice(0, path.indexOf('/:id'));
  return `${ID_PREFIXES[collection] ?? 'unknown'}_0000000000000000000001`;
}

describe('the table of endpoints', () => {
  it('has the endpoints and scopes of the design', () => {
    const rows = (table: readonly { method: string; path: string; scopes: readonly string[] | string }[]) =>
      table.map(({ method, path, scopes }) => `${path} ${method}: ${[scopes].flat().sort().join(', ')}`).sort();
    expect(rows(api.application.get(EndpointTable, { strict: false }).endpoints)).toEqual(rows(endpoints));
  });

  it('lets people without a scope read the names of actors, and nothing else', () => {
    const { endpoints: declared } = api.application.get(EndpointTable, { strict: false });
    const open = declared.filter(({ allPeople }) => allPeople === true);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /actors']);
  });
});

describe('a key with a single scope', () => {
  const clients = new Map<Scope, ApiClient>();

  beforeAll(async () => {
    for (const scope of SCOPES) clients.set(scope, await organization.client([scope]));
  });

  it.each(guarded)(
    'is accepted by $method $path only if the scope is one of $scopes',
    async ({ method, path, scopes }) => {
      const refused: Scope[] = [];
      for (const [scope, client] of clients) {
        const answer = await call(client, method, pathWith(path, missingId(path)));
        // The scope is right, but the caller is no person.
        if (answer.status !== 403 || errorOf(answer).code === 'user_token_required') continue;
        refused.push(scope);
        const { error } = readAnswer(refusalSchema, answer);
        expect(error).toMatchObject({ type: 'permission_error', kind: 'permission_error', code: 'insufficient_scope' });
        expect([...error.required_scopes].sort()).toEqual([...scopes].sort());
        expect(answer.headers['www-authenticate']).toBe(
          `Bearer realm="api", error="insufficient_scope", scope="${error.required_scopes.join(' ')}"`,
        );
      }
      expect(refused).toEqual(SCOPES.filter((scope) => !scopes.includes(scope)));
    },
  );

  it.each(SCOPES)('can request /ping: %s', async (scope) => {
    const answer = await clients.get(scope)?.get('/ping');
    expect(answer?.body).toMatchObject({ scopes: [scope] });
  });

  it('is refused for its scope before its body, its query and the record are checked', async () => {
    const client = await organization.client(['vendor-packages:write']);
    const answers = [
      await client.put('/brand_rules', '{"data": [', { 'content-type': 'text/plain' }),
      await client.get('/fonts?limit=0'),
      await client.get('/events/nonsense'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a query', () => {
  it.each(closed)('with an unknown parameter is refused by $method $path', async ({ method, path }) => {
    // In live mode, no key changes the review policy.
    const client = await organization.client(undefined, { livemode: path !== '/review_policy' });
    const answer = await call(client, method, `${pathWith(path, missingId(path))}?colour=red`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'parameter_unknown', param: 'colour' } });
  });
});

describe('the id of a record', () => {
  /** Creates a record in each collection. The record of `/organizations` is the organization itself, in both modes. */
  async function records(owner: TestOrganization, livemode: boolean): Promise<ReadonlyMap<string, string>> {
    const client = await owner.client(SCOPES, { livemode });
    const key = readAnswer(secretSchema, await client.post('/api_keys', { name: 'Seen', scopes: ['brand:read'] }));
    issued.push(key.secret);
    const font = readAnswer(idSchema, await client.post('/fonts', { name: 'Inter' }));
    const refusal = await client.post('/brand_checks', { content_type: 'pptx', content_base64: 'AAAA' });
    const application = await client.post('/oauth_applications', { name: 'Seen', requested_scopes: ['brand:read'] });
    const people = await owner.client();
    await people.post('/memberships', { email: `${newId()}@example.com`, role: 'viewer' });
    const [membership] = readAnswer(listSchema, await people.get('/memberships?limit=1')).data;
    const [user] = readAnswer(listSchema, await people.get('/users?limit=1')).data;
    const asked = await client.post('/api_keys', {});
    await poll('the request to be kept', async () =>
      idsOf(await client.get('/request_logs')).includes(String(asked.headers['request-id'])),
    );
    const hook = { url: 'https://example.com/', enabled_events: ['*'] };
    const endpoint = readAnswer(idSchema, await client.post('/webhook_endpoints', hook));
    const [event] = readAnswer(listSchema, await client.get('/events?limit=1')).data;
    const policy = { modes: { image: 'manual' } };
    await (livemode ? setReviewPolicy(api, client, policy) : client.put('/review_policy', policy));
    const asset = await createAsset(client);
    const icon = await createIcon(client);
    const deployment = { channel: 'web', items: [{ kind: 'library_asset', id: asset.id }] };
    const slide = await createSlide(client);
    const set = await client.post('/ppt_sets', { name: 'Seen', slides: [{ slide_asset: slide.id }] });
    return new Map([
      ['/slide_assets', slide.id],
      ['/ppt_sets', readAnswer(idSchema, set).id],
      ['/deployments', readAnswer(idSchema, await client.post('/deployments', deployment)).id],
      ['/icon_sets', icon.set ?? ''],
      ['/icons', icon.id],
      ['/files', (await uploadFile(client, png())).id],
      ['/library_assets', asset.id],
      ['/library_folders', readAnswer(idSchema, await client.post('/library_folders', { name: 'Seen' })).id],
      ['/reviews', readAnswer(idSchema, await client.post(`/library_assets/${asset.id}/reviews`, {})).id],
      ['/organizations', owner.id],
      ['/request_logs', String(asked.headers['request-id'])],
      ['/memberships', membership?.id ?? ''],
      ['/users', user?.id ?? ''],
      ['/api_keys', key.id],
      ['/oauth_applications', readAnswer(idSchema, application).id],
      ['/webhook_endpoints', endpoint.id],
      ['/webhook_deliveries', await deliveryTo(endpoint.id, { organization: owner.id, livemode })],
      ['/brand_rules', readAnswer(idSchema, await client.post('/brand_rules', { type: 'text.double_spaces' })).id],
      ['/brand_palettes', readAnswer(idSchema, await client.post('/brand_palettes', { name: 'Seen', colors: [] })).id],
      ['/fonts', font.id],
      ['/brand_checks', readAnswer(failureSchema, refusal).error.brand_check],
      ['/brand_check_fixes', await fixId(client)],
      ['/guideline_drafts', await learnDraft(client)],
      ['/events', event?.id ?? ''],
      ['/jobs', await storeJob(api, { organization: owner.id, livemode })],
    ]);
  }

  async function fixId(client: ApiClient): Promise<string> {
    const request = await WRITE_REQUESTS['POST /brand_checks/:id/fix']?.(client, api);
    return readAnswer(idSchema, await client.post(request?.path ?? '', {})).id;
  }

  /** Inserts the rows of a delivery as the worker would. */
  async function deliveryTo(endpoint: string, tenant: { organization: string; livemode: boolean }): Promise<string> {
    const id = newId();
    await api.administrate(
      `with made as (
         insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, created)
         values ($1, $2, $3, $4, $5, now()) returning *
       )
       insert into delivery.undelivered
         (organization_id, livemode, event_id, endpoint_id, id, ordinal, status, next_retry_at)
       select organization_id, livemode, event_id, endpoint_id, id, ordinal, 'pending', created from made`,
      [parsePublicId('org', tenant.organization), tenant.livemode, newId(), parsePublicId('whk', endpoint), id],
    );
    return publicId('whd', id);
  }

  describe.each([{ livemode: true }, { livemode: false }])(
    'made by a key with $livemode for livemode',
    ({ livemode }) => {
      let known: ReadonlyMap<string, string>;
      let own: ApiClient;
      let strangers: readonly ApiClient[];
      let otherMode: ApiClient;
      let testers: ReadonlySet<ApiClient>;

      beforeAll(async () => {
        const owner = await newOrganization();
        const other = await newOrganization();
        known = await records(owner, livemode);
        own = await owner.client(SCOPES, { livemode });
        otherMode = await owner.client(SCOPES, { livemode: !livemode });
        strangers = [await other.client(SCOPES, { livemode }), await other.client(SCOPES, { livemode: !livemode })];
        testers = new Set(strangers.slice(livemode ? 1 : 0, livemode ? 2 : 1));
      });

      it.each(ofOneRecord)(
        'gets other callers the same response as a missing id: $method $path',
        async ({ method, path }) => {
          const collection = path.slice(0, path.indexOf('/:id'));
          const id = known.get(collection) ?? '';
          const callers = SHARED.has(collection) ? strangers : [...strangers, otherMode];
          const before = await own.get(`${collection}/${id}`);
          expect(before.status).toBe(200);
          for (const caller of callers) {
            const query = QUERIES[path] ?? '';
            const answer = await call(caller, method, pathWith(path, id) + query, BODIES[path]);
            const isSharedWrite = SHARED.has(collection) && method !== 'GET';
            expect(answer.status).toBe(isSharedWrite && testers.has(caller) ? 403 : 404);
            const missing = await call(caller, method, pathWith(path, missingId(path)) + query, BODIES[path]);
            expect(withoutRequestId(answer)).toBe(withoutRequestId(missing));
            expect(headersOf(answer)).toEqual(headersOf(missing));
          }
          expect((await own.get(`${collection}/${id}`)).text).toBe(before.text);
        },
      );
    },
  );
});

/** These tests run last, since they search for the secrets that the tests above have received. */
describe('the secrets that were issued', () => {
  it('are not in the database, in whole or in part, plain or encoded', async () => {
    issued.push(await organization.publishableKey());
    const rows = await api.rows();
    expect(issued.length).toBeGreaterThan(SCOPES.length);
    expect(rows.get('platform.api_key')?.length).toBeGreaterThanOrEqual(issued.length);
    const database = [...rows]
      .map(([table, texts]) => `${table}\n${texts.join('\n')}`)
      .join('\n')
      .toLowerCase();
    const found = issued.flatMap((secret) => formsOf(secret).filter((form) => database.includes(form.toLowerCase())));
    expect(found).toEqual([]);
  });

  it('are in no event', async () => {
    const client = await organization.client();
    await client.post('/api_keys', { name: 'Created', scopes: ['brand:read'] });
    const { text } = await client.get('/events?limit=200');
    expect(text).toContain('platform.api_key.created');
    expect(issued.flatMap(formsOf).filter((form) => text.includes(form))).toEqual([]);
  });
});

/** Returns a secret, its random part and the halves of that, as plain text, in hexadecimal and in base64. */
function formsOf(secret: string): string[] {
  const random = secret.slice(secret.lastIndexOf('_') + 1);
  const parts = [secret, random, random.slice(0, 20), random.slice(20, 40)];
  return parts.flatMap((part) => [part, Buffer.from(part).toString('hex'), Buffer.from(part).toString('base64')]);
}

const VARYING_HEADERS: ReadonlySet<string> = new Set(['request-id', 'date', 'etag', 'ratelimit']);

/** Returns the headers of a response without those that differ between any two requests. */
function headersOf({ headers }: Answer): object {
  const entries: [string, unknown][] = Object.entries(headers);
  return Object.fromEntries(entries.filter(([name]) => !VARYING_HEADERS.has(name)));
}

const idSchema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;

const secretSchema = {
  type: 'object',
  required: ['id', 'secret'],
  properties: { id: { type: 'string' }, secret: { type: 'string' } },
} as const;

const listSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: idSchema } },
} as const;

const failureSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'object', required: ['brand_check'], properties: { brand_check: { type: 'string' } } },
  },
} as const;

const refusalSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['type', 'kind', 'code', 'required_scopes'],
      properties: {
        type: { type: 'string' },
        kind: { type: 'string' },
        code: { type: 'string' },
        required_scopes: { type: 'array', items: { type: 'string' } },
      },
    },
  },
} as const;

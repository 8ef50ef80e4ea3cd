import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePublicId, type Scope } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import type { Response } from 'supertest';
import { idsOf } from './answer-facts.ts';
import { addMember, invite, signIn, textOf } from './people.ts';
import { storeJob } from './stored-job.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  organization = await api.createOrganization();
  client = await organization.client(['cms:read']);
});

afterAll(() => api.close());

const newJob = (livemode = true): Promise<string> => storeJob(api, { organization: organization.id, livemode });

/** Changes the row of a job as a worker does. */
async function change(job: string, changes: string): Promise<void> {
  await api.administrate(`update jobs.job set ${changes}, updated = now() where id = $1`, [parsePublicId('job', job)]);
}

const RUN = `status = 'running', run_after = null, started = now(), attempts = 1, lease_epoch = 1,
  lease_owner = gen_random_uuid(), lease_until = now() + interval '1 hour'`;
const END = 'lease_owner = null, lease_until = null, run_after = null, completed = now()';

describe('GET /jobs', () => {
  const list = async (query: string, caller = client) => {
    const answer = await caller.get(`/jobs?${query}`);
    expect(answer.status).toBe(200);
    return { ids: idsOf(answer), hasMore: answer.body.has_more, url: answer.body.url };
  };

  it('lists jobs newest first, by pages, and by kind, status and time', async () => {
    const own = await api.createOrganization();
    const caller = await own.client(['cms:read']);
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.push(await storeJob(api, { organization: own.id, livemode: true }));
    const [first = '', second = '', third = ''] = made;
    await change(second, `kind = 'sample.other', ${RUN}`);
    expect(await list('', caller)).toEqual({ ids: [third, second, first], hasMore: false, url: '/api/v1/jobs' });
    expect(await list('limit=2', caller)).toMatchObject({ ids: [third, second], hasMore: true });
    expect(await list(`limit=2&starting_after=${second}`, caller)).toMatchObject({ ids: [first], hasMore: false });
    expect((await list(`ending_before=${first}`, caller)).ids).toEqual([third, second]);
    expect((await list('kind=sample.other', caller)).ids).toEqual([second]);
    expect((await list('status=queued', caller)).ids).toEqual([third, first]);
    expect((await list('status=queued&kind=sample.other', caller)).ids).toEqual([]);
    expect((await list('created[lt]=2000-01-01T00:00:00Z', caller)).ids).toEqual([]);
    for (const query of ['status=done', 'limit=0', 'starting_after=evt_0000000000000000000001', 'colour=red']) {
      expect((await caller.get(`/jobs?${query}`)).status).toBe(400);
    }
  });

  it('lists a job for those who may start one of its kind, in its organization and mode', async () => {
    const own = await api.createOrganization();
    const ofContent = await storeJob(api, { organization: own.id, livemode: true });
    const ofBrand = await storeJob(api, { organization: own.id, livemode: true }, [
      'brand:write',
      'brand:checks:write',
    ]);
    const inTest = await storeJob(api, { organization: own.id, livemode: false });
    const as = async (...scopes: Scope[]) => (await list('', await own.client(scopes))).ids;
    expect(await as('cms:write', 'brand:write')).toEqual([ofBrand, ofContent]);
    expect(await as('cms:read')).toEqual([ofContent]);
    expect(await as('brand:checks:write')).toEqual([ofBrand]);
    expect(await as('platform:read')).toEqual([]);
    expect((await list('', await own.client(['cms:read'], { livemode: false }))).ids).toEqual([inTest]);
    expect((await list('', await (await api.createOrganization()).client())).ids).toEqual([]);
  });

  it.each(['kind', 'status'])('follows an index of the tenant for a %s', async (column) => {
    const [row] = await api.administrate(
      `select indexdef as text from pg_indexes where indexname = 'job_by_${column}'`,
    );
    expect(Object.values(row ?? {})).toEqual([
      expect.stringContaining(`(organization_id, livemode, ${column}, id DESC)`),
    ]);
  });
});

describe('GET /jobs/{id}', () => {
  it('shows a queued job', async () => {
    const job = await newJob();
    const answer = await client.get(`/jobs/${job}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: job,
      object: 'job',
      organization: organization.id,
      livemode: true,
      kind: 'sample.counted',
      status: 'queued',
      progress: { done: 0, total: null, step: null },
      cancel_requested: false,
      result: null,
      error: null,
      created_by: null,
      started: null,
      completed: null,
    });
  });

  it('shows the progress of a running job, then its result', async () => {
    const job = await newJob();
    await change(job, `${RUN}, done = 2, total = 5, step = 'Reading page 3', checkpoint = '{"page": 2}'`);
    const running: unknown = (await client.get(`/jobs/${job}`)).body;
    expect(running).toMatchObject({ status: 'running', progress: { done: 2, total: 5, step: 'Reading page 3' } });
    expect(running).not.toHaveProperty('checkpoint');
    await change(job, `status = 'completed', result = '{"pages": 5}', ${END}`);
    expect((await client.get(`/jobs/${job}`)).body).toMatchObject({ status: 'completed', result: { pages: 5 } });
  });

  it('shows why a job has failed', async () => {
    const job = await newJob();
    await change(job, `status = 'failed', error_code = 'job_crashed', error_message = 'Five times.', ${END}`);
    const { body } = await client.get(`/jobs/${job}`);
    expect(body).toMatchObject({ status: 'failed', error: { code: 'job_crashed', message: 'Five times.' } });
  });
});

describe('a job is seen and cancelled', () => {
  it.each(['GET', 'POST'] as const)(
    'only with one of the scopes of the endpoint that started it: %s',
    async (method) => {
      const job = await newJob();
      const path = method === 'GET' ? `/jobs/${job}` : `/jobs/${job}/cancel`;
      const stranger = await organization.client(['brand:read', 'cms:icons:write']);
      const refused = await stranger.send(method, path, (test) => test);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        error: { code: 'insufficient_scope', required_scopes: ['cms:read', 'cms:write'] },
      });
      const writer = await organization.client(['cms:write']);
      expect((await writer.send(method, path, (test) => test)).status).toBe(200);
    },
  );

  it('not in the other mode, and not by other organizations', async () => {
    const job = await newJob(false);
    const other = await (await api.createOrganization()).client();
    for (const caller of [client, other]) {
      expect((await caller.get(`/jobs/${job}`)).status).toBe(404);
      expect((await caller.post(`/jobs/${job}/cancel`, {})).status).toBe(404);
    }
    expect(
      (await api.administrate('select status from jobs.job where id = $1', [parsePublicId('job', job)]))[0],
    ).toEqual({ status: 'queued' });
  });
});

describe('POST /jobs/{id}/cancel', () => {
  it('ends a queued job at once', async () => {
    const job = await newJob();
    const answer = await client.post(`/jobs/${job}/cancel`, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: job, status: 'cancelled', cancel_requested: false });
    expect((await client.get(`/jobs/${job}`)).body).toEqual(answer.body);
  });

  it('asks a running job to stop, and may be repeated until it has', async () => {
    const job = await newJob();
    await change(job, RUN);
    for (let time = 1; time <= 2; time += 1) {
      const answer = await client.post(`/jobs/${job}/cancel`, {});
      expect(answer.body).toMatchObject({ status: 'running', cancel_requested: true });
    }
  });

  it('refuses a job that has ended', async () => {
    const job = await newJob();
    await client.post(`/jobs/${job}/cancel`, {});
    const again = await client.post(`/jobs/${job}/cancel`, {});
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ error: { code: 'resource_conflict' } });
  });

  it('gives a repeat with the same Idempotency-Key the same response', async () => {
    const job = await newJob();
    const headers = { 'idempotency-key': 'cancel-once' };
    const first = await client.post(`/jobs/${job}/cancel`, {}, headers);
    const again = await client.post(`/jobs/${job}/cancel`, {}, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
  });
});

describe('GET /jobs/{id}/events', () => {
  /** Opens the stream, and reads the events as they come. */
  async function* eventsOf(
    job: string,
    credential?: string,
  ): AsyncGenerator<{ readonly event: string; readonly data: unknown }> {
    const secret = credential ?? (await organization.key(['cms:read']));
    const url = `${await api.application.getUrl()}/api/v1/jobs/${job}/events`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    if (response.body === null) throw new Error('There is no stream.');
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (event !== '') yield { event, data: JSON.parse(data) };
      }
    }
  }

  it('sends the job now and after each change, and ends with the job', async () => {
    const job = await newJob();
    const events = eventsOf(job);
    const next = async (): Promise<unknown> => (await events.next()).value;
    expect(await next()).toMatchObject({ event: 'job', data: { id: job, status: 'queued' } });
    await change(job, `${RUN}, done = 2, total = 5`);
    expect(await next()).toMatchObject({ data: { status: 'running', progress: { done: 2, total: 5 } } });
    await change(job, `status = 'completed', result = '{}', ${END}`);
    const shown = await client.get(`/jobs/${job}`);
    expect(await next()).toEqual({ event: 'job', data: shown.body });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('needs one of the scopes of the endpoint that started the job, and shows no job of others', async () => {
    const job = await newJob();
    expect((await (await organization.client(['brand:read'])).get(`/jobs/${job}/events`)).status).toBe(403);
    const other = await (await api.createOrganization()).client();
    expect((await other.get(`/jobs/${job}/events`)).status).toBe(404);
  });

  it.each<[string, () => Promise<readonly [string, () => Promise<Response>]>]>([
    ['its key is revoked', revocableKey],
    ['the session of its token ends', endingSession],
    ['the role of its person has no scope of the job any more', loweredRole],
  ])('ends before the job if %s', async (_, prepare) => {
    const [credential, revoke] = await prepare();
    const owner = { organization: organization.id, livemode: true };
    const events = eventsOf(await storeJob(api, owner, ['cms:write']), credential);
    expect(await events.next()).toMatchObject({ value: { data: { status: 'queued' } } });
    expect((await revoke()).status).toBe(200);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});

async function revocableKey() {
  const owner = await organization.client();
  const { body } = await owner.post('/api_keys', { name: 'Revoked', scopes: ['cms:write'] });
  return [textOf(body, 'secret'), () => owner.delete(`/api_keys/${textOf(body, 'id')}`)] as const;
}

async function endingSession() {
  await addMember(organization, 'ended@acme.example', 'admin');
  const browser = await signIn(api, organization, 'ended@acme.example');
  const { body } = await browser.send('GET', '/sessions/current');
  const token = await browser.token(organization.id);
  return [token, () => browser.send('DELETE', `/sessions/${textOf(body, 'id')}`)] as const;
}

async function loweredRole() {
  const owner = await organization.client();
  const membership = await invite(organization, 'lowered@acme.example', 'admin');
  await owner.patch(`/memberships/${membership}`, { status: 'active' });
  const browser = await signIn(api, organization, 'lowered@acme.example');
  const token = await browser.token(organization.id);
  return [token, () => owner.patch(`/memberships/${membership}`, { role: 'viewer' })] as const;
}

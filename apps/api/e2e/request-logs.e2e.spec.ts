import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestLogSchema } from '@livery/platform-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { type Answer, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const listSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: requestLogSchema } },
} as const;

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const logs = async (query: string, by = client) => readAnswer(listSchema, await by.get(`/request_logs?${query}`)).data;
const idOfRequest = ({ headers }: Answer): string => String(headers['request-id']);

/** Waits for the entry of a request, which is written shortly after the response. */
async function logOf(answer: Answer, by = client) {
  const path = `/request_logs/${idOfRequest(answer)}`;
  await poll('the request to be kept', async () => (await by.get(path)).status === 200);
  return readAnswer(requestLogSchema, await by.get(path));
}

describe('the request log', () => {
  it('contains a write with its caller, its result and its duration', async () => {
    const answer = await client.post('/api_keys', { name: 'One', scopes: ['brand:read'] }, { 'user-agent': 'test/1' });
    const { body: ping } = await client.get('/ping');
    const log = await logOf(answer);
    expect(log).toMatchObject({
      id: idOfRequest(answer),
      method: 'POST',
      path: '/api/v1/api_keys',
      status: 201,
      code: null,
      principal: ping.principal,
      api_version: '2026-11-20',
      idempotency: 'none',
      ip: '127.0.0.1',
      user_agent: 'test/1',
      livemode: true,
    });
    expect(log.latency_ms).toBeGreaterThanOrEqual(0);
  });

  it('contains failed reads and writes with their codes, and no successful reads', async () => {
    const missing = await client.get('/api_keys/key_0000000000000000000001');
    const invalid = await client.post('/api_keys', {});
    const forbidden = await (await organization.client(['cms:read'])).get('/events');
    const success = await client.get('/api_keys');
    expect(await logOf(missing)).toMatchObject({ status: 404, code: 'resource_missing' });
    expect(await logOf(invalid)).toMatchObject({ status: 400, code: 'parameter_missing' });
    expect(await logOf(forbidden)).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect((await client.get(`/request_logs/${idOfRequest(success)}`)).status).toBe(404);
  });

  it('distinguishes first requests from repeats', async () => {
    const write = () => client.post('/api_keys', { name: 'One', scopes: ['brand:read'] }, { 'idempotency-key': 'k' });
    const [first, again] = [await write(), await write()];
    expect((await logOf(first)).idempotency).toBe('first');
    expect((await logOf(again)).idempotency).toBe('replayed');
  });

  it("returns only the entries of the caller's organization and mode", async () => {
    const tester = await organization.client(undefined, { livemode: false });
    const stranger = await (await api.createOrganization()).client();
    const live = await client.post('/api_keys', {});
    await logOf(live);
    for (const other of [tester, stranger]) {
      expect((await other.get(`/request_logs/${idOfRequest(live)}`)).status).toBe(404);
      expect((await logs('limit=200', other)).map(({ id }) => id)).not.toContain(idOfRequest(live));
    }
  });

  it('can be filtered by status, method, code, path, principal and time', async () => {
    const own = await api.createOrganization();
    const caller = await own.client();
    const failed = await caller.post('/fonts', {});
    const made = await caller.post('/fonts', { name: 'Inter' });
    await logOf(made, caller);
    const ids = async (query: string): Promise<string[]> => (await logs(query, caller)).map(({ id }) => id);
    expect(await ids('status=400')).toEqual([idOfRequest(failed)]);
    expect(await ids('status=2xx')).toEqual([idOfRequest(made)]);
    expect(await ids('path=/api/v1/fonts')).toEqual([idOfRequest(made), idOfRequest(failed)]);
    expect(await ids('path=/api/v1/font')).toEqual([]);
    expect(await ids('code=parameter_missing&method=POST')).toEqual([idOfRequest(failed)]);
    expect(await ids('method=PUT')).toEqual([]);
    expect(await ids('code=rate_limited')).toEqual([]);
    expect(await ids('principal=key_0000000000000000000001')).toEqual([]);
    expect(await ids('created[gt]=2099-01-01T00:00:00Z')).toEqual([]);
    for (const query of ['status=600', 'status=4x', 'status=all', 'method=get']) {
      expect((await caller.get(`/request_logs?${query}`)).status).toBe(400);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PREFLIGHT = {
  origin: 'https://page.example',
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization,api-version',
};

let api: TestApi;
let organization: TestOrganization;
let origin: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  await api.application.listen(0, '127.0.0.1');
  origin = await api.application.getUrl();
});

afterAll(() => api.close());

function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, { method, headers });
}

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });
const corsOf = ({ headers }: Response) => [...headers].filter(([name]) => name.startsWith('access-control-'));

describe('a page of another origin', () => {
  it.each([PREFLIGHT, {}])('may ask whether it may call an endpoint for publishable keys', async (headers) => {
    for (const path of ['/ping', '/ping/', '/ping?a=b']) {
      const response = await send('OPTIONS', path, headers);
      expect(response.status).toBe(204);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        allow: 'HEAD, GET, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'HEAD, GET',
        'access-control-allow-headers': 'Authorization, Api-Version',
        'access-control-max-age': '7200',
        'request-id': expect.stringMatching(/^req_/),
        'api-version': '2026-11-20',
      });
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it.each(['/events', '/api_keys', '/nothing', '/PING', '/ping/more'])('may not for another path: %s', async (path) => {
    const response = await send('OPTIONS', path, PREFLIGHT);
    expect([404, 405]).toContain(response.status);
    expect(corsOf(response)).toEqual([]);
  });

  it('reads what a publishable key gets, and also why it is refused', async () => {
    const key = await organization.publishableKey();
    const answers = [
      await send('GET', '/ping', bearer(key)),
      await send('HEAD', '/ping', bearer(key)),
      await send('GET', '/ping', { authorization: `bearer  ${key}` }),
      await send('GET', '/ping', bearer(`${key.slice(0, -1)}_`)),
      await send('GET', '/ping'),
      await send('GET', '/ping?a=b', bearer(key)),
      await send('GET', '/ping', { ...bearer(key), 'api-version': '1999-01-01' }),
      await send('GET', '/ping', { ...bearer(key), accept: 'image/png' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, expect.any(Number), 401, 401, 400, 400, 406]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('Request-Id');
      expect(headers.get('vary')).toBe('Authorization');
    }
  });

  it('never reads what a secret key, a token or something else gets', async () => {
    const others = [await organization.key(), 'oat_1', 'sk_live_pk_', ''].map(bearer);
    for (const headers of [...others, { authorization: 'Basic cGtfbGl2ZQ==' }, { authorization: 'pk_live_1' }]) {
      const response = await send('GET', '/ping', headers);
      expect(corsOf(response)).toEqual([]);
      expect(response.headers.get('vary')).toBe('Authorization');
    }
  });

  it('reads no answer of another endpoint, or to another method', async () => {
    const key = bearer(await organization.publishableKey());
    const refused = await send('GET', '/events', key);
    expect({ status: refused.status, cors: corsOf(refused) }).toEqual({ status: 403, cors: [] });
    expect(await refused.json()).toMatchObject({ error: { code: 'publishable_key_forbidden' } });
    const other = await send('POST', '/ping', key);
    expect({ status: other.status, cors: corsOf(other) }).toEqual({ status: 405, cors: [] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndpointTable } from '@livery/http';
import { createOAuthServer } from '@livery/oauth-server';
import { createLogger } from '@livery/runtime';
import { type ApiClient, TEST_SECRET_KEYS } from '@livery/testing';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let stranger: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  stranger = api.as(null);
});

afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('needs no credential, and is 304 for a client that has the current version', async () => {
    const { status, headers, body } = await stranger.get('/openapi.json');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'public, max-age=300' });
    expect(body).toMatchObject({ openapi: '3.1.1', info: { title: 'Livery', version: '2026-11-20' } });
    const known = { 'if-none-match': String(headers['etag']) };
    expect(await stranger.get('/openapi.json', known)).toMatchObject({ status: 304, text: '' });
    expect(await stranger.get('/openapi.json', { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
  });

  it('has the operations of both applications, and no others', async () => {
    const oauthServer = await createOAuthServer({
      database: api.database,
      secretKeys: TEST_SECRET_KEYS,
      logger: createLogger({ name: 'livery-test', level: 'error' }),
    });
    const served = [api.application, oauthServer].flatMap((application) =>
      application
        .get(EndpointTable, { strict: false })
        .endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    await oauthServer.close();
    const { body } = await stranger.get('/openapi.json');
    const documented = Object.entries<object>(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(served.sort());
  });

  it('links the creation of a record to the operations on it by its id', async () => {
    const { body } = await stranger.get('/openapi.json');
    const link = (operationId: string): object => ({ operationId, parameters: { id: '$response.body#/id' } });
    const links = {
      retrieveApiKey: link('retrieveApiKey'),
      updateApiKey: link('updateApiKey'),
      revokeApiKey: link('revokeApiKey'),
      rotateApiKey: link('rotateApiKey'),
    };
    expect(body).toMatchObject({ paths: { '/api_keys': { post: { responses: { 201: { links } } } } } });
  });

  it('has a webhook for each event type', async () => {
    const { body } = await stranger.get('/openapi.json');
    const client = await (await api.createOrganization()).client(['platform:read']);
    const types: readonly { name: string }[] = (await client.get('/event_types')).body.data;
    expect(Object.keys(body.webhooks)).toEqual(types.map(({ name }) => name));
  });
});

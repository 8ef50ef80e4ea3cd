import type { ApiClient } from '@livery/testing';
import { idOf, idsOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import type { Answer } from './read-answer.ts';

/** A request that changes data and can be repeated. */
export interface WriteRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const API_KEY = { name: 'Deploy', scopes: ['brand:read'] };
const APPLICATION = { name: 'Deploy', requested_scopes: ['brand:read'] };
const MEMBER = { email: 'ada@example.com', role: 'editor' };
const ENDPOINT = { url: 'https://example.com/hooks', enabled_events: ['brand.check.completed'] };
const RULE = { type: 'text.double_spaces', severity: 'high' };

/** A valid request to each write endpoint, by `METHOD /path`. Some of them create a record first. */
export const WRITE_REQUESTS: Readonly<Record<string, (client: ApiClient) => Promise<WriteRequest>>> = {
  'POST /api_keys': async () => ({ method: 'POST', path: '/api_keys', body: API_KEY }),
  'PATCH /api_keys/:id': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'PATCH', path: `/api_keys/${id}`, body: { name: 'Deploys' } };
  },
  'POST /api_keys/:id/rotate': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'POST', path: `/api_keys/${id}/rotate`, body: { overlap_seconds: 60 } };
  },
  'DELETE /api_keys/:id': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'DELETE', path: `/api_keys/${id}` };
  },
  'POST /oauth_applications': async () => ({ method: 'POST', path: '/oauth_applications', body: APPLICATION }),
  'PATCH /oauth_applications/:id': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'PATCH', path: `/oauth_applications/${id}`, body: { token_lifetime: 600 } };
  },
  'POST /oauth_applications/:id/rotate_secret': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'POST', path: `/oauth_applications/${id}/rotate_secret`, body: { overlap_seconds: 60 } };
  },
  'DELETE /oauth_applications/:id': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'DELETE', path: `/oauth_applications/${id}` };
  },
  'PATCH /organizations/:id': async (client) => {
    const [id = ''] = idsOf(await client.get('/organizations'));
    return { method: 'PATCH', path: `/organizations/${id}`, body: { website: 'https://example.com' } };
  },
  'POST /memberships': async () => ({ method: 'POST', path: '/memberships', body: MEMBER }),
  'PATCH /memberships/:id': async (client) => {
    const id = idOf(await client.post('/memberships', MEMBER));
    return { method: 'PATCH', path: `/memberships/${id}`, body: { role: 'viewer' } };
  },
  'DELETE /memberships/:id': async (client) => {
    const id = idOf(await client.post('/memberships', MEMBER));
    return { method: 'DELETE', path: `/memberships/${id}` };
  },
  'PATCH /users/:id': async (client) => {
    await client.post('/memberships', MEMBER);
    const [id = ''] = idsOf(await client.get('/users'));
    return { method: 'PATCH', path: `/users/${id}`, body: { name: 'Ada' } };
  },
  'POST /webhook_endpoints': async () => ({ method: 'POST', path: '/webhook_endpoints', body: ENDPOINT }),
  'PATCH /webhook_endpoints/:id': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    return { method: 'PATCH', path: `/webhook_endpoints/${id}`, body: { description: 'Of the intranet' } };
  },
  'DELETE /webhook_endpoints/:id': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    return { method: 'DELETE', path: `/webhook_endpoints/${id}` };
  },
  'PUT /brand_rules': async () => ({ method: 'PUT', path: '/brand_rules', body: { data: [RULE] } }),
  'PUT /brand_palettes': async () => ({
    method: 'PUT',
    path: '/brand_palettes',
    body: { palettes: [NORTHWIND_PALETTE] },
  }),
  'POST /fonts': async () => ({ method: 'POST', path: '/fonts', body: { name: 'Inter', roles: ['body'] } }),
  'POST /brand_checks': async () => ({
    method: 'POST',
    path: '/brand_checks',
    body: { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') },
  }),
};

export function sendWrite(client: ApiClient, { method, path, body }: WriteRequest, key: string): Promise<Answer> {
  return client.send(method, path, (test) => {
    const keyed = test.set('idempotency-key', key);
    return body === undefined ? keyed : keyed.set('content-type', 'application/json').send(body);
  });
}

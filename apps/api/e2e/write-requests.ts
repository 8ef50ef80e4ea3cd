import type { ApiClient } from '@livery/testing';
import { idOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import type { Answer } from './read-answer.ts';

/** A request that changes something, and can be sent again. */
export interface WriteRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const API_KEY = { name: 'Deploy', scopes: ['brand:read'] };
const ENDPOINT = { url: 'https://example.com/hooks', enabled_events: ['brand.check.completed'] };
const RULE = { type: 'text.double_spaces', severity: 'high' };

/** A valid request to each write endpoint, by the name `METHOD /path`; some need a record that they first make. */
export const WRITE_REQUESTS: Readonly<Record<string, (client: ApiClient) => Promise<WriteRequest>>> = {
  'POST /api_keys': async () => ({ method: 'POST', path: '/api_keys', body: API_KEY }),
  'DELETE /api_keys/:id': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'DELETE', path: `/api_keys/${id}` };
  },
  'POST /oauth_applications': async () => ({
    method: 'POST',
    path: '/oauth_applications',
    body: { name: 'Deploy', requested_scopes: ['brand:read'] },
  }),
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

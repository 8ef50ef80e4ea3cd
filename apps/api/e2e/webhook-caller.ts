import { type WebhookEndpointResource, webhookEndpointSchema } from '@livery/delivery-contracts';
import { type FromSchema, recordSchema } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { type Answer, readAnswer } from './read-answer.ts';

/** A valid endpoint. */
export const ENDPOINT = { url: 'https://example.com/hooks', enabled_events: ['brand.check.completed'] };

export const createdEndpointSchema = recordSchema({
  ...webhookEndpointSchema.properties,
  signing_secret: { type: 'string' },
});

const endpointListSchema = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: webhookEndpointSchema },
  has_more: { type: 'boolean' },
  url: { const: '/api/v1/webhook_endpoints' },
});

const errorSchema = { type: 'object', properties: { error: { type: 'object' } }, required: ['error'] } as const;

/** Sends requests about webhook endpoints and compares every response with its schema. */
export class WebhookCaller {
  constructor(private readonly client: ApiClient) {}

  async create(body: object = {}): Promise<FromSchema<typeof createdEndpointSchema>> {
    return readAnswer(createdEndpointSchema, await this.client.post('/webhook_endpoints', { ...ENDPOINT, ...body }));
  }

  async retrieve(id: string): Promise<WebhookEndpointResource> {
    return readAnswer(webhookEndpointSchema, await this.client.get(`/webhook_endpoints/${id}`));
  }

  async list(query = ''): Promise<FromSchema<typeof endpointListSchema>> {
    return readAnswer(endpointListSchema, await this.client.get(`/webhook_endpoints${query}`));
  }

  async patch(id: string, body: object): Promise<WebhookEndpointResource> {
    return readAnswer(webhookEndpointSchema, await this.client.patch(`/webhook_endpoints/${id}`, body));
  }
}

/** Returns the status and the members of the error of a response in one object. */
export function errorOf(answer: Answer): object {
  return { status: answer.status, ...readAnswer(errorSchema, answer).error };
}

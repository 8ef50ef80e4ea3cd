import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypeSchema } from '@livery/delivery-contracts';
import { recordSchema } from '@livery/kernel';
import { assertFits } from '@livery/testing';
import { EVENT_DEFINITIONS } from './assert-events-declared.ts';
import { readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';

const listSchema = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: eventTypeSchema },
  has_more: { const: false },
  url: { const: '/api/v1/event_types' },
});

let api: SharedTestApi;

beforeAll(async () => {
  api = await sharedTestApi();
});

afterAll(() => api.close());

describe('the catalogue of event types', () => {
  it('lists each type that a context declares once, with its description, its schema and an example', async () => {
    const client = await (await api.createOrganization()).client(['platform:read']);
    const { data } = readAnswer(listSchema, await client.get('/event_types'));
    expect(data.map(({ name }) => name)).toEqual([...EVENT_DEFINITIONS.keys()]);
    for (const { id, name, description, schema, example } of data) {
      expect(id).toBe(name);
      const declared = EVENT_DEFINITIONS.get(name);
      expect({ description, schema, example }).toEqual({
        description: declared?.description,
        schema: declared?.schema,
        example: declared?.example,
      });
    }
  });

  it('refuses parameters', async () => {
    const client = await (await api.createOrganization()).client(['platform:read']);
    expect((await client.get('/event_types?limit=1')).status).toBe(400);
  });
});

describe('the example of an event type', () => {
  it.each([...EVENT_DEFINITIONS.values()])('fits its schema: $type', ({ type, schema, example }) => {
    expect(() => assertFits(schema, example, type)).not.toThrow();
  });
});

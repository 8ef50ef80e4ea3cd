import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertEventsDeclared } from './assert-events-declared.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

/** Closing the API, as every suite does, compares the events of the suite with their declarations. */
afterAll(() => api.close());

describe('the events that were emitted', () => {
  it('belong to every organization of the suite and fit their declarations', async () => {
    for (const organization of [await api.createOrganization(), await api.createOrganization()]) {
      await (await organization.client()).post('/fonts', { name: 'Inter' });
    }
    const events = await api.emittedEvents();
    expect(events.filter(({ type }) => type === 'brand.font.created')).toHaveLength(2);
    expect(() => assertEventsDeclared(events)).not.toThrow();
  });

  it('are reported if their type or a member of their data is not declared', () => {
    expect(() => assertEventsDeclared([{ type: 'brand.font.forgotten', data: {} }])).toThrow('undeclared type');
    expect(() => assertEventsDeclared([{ type: 'brand.font.created', data: { object: {} } }])).toThrow('does not fit');
  });
});

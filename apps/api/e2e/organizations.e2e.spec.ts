import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationSchema } from '@livery/platform-contracts';
import type { ApiClient } from '@livery/testing';
import { readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

const FIRST = 'org_0000000000000000000000';
const LAST = 'org_7n42DGM5Tflk9n8mt7Fhc7';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
  await api.createOrganization();
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const listSchema = {
  type: 'object',
  required: ['data', 'has_more'],
  properties: { data: { type: 'array', items: organizationSchema }, has_more: { const: false } },
} as const;

async function list(query: string): Promise<string[]> {
  return readAnswer(listSchema, await client.get(`/organizations${query}`)).data.map(({ id }) => id);
}

describe('GET /organizations', () => {
  it('returns only the organization of the caller', async () => {
    expect(await list('')).toEqual([organization.id]);
  });

  it('returns an empty list before and after the organization', async () => {
    expect(await list(`?starting_after=${organization.id}`)).toEqual([]);
    expect(await list(`?ending_before=${organization.id}`)).toEqual([]);
  });

  it('accepts any other id as a cursor', async () => {
    expect(await list(`?starting_after=${LAST}`)).toEqual([organization.id]);
    expect(await list(`?ending_before=${FIRST}`)).toEqual([organization.id]);
    expect(await list(`?starting_after=${FIRST}`)).toEqual([]);
    expect(await list(`?ending_before=${LAST}`)).toEqual([]);
  });
});

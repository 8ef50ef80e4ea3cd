// Only this suite asks every operation whose answer has an ETag again, with that ETag.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleFont } from '@livery/brand-governance-testing';
import { parsePublicId } from '@livery/kernel';
import { type ApiClient, ApiContract } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { documentedOperations } from './fuzz/documented-operations.ts';
import { createAsset, createIcon, createIconSet, sendForm } from './library-files.ts';
import type { Answer } from './read-answer.ts';
import { recordFor } from './record-for.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { learnDraft } from './test-templates.ts';

const contract = ApiContract.checkedIn();
/** Only a worker makes previews. */
const UNMADE: ReadonlySet<string> = new Set(['/library_assets/{id}/preview']);
const tagged = documentedOperations(contract).filter(
  ({ method, path }) =>
    method === 'GET' &&
    !UNMADE.has(path) &&
    contract.at(['paths', path, 'get', 'responses', '200', 'headers', 'ETag']) !== undefined,
);

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

const etagOf = ({ headers }: Answer): string => String(headers['etag']);

/** No request makes the records of these paths. */
const TARGETS: Readonly<Record<string, () => Promise<string>>> = {
  '/fonts/{id}/file': async () =>
    `/fonts/${idOf(await sendForm(client, sampleFont(), { path: '/fonts', filename: 'a.ttf' }))}/file`,
  '/guideline_drafts/{id}': async () => `/guideline_drafts/${await learnDraft(client)}`,
  '/links/{token}': async () => (await createAsset(client)).open_url?.replace(/^.*\/api\/v1/, '') ?? '',
  '/deployments/active': async () => {
    const items = [{ kind: 'library_asset', id: (await createAsset(client)).id }];
    const id = idOf(await client.post('/deployments', { channel: 'web', items }));
    const activate = `update content.deployment set status = 'active', activated_at = now() where id = $1`;
    await api.administrate(activate, [parsePublicId('dep', id)]);
    return '/deployments/active?channel=web';
  },
};

async function targetOf(path: string): Promise<string> {
  return (await TARGETS[path]?.()) ?? path.replace('{id}', await recordFor(client, api, path));
}

describe('an answer with an ETag', () => {
  it.each(tagged)('is 304 for who has it, and whole for others: $name', async ({ path }) => {
    const target = await targetOf(path);
    const first = await client.get(target);
    expect(first.status).toBe(200);
    for (const known of [etagOf(first), `W/${etagOf(first)}`, `"x", ${etagOf(first)}`, '*']) {
      const again = await client.get(target, { 'if-none-match': known });
      expect([again.status, etagOf(again)]).toEqual([304, etagOf(first)]);
      expect(again.headers['content-length'] ?? '0').toBe('0');
    }
    const other = await client.get(target, { 'if-none-match': '"0-x"' });
    expect([other.status, other.body]).toEqual([200, first.body]);
  });

  it('is of one of at least 20 operations, in whose contract 304 stands', () => {
    expect(tagged.length).toBeGreaterThan(19);
    const without = tagged.filter(({ path }) => contract.at(['paths', path, 'get', 'responses', '304']) === undefined);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('the ETag of a record', () => {
  it('serves a change as If-Match, after which the answer is whole again', async () => {
    const path = `/library_assets/${(await createAsset(client)).id}`;
    const seen = etagOf(await client.get(path));
    expect((await client.patch(path, { name: 'Dusk' }, { 'if-match': seen })).status).toBe(200);
    const changed = await client.get(path, { 'if-none-match': seen });
    expect([changed.status, changed.body.name]).toEqual([200, 'Dusk']);
    expect(errorOf(await client.patch(path, { name: 'Dawn' }, { 'if-match': seen })).code).toBe('precondition_failed');
  });

  it('changes with members that change without the record', async () => {
    const icon = await createIcon(client);
    const set = `/icon_sets/${icon.set ?? (await createIconSet(client))}`;
    const seen = etagOf(await client.get(set));
    expect((await client.delete(`/icons/${icon.id}`)).status).toBe(200);
    const emptied = await client.get(set, { 'if-none-match': seen });
    expect([emptied.status, emptied.body.icon_count]).toEqual([200, 0]);
    expect((await client.patch(set, { style: 'solid' }, { 'if-match': seen })).status).toBe(200);
  });
});

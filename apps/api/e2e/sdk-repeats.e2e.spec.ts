import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { Livery, type LiveryOptions } from '@livery/sdk';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let baseUrl: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  baseUrl = await api.application.getUrl();
  organization = await api.createOrganization();
});
afterAll(() => api.close());

/** Loses the first answer, after the service has committed what it did. */
function losingFirstAnswer(): typeof fetch {
  let answers = 0;
  return async (address, init) => {
    const response = await fetch(address, init);
    if (init?.method === 'POST' && (answers += 1) === 1) throw new TypeError('fetch failed');
    return response;
  };
}

const client = async (options: Partial<LiveryOptions> = {}): Promise<Livery> =>
  new Livery({ baseUrl, credential: await organization.key(), ...options });

describe('the client library, against this API', () => {
  it('makes a change once, although the answer to it is lost', async () => {
    const livery = await client({ fetch: losingFirstAnswer() });
    const { data, headers } = await livery.fonts.register({ name: 'Lost and found' }).withResponse();
    expect(headers.get('idempotent-replayed')).toBe('true');
    const { data: fonts } = await livery.fonts.list();
    expect(fonts.filter(({ name }) => name === 'Lost and found').map(({ id }) => id)).toEqual([data.id]);
  });

  it('keeps a change of others: the state that was read is not the present one', async () => {
    const livery = await client();
    const { id } = await livery.fonts.register({ name: 'Shared' });
    const { etag } = await livery.fonts.retrieve(id).withResponse();
    await livery.fonts.update(id, { name: 'Theirs' });
    const ours = livery.fonts.update(id, { name: 'Ours' }, { ifMatch: etag ?? '' });
    await expect(ours).rejects.toMatchObject({ status: 412, code: 'precondition_failed' });
    expect((await livery.fonts.retrieve(id)).name).toBe('Theirs');
  });

  it('ends a feed with an error if its place is not one of the events that are kept', async () => {
    const livery = await client();
    const lost = livery.events.feed({ after: publicId('evt', newId()), wait: 0 });
    await expect(lost[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'cursor_invalid', param: 'after' });
  });

  it('names the scopes that a credential lacks', async () => {
    const livery = await client({ credential: await organization.key(['cms:read']) });
    await expect(livery.fonts.list()).rejects.toMatchObject({
      name: 'PermissionError',
      requiredScopes: ['brand:read', 'brand:write'],
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { json, type ReceivedRequest, type Reply, ScriptedServer } from '../testing/scripted-server.ts';

const TOTAL = 25;
const ALL = Array.from({ length: TOTAL }, (_, index) => ({ id: `font_${String(index).padStart(2, '0')}` }));

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

const queryOf = ({ url }: ReceivedRequest): URLSearchParams => new URL(url, 'http://livery').searchParams;

/** A list that is paged by cursors as the service does it. */
const byCursor: Reply = (response, request) => {
  const query = queryOf(request);
  const [limit, after, before] = [
    Number(query.get('limit') ?? 50),
    query.get('starting_after'),
    query.get('ending_before'),
  ];
  const rest = ALL.filter(({ id }) => (after === null || id > after) && (before === null || id < before));
  const data = before === null ? rest.slice(0, limit) : rest.slice(-limit);
  json({ object: 'list', data, has_more: rest.length > limit, url: '/api/v1/fonts' })(response, request);
};

const byOffset: Reply = (response, request) => {
  const query = queryOf(request);
  const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 0)];
  const data = ALL.slice(offset, offset + limit);
  const next_offset = offset + data.length;
  json({ object: 'list', data, has_more: next_offset < TOTAL, next_offset, url: '/' })(response, request);
};

async function idsOf(records: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
}

const IDS = ALL.map(({ id }) => id);

describe('a list', () => {
  it('is its first page when it is awaited, and nothing is sent before', async () => {
    server.script(byCursor);
    const list = server.client().fonts.list({ limit: 10 });
    expect(server.requests).toEqual([]);
    expect(await list).toMatchObject({ data: ALL.slice(0, 10), has_more: true });
    expect(server.requests).toHaveLength(1);
  });

  it('yields all records of all pages', async () => {
    server.script(byCursor);
    expect(await idsOf(server.client().fonts.list({ limit: 10 }))).toEqual(IDS);
    expect(server.requests.map(queryOf).map((query) => query.get('starting_after'))).toEqual([
      null,
      'font_09',
      'font_19',
    ]);
  });

  it('yields the records before one, the nearest first', async () => {
    server.script(byCursor);
    const list = server.client().fonts.list({ limit: 4, ending_before: 'font_10' });
    expect(await idsOf(list)).toEqual(IDS.slice(0, 10).reverse());
  });

  it('goes on by the offset where the list has one', async () => {
    server.script(byOffset);
    expect(await idsOf(server.client().libraryAssets.search({ limit: 10 }))).toEqual(IDS);
  });

  it('requests no page that is not needed', async () => {
    server.script(byCursor);
    for await (const { id } of server.client().fonts.list({ limit: 10 })) if (id === 'font_05') break;
    expect(server.requests).toHaveLength(1);
  });

  it('ends with the reason of the caller, also between two pages', async () => {
    server.script(byCursor);
    const controller = new AbortController();
    const reason = new Error('The user left.');
    const read = async (): Promise<void> => {
      for await (const { id } of server.client().fonts.list({ limit: 10 }, { signal: controller.signal }))
        if (id === 'font_09') controller.abort(reason);
    };
    await expect(read()).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('does not ask for ever if an empty page says that there are more', async () => {
    server.script(json({ object: 'list', data: [], has_more: true, url: '/' }));
    await expect(idsOf(server.client().fonts.list())).rejects.toThrow('A page without records');
  });
});

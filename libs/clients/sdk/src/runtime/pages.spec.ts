import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnexpectedAnswerError } from '../index.ts';
import { json, type ReceivedRequest, type Reply, ScriptedServer, text } from '../testing/scripted-server.ts';

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
  it('is one array of as many records as wanted, from no more pages than needed', async () => {
    server.script(byCursor);
    const list = server.client().fonts.list({ limit: 10 });
    expect(await list.toArray({ limit: 20 })).toEqual(ALL.slice(0, 20));
    expect(server.requests).toHaveLength(2);
    expect(await list.toArray({ limit: 1_000 })).toEqual(ALL);
    expect(await list.toArray({ limit: 0 })).toEqual([]);
  });

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

  const [first, second] = ALL;
  it.each<[string, number, object[]]>([
    ['is empty', 1, [{ data: [] }]],
    ['is empty and names an offset', 1, [{ data: [], next_offset: 10 }]],
    ['ends like the one before', 2, [{ data: [first] }]],
    ['ends like one before that', 3, [{ data: [first] }, { data: [second] }, { data: [first] }]],
    ['leads to its own offset', 2, [{ data: [first], next_offset: 0 }]],
  ])('does not ask for ever if a page that says that there are more %s', async (_, requests, pages) => {
    server.script(...pages.map((page) => json({ object: 'list', has_more: true, url: '/', ...page })));
    const reading = idsOf(server.client().fonts.list());
    await expect(reading).rejects.toThrow('The answer with status 200 says that there are more records, but');
    await expect(reading).rejects.toBeInstanceOf(UnexpectedAnswerError);
    expect(server.requests).toHaveLength(requests);
  });

  it.each(['null', '[null]', '[1]', '[{}]', '[{"id":1}]', '{"id":"font_1"}'])(
    'of other things than records with ids is an error: %s',
    async (data) => {
      server.script(text(`{"object":"list","data":${data},"has_more":true,"url":"/"}`));
      const { events, fonts } = server.client();
      for (const reading of [fonts.list(), idsOf(fonts.list()), idsOf(events.feed())])
        await expect(reading).rejects.toBeInstanceOf(UnexpectedAnswerError);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectionError, type Livery } from '../index.ts';
import { hangUp, json, refusal, type Reply, ScriptedServer, silence } from '../testing/scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

const EVENTS = [1, 2, 3, 4, 5].map((number) => ({ id: `evt_${number}`, object: 'event', type: 'brand.font.created' }));

/** Two events a page, as the service answers. Filtered events are read, but not in the page. */
const feed: Reply = (response, request) => {
  const query = new URL(request.url, 'http://livery').searchParams;
  const from = query.get('after') === 'start' ? 0 : Number(query.get('after')?.slice(4));
  const read = EVENTS.slice(from, from + 2);
  const data = read.filter(({ id }) => !query.has('type') || id === 'evt_5');
  if (read.length > 0) query.set('after', read.at(-1)?.id ?? '');
  json({ object: 'list', data, has_more: from + 2 < EVENTS.length, url: `/api/v1/events?${query.toString()}` })(
    response,
    request,
  );
};

async function idsOf(events: ReturnType<Livery['events']['feed']>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of events) ids.push(id);
  return ids;
}

describe('the feed of events', () => {
  it('yields all events, the oldest first, and ends after the newest if it shall not wait', async () => {
    server.script(feed);
    expect(await idsOf(server.client().events.feed({ wait: 0 }))).toEqual(EVENTS.map(({ id }) => id));
    expect(server.requests[0]?.url).toBe('/api/v1/events?wait=0&after=start');
  });

  it('goes on after the event that was processed last', async () => {
    server.script(feed);
    const events = server.client().events.feed();
    const seen: string[] = [];
    for await (const { id } of events) {
      // The third event is being processed when the program ends.
      if (id === 'evt_3') break;
      seen.push(id);
    }
    expect(events.cursor).toBe('evt_2');
    expect(await idsOf(server.client().events.feed({ after: events.cursor, wait: 0 }))).toEqual([
      'evt_3',
      'evt_4',
      'evt_5',
    ]);
  });

  it('reads on where no event of a page fits', async () => {
    server.script(feed);
    const events = server.client().events.feed({ type: 'brand.*', wait: 0 });
    expect(await idsOf(events)).toEqual(['evt_5']);
    expect(events.cursor).toBe('evt_5');
  });

  it('goes on after a restart of the service', async () => {
    server.script(hangUp, feed, hangUp, refusal(503, { type: 'api_error', code: 'unavailable' }), feed);
    expect(await idsOf(server.client().events.feed({ wait: 0 }))).toHaveLength(5);
  });

  it('waits for the service as long as it is away, and goes on from its place', async () => {
    const busy = refusal(429, { type: 'rate_limit_error', code: 'rate_limited', headers: { 'retry-after': '0' } });
    server.script(feed, hangUp, hangUp, refusal(503, { type: 'api_error', code: 'unavailable' }), busy, feed);
    const told: string[] = [];
    const events = server.client({ maxRetries: 0 }).events.feed(
      {},
      {
        onOutage: (error) => told.push(error instanceof ConnectionError ? 'away' : 'other'),
        onRecovery: () => told.push('back'),
      },
    );
    const seen: string[] = [];
    for await (const { id } of events) if (seen.push(id) === 5) break;
    expect(seen).toEqual(EVENTS.map(({ id }) => id));
    expect(told).toEqual(['away', 'back']);
    expect(server.requests.map(({ url }) => url).slice(0, 6)).toEqual([
      '/api/v1/events?wait=30&after=start',
      '/api/v1/events?wait=30&after=evt_2',
      ...Array.from({ length: 4 }, () => '/api/v1/events?wait=0&after=evt_2'),
    ]);
  });

  it.each([
    [401, 'authentication_error', 'credential_invalid'],
    [403, 'permission_error', 'scope_missing'],
    [400, 'invalid_request_error', 'parameter_invalid'],
  ])('ends with the error if the service refuses it with %s', async (status, type, code) => {
    server.script(hangUp, refusal(status, { type, code }));
    const refused = server.client({ maxRetries: 0 }).events.feed();
    await expect(idsOf(refused)).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(2);
  });

  it('ends after the time for which it may wait, and with the reason of the caller while it waits', async () => {
    server.script(hangUp);
    const { events } = server.client({ maxRetries: 0 });
    await expect(idsOf(events.feed({}, { giveUpAfterMs: 100 }))).rejects.toBeInstanceOf(ConnectionError);
    expect(server.requests).toHaveLength(2);
    const reason = new Error('The program ends.');
    const controller = new AbortController();
    const onOutage = (): void => controller.abort(reason);
    await expect(idsOf(events.feed({}, { signal: controller.signal, onOutage }))).rejects.toBe(reason);
  });

  it('ends with the reason of the caller while it waits for events', async () => {
    server.script(silence);
    const reason = new Error('The program ends.');
    const controller = new AbortController();
    const read = idsOf(server.client().events.feed({}, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 50);
    await expect(read).rejects.toBe(reason);
  });

  it('ends with an error if its place is no longer kept', async () => {
    server.script(refusal(400, { type: 'invalid_request_error', code: 'cursor_invalid' }));
    const old = server.client().events.feed({ after: 'evt_0' });
    await expect(idsOf(old)).rejects.toMatchObject({ code: 'cursor_invalid' });
  });
});

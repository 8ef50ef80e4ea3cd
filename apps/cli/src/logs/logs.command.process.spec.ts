import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Livery } from '@livery/sdk';
import { FakeService, refusing } from '../testing/fake-service.ts';
import { LiveryInFolder } from '../testing/livery-in-folder.ts';
import { RequestLogTail } from './request-log-tail.ts';

const BEGINNING = Date.parse('2026-11-20T09:00:00.000Z');

let livery: LiveryInFolder;
let service: FakeService;
let logged: { readonly id: string; readonly created: string }[];

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  service = await FakeService.start();
});
beforeEach(() => {
  logged = [];
  service.requests.length = 0;
  service.answer = (response, { url }) => {
    const query = new URL(url, service.origin).searchParams;
    const since = query.get('created[gte]') ?? '';
    const from = logged
      .filter(({ created }) => created >= since)
      .sort((one, two) => (one.created < two.created ? 1 : -1));
    const begin = from.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    // Pages are short, so that there are several.
    const limit = Math.min(4, Number(query.get('limit')));
    const data = query.get('limit') === '10' ? from.slice(0, 10) : from.slice(begin, begin + limit);
    response.end(JSON.stringify({ object: 'list', data, has_more: begin + limit < from.length }));
  };
});
afterAll(async () => {
  await livery.close();
  await service.close();
});

/** Logs a request that began so many seconds after the first. */
function log(number: number, second = number): void {
  const created = new Date(BEGINNING + second * 1000).toISOString();
  const entry = { method: 'POST', path: '/api/v1/fonts', status: 422, latency_ms: 7 };
  logged.push({ ...entry, id: `req_${number}`, created });
}

async function readBy(tail: RequestLogTail): Promise<string[]> {
  return (await tail.read()).map(({ id }) => id);
}

const newTail = (): RequestLogTail =>
  new RequestLogTail(new Livery({ baseUrl: service.origin, credential: 'lv_test_key', maxRetries: 0 }), {}, 10);

describe('the end of a request log', () => {
  it('begins with the last ten requests, and goes on with all that are new, newest last', async () => {
    for (let number = 1; number <= 15; number += 1) log(number);
    const tail = newTail();
    expect(await readBy(tail)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((number) => `req_${number}`));
    expect(await readBy(tail)).toEqual([]);
    for (let number = 16; number <= 25; number += 1) log(number);
    expect(await readBy(tail)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((number) => `req_${number}`));
  });

  it('has requests that are logged late, since they took long', async () => {
    log(1, 60);
    const tail = newTail();
    expect(await readBy(tail)).toEqual(['req_1']);
    log(2, 55);
    expect(await readBy(tail)).toEqual(['req_2']);
    log(3, 1);
    const later: string[] = [];
    for (let reading = 0; reading < 15; reading += 1) later.push(...(await readBy(tail)));
    expect(later).toEqual(['req_3']);
  });

  it('begins with nothing, and loses nothing when a reading fails', async () => {
    const tail = newTail();
    expect(await readBy(tail)).toEqual([]);
    for (let number = 1; number <= 9; number += 1) log(number, 100 * number);
    const { answer } = service;
    service.answer = (response, request) =>
      request.url.includes('starting_after')
        ? refusing(503, 'unavailable')(response, request)
        : answer(response, request);
    await expect(tail.read()).rejects.toThrow('It is refused.');
    service.answer = answer;
    expect(await readBy(tail)).toHaveLength(9);
    expect(await readBy(tail)).toEqual([]);
  });
});

describe('livery logs tail', () => {
  it('writes one line for each request, goes on after a failure, and ends with 0 on Ctrl-C', async () => {
    log(1);
    const { child, outcome } = livery.start(['logs', 'tail', '--status', '4xx', '--path', '/fonts'], service);
    await once(child.stdout ?? child, 'data');
    expect(service.requests[0]?.url).toContain('status=4xx&path=%2Fapi%2Fv1%2Ffonts');
    const { answer } = service;
    service.answer = refusing(503, 'unavailable');
    log(2);
    await once(child.stderr ?? child, 'data');
    service.answer = answer;
    await once(child.stdout ?? child, 'data');
    child.kill('SIGINT');
    expect(await outcome).toEqual({
      code: 0,
      stdout: [1, 2]
        .map((number) => `2026-11-20T09:00:0${number}.000Z  POST    /api/v1/fonts  422  7 ms  req_${number}\n`)
        .join(''),
      stderr: 'It is refused. (request req_1) It is asked again until it answers.\nThe service answers again.\n',
    });
  });

  it('begins with as many requests as asked for', async () => {
    for (let number = 1; number <= 5; number += 1) log(number);
    const { child, outcome } = livery.start(['logs', 'tail', '--limit', '3', '--json'], service);
    await once(child.stdout ?? child, 'data');
    child.kill('SIGINT');
    const { code, stdout } = await outcome;
    expect([code, stdout.match(/req_\d/g)]).toEqual([0, ['req_3', 'req_4', 'req_5']]);
  });

  it('ends with 3 when the first request is refused', async () => {
    service.answer = refusing(403, 'scope_missing');
    expect(await livery.start(['logs', 'tail', '--json'], service).outcome).toMatchObject({ code: 3, stdout: '' });
  });

  it.each([
    [['logs'], 'The command is livery logs tail.'],
    [['logs', 'tail', '--status', '4x'], '--status must be a status such as 404'],
    [['logs', 'tail', '--limit', '201'], '--limit must be a whole number from 1 to 200.'],
    [['events', '--limit', '1.5'], '--limit must be a whole number from 1 on.'],
  ])('refuses %j', async (words, sentence) => {
    expect(await livery.run(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
  });
});

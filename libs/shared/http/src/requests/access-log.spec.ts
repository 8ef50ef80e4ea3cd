import { hostname } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { AccessLog, openAccessLog } from './access-log.ts';

const REQUEST = {
  outcome: { method: 'GET', route: '/api/v1/events/:id', status: 200 },
  milliseconds: 1.234_567,
  requestId: 'req_0350tFJPbRJ6Rc3Hx17QZZ',
  actor: null,
  ended: Date.parse('2026-11-20T09:14:15.023Z'),
};

function written(...requests: readonly Parameters<AccessLog['write']>[0][number][]): readonly unknown[] {
  const texts: string[] = [];
  new AccessLog('livery-test', { write: (text) => texts.push(text) }).write(requests);
  const lines = texts.join('').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line): unknown => JSON.parse(line));
}

describe('the line of a request', () => {
  it('contains the request, its outcome and its caller, in the format of the other log', () => {
    const id = newId();
    expect(written({ ...REQUEST, actor: { kind: 'api_key', id } })).toEqual([
      {
        level: 30,
        time: '2026-11-20T09:14:15.023Z',
        pid: process.pid,
        hostname: hostname(),
        name: 'livery-test',
        method: 'GET',
        route: '/api/v1/events/:id',
        status: 200,
        duration_ms: 1.235,
        request_id: 'req_0350tFJPbRJ6Rc3Hx17QZZ',
        principal: publicId('key', id),
        msg: 'request',
      },
    ]);
  });

  it('has no caller if it is unknown, and the time at which the request ended', () => {
    const times = ['2026-11-20T09:14:15.999Z', '2026-11-20T09:14:16.000Z', '2026-11-20T09:14:15.007Z'];
    const requests = times.map((time) => ({ ...REQUEST, ended: Date.parse(time) }));
    expect(written(...requests)).toMatchObject(times.map((time) => ({ time, principal: null })));
  });

  it.each([
    ['info', true],
    ['trace', true],
    ['warn', false],
    ['silent', false],
  ])('is written at level %s: %s', (level, isWritten) => {
    expect(openAccessLog({ name: 'livery-test', level }) !== undefined).toBe(isWritten);
  });
});

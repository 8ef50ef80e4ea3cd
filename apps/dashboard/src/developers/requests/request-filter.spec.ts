import { describe, expect, it } from '@jest/globals';
import { requestFilterOf, requestQueryOf } from './request-filter.ts';

describe('The filter of requests', () => {
  it.each([
    [{ status: 404 }, { status: '404' }],
    [{ status: '4XX' }, { status: '4xx' }],
    [{ status: '4' }, {}],
    [{ status: '900' }, {}],
    [{ status: 'abc' }, {}],
    [
      { method: 'POST', path: '/api_keys', code: 'x', principal: 'key_1' },
      { method: 'POST', path: '/api_keys', code: 'x', principal: 'key_1' },
    ],
    [{ method: 'BREW', other: 'x' }, {}],
  ])('in the address as %j is sent as %j', (search, query) => {
    expect(requestQueryOf(requestFilterOf(search))).toEqual(query);
  });
});

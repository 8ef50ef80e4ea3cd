import { describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { AnsweredRequests } from './answered-requests.ts';
import type { ServedRequest } from './served-request.ts';

const REQUEST = { method: 'GET', route: '/', status: 200, seconds: 0, requestId: 'req_', actor: null, ended: 0 };

function collected(): { readonly answered: AnsweredRequests; readonly batches: (readonly ServedRequest[])[] } {
  const batches: (readonly ServedRequest[])[] = [];
  return { answered: new AnsweredRequests((requests) => batches.push(requests)), batches };
}

describe('requests that are over', () => {
  it('are passed on many at a time, each once and in their order', () => {
    const { answered, batches } = collected();
    for (let status = 200; status < 500; status += 1) answered.add({ ...REQUEST, status });
    answered.flush();
    answered.flush();
    expect(batches.length).toBeLessThan(10);
    expect(batches.flat().map(({ status }) => status)).toEqual(Array.from({ length: 300 }, (_, index) => 200 + index));
  });

  it('do not wait for others to come', async () => {
    const { answered, batches } = collected();
    answered.add(REQUEST);
    await poll('the request to be passed on', () => batches.length === 1);
    expect(batches).toEqual([[REQUEST]]);
  });
});

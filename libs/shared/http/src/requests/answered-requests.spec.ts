import { describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { AnsweredRequests } from './answered-requests.ts';
import type { EndedRequest } from './served-request.ts';

const REQUEST = {
  route: undefined,
  method: 'GET',
  status: 200,
  milliseconds: 0,
  requestId: 'req_',
  actor: null,
  ended: 0,
};

function collected(): { readonly answered: AnsweredRequests; readonly batches: (readonly EndedRequest[])[] } {
  const batches: (readonly EndedRequest[])[] = [];
  return { answered: new AnsweredRequests((requests) => batches.push(requests)), batches };
}

describe('answered requests', () => {
  it('are passed on in batches, each once and in order', () => {
    const { answered, batches } = collected();
    const statuses = Array.from({ length: 1_800 }, (_, index) => 200 + index);
    for (const status of statuses) answered.add({ ...REQUEST, status });
    answered.flush();
    answered.flush();
    expect(batches.length).toBeLessThan(10);
    expect(batches.flat().map(({ status }) => status)).toEqual(statuses);
  });

  it('are passed on after a time without further requests', async () => {
    const { answered, batches } = collected();
    answered.add(REQUEST);
    await poll('the request to be passed on', () => batches.length === 1);
    expect(batches).toEqual([[REQUEST]]);
  });
});

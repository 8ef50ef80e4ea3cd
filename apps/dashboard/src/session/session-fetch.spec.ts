import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionFetch } from './session-fetch.ts';

const REQUEST = { method: 'POST', headers: { authorization: 'Bearer ust_old', 'idempotency-key': '1' }, body: '{}' };
const sent: (readonly [authorization: string | null, key: string | null])[] = [];
const drop = jest.fn();

function send(isConfirmed: boolean): Promise<Response> {
  const token = { token: 'ust_new', role: 'owner' as const, scopes: [], expires_at: '' };
  const prompts = { ask: () => Promise.resolve(isConfirmed) };
  return sessionFetch({ drop, token: () => Promise.resolve(token) }, prompts)('http://livery.example/', REQUEST);
}

describe('A request that needs a confirmed password', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
      const headers = new Headers(init?.headers);
      sent.push([headers.get('authorization'), headers.get('idempotency-key')]);
      const isOld = headers.get('authorization') === 'Bearer ust_old';
      const error = { error: { code: 'step_up_required' } };
      return Promise.resolve(Response.json(isOld ? error : {}, { status: isOld ? 403 : 201 }));
    });
  });

  afterEach(() => {
    sent.length = 0;
    jest.restoreAllMocks();
    drop.mockClear();
  });

  it('is sent again with a new token, and with its other headers', async () => {
    expect((await send(true)).status).toBe(201);
    expect(sent).toEqual([
      ['Bearer ust_old', '1'],
      ['Bearer ust_new', '1'],
    ]);
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('is refused if the person does not confirm', async () => {
    const response = await send(false);
    expect([response.status, await response.json()]).toEqual([403, { error: { code: 'step_up_required' } }]);
    expect(sent).toHaveLength(1);
  });
});

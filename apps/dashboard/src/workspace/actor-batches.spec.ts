import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@livery/sdk';
import { ActorBatches } from './actor-batches.ts';

const actor = (id: string): Actor => ({ id, object: 'actor', type: 'user', name: `Name of ${id}`, deleted: false });

describe('ActorBatches', () => {
  it('reads actors that are asked for together in one request, each once', async () => {
    const requests: (readonly string[])[] = [];
    const batches = new ActorBatches(async (ids) => {
      requests.push(ids);
      return { data: ids.filter((id) => id !== 'gone').map(actor) };
    });
    const actors = await Promise.all(['a', 'b', 'a', 'gone'].map((id) => batches.load(id)));
    expect(actors.map((one) => one?.name ?? null)).toEqual(['Name of a', 'Name of b', 'Name of a', null]);
    expect(requests).toEqual([['a', 'b', 'gone']]);
    await batches.load('c');
    expect(requests[1]).toEqual(['c']);
  });

  it('asks for at most a hundred at once', async () => {
    const sizes: number[] = [];
    const batches = new ActorBatches(async (ids) => {
      sizes.push(ids.length);
      return { data: [] };
    });
    await Promise.all(Array.from({ length: 120 }, (_one, index) => batches.load(`key_${index}`)));
    expect(sizes).toEqual([100, 20]);
  });

  it('says that a request failed to all who wait for it', async () => {
    const batches = new ActorBatches(() => Promise.reject(new Error('No network.')));
    const outcomes = await Promise.allSettled([batches.load('a'), batches.load('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { DomainError, newId } from '@livery/kernel';
import { SearchTurns } from './search-turns.ts';

const tenant = { organizationId: newId(), livemode: true };
const neighbour = { organizationId: newId(), livemode: true };
const BUSY = { code: 'unavailable', retryAfter: 1 };

/** A search that ends when it is told to. */
class Held {
  readonly ended = Promise.withResolvers<string>();
  hasBegun = false;

  readonly search = (): Promise<string> => {
    this.hasBegun = true;
    return this.ended.promise;
  };
}

describe('the searches of an organization', () => {
  it('run two at a time in both modes together, and others are not kept waiting', async () => {
    const turns = new SearchTurns();
    const held = [new Held(), new Held(), new Held()] as const;
    const running = held.map(({ search }, index) => turns.run({ ...tenant, livemode: index === 0 }, search));
    expect(await turns.run(neighbour, () => Promise.resolve('found'))).toBe('found');
    expect(held.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false]);
    for (const { ended } of held) ended.resolve('found');
    expect(await Promise.all(running)).toEqual(['found', 'found', 'found']);
  });

  it('are refused temporarily when they get no turn in time, or too many wait', async () => {
    const turns = new SearchTurns(50);
    const held = new Held();
    const running = [turns.run(tenant, held.search), turns.run(tenant, held.search)];
    await expect(turns.run(tenant, held.search)).rejects.toMatchObject(BUSY);
    const waiting = Array.from({ length: 33 }, () => turns.run(tenant, held.search));
    await expect(waiting.at(-1)).rejects.toMatchObject(BUSY);
    held.ended.resolve('found');
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(32);
    await Promise.all(running);
  });

  it('leave their place when they fail', async () => {
    const turns = new SearchTurns(50);
    const failure = new DomainError('invalid', 'parameter_invalid', 'Too many words.');
    for (let n = 0; n < 5; n += 1) await expect(turns.run(tenant, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Places } from './places.ts';

/** Lets organizations take a place in turn until none of them may take another. @returns the places that each holds */
function takenBy(places: Places, organizations: readonly string[]): Record<string, number> {
  const taken = new Map(organizations.map((id) => [id, 0]));
  for (let before = -1; before !== places.taken;) {
    before = places.taken;
    for (const id of organizations) {
      if (places.roomFor(id) === 0) continue;
      places.take(id);
      taken.set(id, (taken.get(id) ?? 0) + 1);
    }
  }
  return Object.fromEntries(taken);
}

describe('places', () => {
  it.each([
    [512, ['a'], { a: 257 }],
    [512, ['a', 'b'], { a: 171, b: 171 }],
    [512, ['a', 'b', 'c'], { a: 129, b: 128, c: 128 }],
    [1, ['a', 'b'], { a: 1, b: 0 }],
    [2, ['a'], { a: 2 }],
  ])('%s are shared by %s as %s', (capacity, organizations, expected) => {
    expect(takenBy(new Places(capacity), organizations)).toEqual(expected);
  });

  it('are left for an organization that comes after others have taken their share', () => {
    const places = new Places(512);
    takenBy(places, ['a', 'b']);
    expect(takenBy(places, ['c'])['c']).toBeGreaterThanOrEqual(85);
    expect(places.free).toBeGreaterThan(0);
  });

  it.each([0, 1, 2, 7, 10])('tell how many an organization that holds %s may take', (held) => {
    const places = new Places(20);
    for (let count = 0; count < held; count += 1) places.take('a');
    const room = places.roomFor('a');
    expect(takenBy(places, ['a'])).toEqual({ a: room });
    expect(places.roomFor('a')).toBe(0);
  });

  it('are free again when they are left', () => {
    const places = new Places(4);
    takenBy(places, ['a']);
    places.leave('a');
    expect([places.taken, places.free, places.roomFor('a')]).toEqual([2, 2, 1]);
    places.leave('a');
    places.leave('a');
    expect([...places.holders]).toEqual([]);
  });
});

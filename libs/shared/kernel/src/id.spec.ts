import { describe, expect, it } from '@jest/globals';
import { firstIdAt, newId } from './id.ts';

/** Ids may lie ahead of the clock by as many milliseconds as 4,096 ids each were made in less. */
const AHEAD_MS = 1_000;

describe('a new id', () => {
  it('is a UUIDv7 of the present time', () => {
    const before = firstIdAt(new Date());
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(before < id && id < firstIdAt(new Date(Date.now() + AHEAD_MS))).toBe(true);
  });

  it('sorts after every id made before it, however fast they are made', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lies between the first ids of its own and of the next instant', () => {
    const before = firstIdAt(new Date(Date.now() - 1));
    const id = newId();
    expect(before < id && id < firstIdAt(new Date(Date.now() + AHEAD_MS))).toBe(true);
  });
});

import { expect, it } from '@jest/globals';
import { KeptBytes } from './kept-bytes.ts';

const TEN = Buffer.alloc(10);

it('kept bytes make room for new ones by the order in which they were asked for', () => {
  const kept = new KeptBytes(30);
  for (const key of ['a', 'b', 'c']) kept.set(key, TEN);
  kept.get('a');
  kept.set('d', TEN);
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

it('kept bytes count once when they are set again, and nothing is kept that is too large', () => {
  const kept = new KeptBytes(30);
  for (let time = 0; time < 4; time += 1) kept.set('a', TEN);
  kept.set('b', TEN);
  kept.set('c', TEN);
  expect(kept.get('a')).toBe(TEN);
  kept.set('d', Buffer.alloc(31));
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== undefined)).toEqual([]);
});

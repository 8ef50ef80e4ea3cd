import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { bodyTurn } from './body-turns.ts';

it('one large body goes on at each turn of the event loop, in the order in which they have asked', async () => {
  const gone: string[] = [];
  const body = async (name: string): Promise<void> => {
    for (let chunk = 0; chunk < 2; chunk += 1) {
      await bodyTurn();
      gone.push(name);
    }
  };
  const bodies = Promise.all(['a', 'b', 'c'].map(body));
  const seen: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await nextTurn();
    seen.push(gone.length);
  }
  await bodies;
  expect(gone).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  // Between two chunks at least one turn passes.
  expect(seen.every((count, turn) => count <= turn + 1)).toBe(true);
});

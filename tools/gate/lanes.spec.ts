import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { runInLanes } from './lanes.ts';
import type { Part } from './parts.ts';

interface Item {
  readonly name: string;
  readonly lane: Part['lane'];
}

const item = (lane: Part['lane'], name: string): Item => ({ name, lane });

/** Runs items that take some turns of the event loop each. @returns what ran beside each, and the order of the starts */
async function observe(items: readonly Item[]) {
  const running = new Set<Item>();
  const beside: (readonly Item[])[] = [];
  const order: string[] = [];
  await runInLanes(items, async (one) => {
    order.push(one.name);
    running.add(one);
    for (let turn = 0; turn < 3; turn += 1) {
      beside.push([...running]);
      await setImmediate();
    }
    running.delete(one);
  });
  return { beside, order };
}

const ITEMS = [
  ...[item('alone', 'timed'), item('processor', 'office'), item('processor', 'corpus'), item('waiting', 'docs')],
  ...[item('waiting', 'dashboard'), item('waiting', 'redis'), item('waiting', 's3'), item('alone', 'first run')],
];

describe('parts in lanes', () => {
  it('all run once, in their order, those that run alone at the end', async () => {
    const { order } = await observe(ITEMS);
    expect([...order].sort()).toEqual(ITEMS.map(({ name }) => name).sort());
    expect(order.slice(0, 2)).toEqual(['office', 'docs']);
    expect(order.slice(-2)).toEqual(['timed', 'first run']);
  });

  it('run two at a time, of which one at most needs a processor', async () => {
    const { beside } = await observe(ITEMS);
    expect(Math.max(...beside.map(({ length }) => length))).toBe(2);
    const needing = beside.map((running) => running.filter(({ lane }) => lane === 'processor').length);
    expect(Math.max(...needing)).toBe(1);
    const alone = beside.filter((running) => running.some(({ lane }) => lane === 'alone'));
    expect(new Set(alone.map(({ length }) => length))).toEqual(new Set([1]));
  });

  it('wait two at a time when none is left that needs a processor', async () => {
    const { beside } = await observe([item('waiting', 'docs'), item('waiting', 'dashboard')]);
    expect(beside).toContainEqual([item('waiting', 'docs'), item('waiting', 'dashboard')]);
  });
});

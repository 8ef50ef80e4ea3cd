import { expect, it } from '@jest/globals';
import { firstIdAt } from '@livery/kernel';
import { weekOfId } from './week-of-id.ts';

it('a week begins on Monday at midnight UTC', () => {
  const weekAt = (instant: string): number => weekOfId(firstIdAt(new Date(instant)));
  const week = weekAt('2026-11-16T00:00:00.000Z');
  expect(weekAt('2026-11-22T23:59:59.999Z')).toBe(week);
  expect(weekAt('2026-11-23T00:00:00.000Z')).toBe(week + 1);
  expect(weekAt('2026-11-15T23:59:59.999Z')).toBe(week - 1);
});

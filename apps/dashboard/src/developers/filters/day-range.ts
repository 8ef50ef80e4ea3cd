import type { TimeRange } from '@livery/sdk';
import { dayIn, type Search } from './search-values.ts';

/** Days in the time zone of the browser, both included. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days in an address. */
export function dayRangeOf(search: Search): DayRange {
  return { from: dayIn(search, 'from'), to: dayIn(search, 'to') };
}

/** Why no time is in the range; null if the range is right. */
export function rangeProblem({ from, to }: DayRange): string | null {
  return from !== undefined && to !== undefined && from > to ? 'From is after To.' : null;
}

/** The days as a parameter of a list of the API. */
export function createdWithin({ from, to }: DayRange): { readonly created?: TimeRange } {
  if (from === undefined && to === undefined) return {};
  return {
    created: { ...(from !== undefined && { gte: startOf(from, 0) }), ...(to !== undefined && { lt: startOf(to, 1) }) },
  };
}

function startOf(day: string, laterDays: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + laterDays);
  return start.toISOString();
}

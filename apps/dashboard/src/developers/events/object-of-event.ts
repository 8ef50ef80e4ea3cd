import type { LiveryEvent } from '@livery/sdk';

/** The id of the record that an event is about; null if it has none. */
export function objectOfEvent({ data: { object } }: Pick<LiveryEvent, 'data'>): string | null {
  if (typeof object !== 'object' || object === null || !('id' in object)) return null;
  return typeof object.id === 'string' ? object.id : null;
}

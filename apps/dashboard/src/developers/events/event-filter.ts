import type { ListEventsQuery } from '@livery/sdk';
import { createdWithin, type DayRange, dayRangeOf } from '../filters/day-range.ts';
import { type Search, textIn } from '../filters/search-values.ts';

/** Which events the list shows. */
export interface EventFilter extends DayRange {
  /** A type, or all types with a prefix, such as `brand.*`. */
  readonly type?: string | undefined;
  /** The id of the record that they are about. */
  readonly object?: string | undefined;
  /** The id of the request that caused them. */
  readonly request?: string | undefined;
}

/** The filter in the address. Other values are dropped. */
export function eventFilterOf(search: Search): EventFilter {
  return {
    type: textIn(search, 'type'),
    object: textIn(search, 'object'),
    request: textIn(search, 'request'),
    ...dayRangeOf(search),
  };
}

/** The filter as parameters of the list of the API. */
export function eventQueryOf({ type, object, request, ...range }: EventFilter): ListEventsQuery {
  return { type, object, request_id: request, ...createdWithin(range) };
}

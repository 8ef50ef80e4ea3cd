import type { EventFilter } from '@livery/delivery-application';
import type { EventTypeFilter } from '@livery/delivery-domain';
import { createdConditions } from '@livery/persistence';

type Bind = (value: unknown) => string;

/** The public id of the record that an event is about, exactly as the index `event_by_object` has it. */
export const OBJECT_ID = `((data->'object'->>'id') collate "C")`;

/** SQL conditions of a filter on `messaging.event`. */
export function eventConditions({ object, ...others }: EventFilter, bind: Bind): string[] {
  return [...(object === null ? [] : [`${OBJECT_ID} = ${bind(object)}`]), ...conditionsOfRow(others, bind)];
}

/** Those of the columns that are stored in the row itself. A large `data` is not. */
export function conditionsOfRow({ type, requestId, created }: Omit<EventFilter, 'object'>, bind: Bind): string[] {
  return [
    ...typeConditions(type, bind),
    ...(requestId === null ? [] : [`request_id = ${bind(requestId)}`]),
    ...createdConditions(created, bind),
  ];
}

/** The column has the collation "C" and sorts by bytes, so that a prefix is a range of the index between two bounds. */
function typeConditions(filter: EventTypeFilter | null, bind: Bind): string[] {
  if (filter === null) return [];
  if (filter.match === 'exact') return [`type = ${bind(filter.type)}`];
  return [`type >= ${bind(filter.prefix)}`, `type < ${bind(endOf(filter.prefix))}`];
}

/** Returns the first text after all texts with a prefix: the prefix with its last byte incremented. */
export function endOf(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

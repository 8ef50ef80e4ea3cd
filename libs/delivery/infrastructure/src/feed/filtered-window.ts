import type { EventFilter, FeedPlace, FeedSlice } from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';
import { type Database, pageRows } from '@livery/persistence';
import { conditionsOfRow, OBJECT_ID } from '../persistence/event-conditions.ts';
import { EVENT_COLUMNS } from '../persistence/event.mapper.ts';
import { feedSlice, type PlacedEventRow } from './feed-slice.ts';

/** How many events a request reads at most to find those that fit its filter. */
export const WINDOW = 10_000;

const OF_TENANT = 'organization_id = $1 and livemode = $2';
const OF_WINDOW = 'w.organization_id = $1 and w.livemode = $2';
const FILTERED_COLUMNS = 'id, type, request_id, created, position';
const NEXT = `
  select id, position, row_number() over (order by position) as count
    from messaging.event where ${OF_TENANT} and position > $3 order by position limit ${WINDOW}`;
const END_OF_WINDOW = `select id, position, count from (${NEXT}) next order by count desc limit 1`;
/** The lowest and the highest id, too. PostgreSQL compares UUIDs, but before version 18 it has no minimum of them. */
const END_AND_IDS_OF_WINDOW = `
  select id, position, count, lowest, highest from (
    select next.*, min(id::text) over () as lowest, max(id::text) over () as highest from (${NEXT}) next
  ) measured order by count desc limit 1`;

/** The last event of a window, the number of its events, and, if a record is searched for, the lowest and highest id. */
interface WindowEnd {
  readonly id: string;
  readonly position: string;
  readonly count: string;
  readonly lowest?: string;
  readonly highest?: string;
}

/**
 * Reads the events that fit a filter among the next ones, at most `WINDOW`. No index has the filter together with the position, since
 * the write of each position would have to change it, too. A reader of a rare type gets empty pages whose place moves on.
 */
export async function readFilteredWindow(
  database: Database,
  tenant: Tenant,
  filter: EventFilter,
  after: FeedPlace,
  limit: number,
): Promise<FeedSlice> {
  const { organizationId, livemode } = tenant;
  const values: unknown[] = [organizationId, livemode, after.position.toString()];
  const endStatement = filter.object === null ? END_OF_WINDOW : END_AND_IDS_OF_WINDOW;
  const [end] = await database.query<WindowEnd>(endStatement, values);
  if (end === undefined) return { items: [], reached: after, hasMore: false };
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const last = bind(end.position);
  const conditions = ['position > $3', `position <= ${last}`, ...conditionsOfRow(filter, bind)];
  const source = filter.object === null ? window(last) : ofObject(filter.object, end, bind);
  const rows = await database.query<PlacedEventRow>(
    `select ${EVENT_COLUMNS}, position from messaging.event
      where event.organization_id = $1 and event.livemode = $2 and event.id in (
        select candidate.id from (${source}) candidate
         where ${conditions.join(' and ')} order by position limit ${pageRows(limit, bind)})
      order by position`,
    values,
  );
  const slice = feedSlice(rows, after, limit);
  if (slice.hasMore) return slice;
  const reached = { eventId: end.id, position: BigInt(end.position) };
  return { items: slice.items, reached, hasMore: Number(end.count) === WINDOW };
}

/**
 * The events of the window by their position, without their `data`, which would be read and sorted for all of them. The limit keeps the
 * planner from searching by the filter instead.
 */
function window(last: string): string {
  return `select ${FILTERED_COLUMNS} from messaging.event w
           where ${OF_WINDOW} and w.position > $3 and w.position <= ${last} order by w.position limit ${WINDOW}`;
}

/**
 * The events about one record, with ids of the window. They are found in their index, since reading a record's id from `data` would
 * mean to read all large `data` of the window. `offset 0` keeps the planner from doing so.
 */
function ofObject(object: string, { lowest, highest }: WindowEnd, bind: (value: unknown) => string): string {
  return `select ${FILTERED_COLUMNS} from messaging.event w
           where ${OF_WINDOW} and ${OBJECT_ID} = ${bind(object)} and w.id >= ${bind(lowest)} and w.id <= ${bind(highest)}
          offset 0`;
}

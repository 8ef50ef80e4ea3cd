import {
  EventFeed,
  type EventFilter,
  type FeedCursor,
  type FeedPlace,
  type FeedSlice,
} from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';
import { type Database, pageRows } from '@livery/persistence';
import { EVENT_COLUMNS } from '../persistence/event.mapper.ts';
import { feedSlice, type PlacedEventRow } from './feed-slice.ts';
import { readFilteredWindow } from './filtered-window.ts';

const OF_TENANT = 'organization_id = $1 and livemode = $2';
const FIND = `
  select e.position, case when e.position is null then (
           select n.position from messaging.event n
            where n.organization_id = $1 and n.livemode = $2 and n.position is not null order by n.position desc limit 1
         ) end as newest
    from messaging.event e where e.organization_id = $1 and e.livemode = $2 and e.id = $3`;
const OLDEST_WITHOUT_POSITION = `
  select extract(epoch from now() - created)::float8 as age from messaging.event
   where ${OF_TENANT} and position is null order by ordinal limit 1`;

export class PostgresEventFeed extends EventFeed {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, eventId: string): Promise<FeedCursor | null> {
    const values = [organizationId, livemode, eventId];
    const [row] = await this.database.query<{ position: string | null; newest: string | null }>(FIND, values);
    if (row === undefined) return null;
    if (row.position !== null) return { position: BigInt(row.position) };
    return { position: null, newest: BigInt(row.newest ?? 0) };
  }

  async read(tenant: Tenant, filter: EventFilter, after: FeedPlace, limit: number): Promise<FeedSlice> {
    if (isFiltered(filter)) return readFilteredWindow(this.database, tenant, filter, after, limit);
    const values: unknown[] = [tenant.organizationId, tenant.livemode, after.position.toString()];
    const rows = await this.database.query<PlacedEventRow>(
      `select ${EVENT_COLUMNS}, position from messaging.event
        where ${OF_TENANT} and position > $3 order by position limit ${pageRows(limit, (value) => `$${values.push(value)}`)}`,
      values,
    );
    return feedSlice(rows, after, limit);
  }

  async lagSeconds({ organizationId, livemode }: Tenant): Promise<number> {
    const [oldest] = await this.database.query<{ age: number }>(OLDEST_WITHOUT_POSITION, [organizationId, livemode]);
    return Math.max(0, Math.floor(oldest?.age ?? 0));
  }
}

function isFiltered({ type, object, requestId, created }: EventFilter): boolean {
  return type !== null || object !== null || requestId !== null || Object.keys(created).length > 0;
}

import { type EventListFilter, EventRepository } from '@livery/delivery-application';
import { type EventEnvelope, mapPage, type Page, type PageRequest, type Tenant } from '@livery/kernel';
import type { ReadEventRow } from '@livery/messaging';
import { type Database, readPage } from '@livery/persistence';
import { eventConditions } from './event-conditions.ts';
import { EVENT_COLUMNS, toEvent } from './event.mapper.ts';
import { readEventsOfPrefix } from './unscoped-events-of-prefix.ts';
import { HAS_UNDELIVERED, readUndeliveredEvents } from './undelivered-events.ts';

export class PostgresEventRepository extends EventRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<EventEnvelope | null> {
    const [row] = await this.database.query<ReadEventRow>(
      `select ${EVENT_COLUMNS} from messaging.event where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toEvent(row);
  }

  async list(tenant: Tenant, filter: EventListFilter, page: PageRequest): Promise<Page<EventEnvelope>> {
    return mapPage(await this.rows(tenant, filter, page), toEvent);
  }

  /** Each filter is served by its own index. Few events are about one record or from one request, so the other filters follow. */
  private rows(tenant: Tenant, filter: EventListFilter, page: PageRequest): Promise<Page<ReadEventRow>> {
    const { database } = this;
    const { type, object, requestId, created, isUndelivered } = filter;
    if (object === null && requestId === null) {
      if (isUndelivered) return readUndeliveredEvents(database, tenant, filter, page);
      if (type?.match === 'prefix') return readEventsOfPrefix(database, tenant, type.prefix, created, page);
    }
    return readPage<ReadEventRow>(database, tenant, page, {
      columns: EVENT_COLUMNS,
      table: 'messaging.event',
      keepsPlan: true,
      where: (bind) => [...eventConditions(filter, bind), ...(isUndelivered ? [HAS_UNDELIVERED] : [])],
    });
  }
}

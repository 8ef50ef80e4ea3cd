import type { EventTypeFilter } from '@livery/delivery-domain';
import type { CreatedRange, EventEnvelope, Page, PageRequest, Tenant } from '@livery/kernel';

export interface EventFilter {
  readonly type: EventTypeFilter | null;
  /** The public id of the record that the events are about. */
  readonly object: string | null;
  /** The UUID of the request that caused the events. */
  readonly requestId: string | null;
  readonly created: CreatedRange;
}

export interface EventListFilter extends EventFilter {
  /** Only events with a delivery that is not delivered: pending, failed or abandoned. */
  readonly isUndelivered: boolean;
}

/** Reads the event log. Only `EventLog` writes to it. */
export abstract class EventRepository {
  abstract find(tenant: Tenant, id: string): Promise<EventEnvelope | null>;
  /** Lists the events, newest first. */
  abstract list(tenant: Tenant, filter: EventListFilter, page: PageRequest): Promise<Page<EventEnvelope>>;
}

import type { EventTypeFilter } from '@livery/delivery-domain';
import type { CreatedRange, EventEnvelope, Page, PageRequest, Tenant } from '@livery/kernel';

export interface EventFilter {
  readonly type: EventTypeFilter | null;
  readonly created: CreatedRange;
}

/** Reads the event log. Only `EventLog` writes to it. */
export abstract class EventRepository {
  abstract find(tenant: Tenant, id: string): Promise<EventEnvelope | null>;
  /** Lists the events, newest first. */
  abstract list(tenant: Tenant, filter: EventFilter, page: PageRequest): Promise<Page<EventEnvelope>>;
}

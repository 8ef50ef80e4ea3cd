import { type EventFilter, EventRepository } from '@livery/delivery-application';
import type { EventTypeFilter } from '@livery/delivery-domain';
import { type EventEnvelope, type JsonObject, mapPage, type Page, type PageRequest, type Tenant } from '@livery/kernel';
import { createdConditions, type Database, readPage } from '@livery/persistence';

interface EventRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly api_version: string;
  readonly request_id: string | null;
  readonly data: JsonObject;
  readonly created: Date;
}

const COLUMNS = 'organization_id, livemode, id, type, api_version, request_id, data, created';

export class PostgresEventRepository extends EventRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<EventEnvelope | null> {
    const [row] = await this.database.query<EventRow>(
      `select ${COLUMNS} from messaging.event where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toEvent(row);
  }

  async list(tenant: Tenant, { type, created }: EventFilter, page: PageRequest): Promise<Page<EventEnvelope>> {
    const rows = await readPage<EventRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'messaging.event',
      where: (bind) => [...typeConditions(type, bind), ...createdConditions(created, bind)],
    });
    return mapPage(rows, toEvent);
  }
}

/** The column sorts by bytes (collation "C"), so that a prefix is a range of the index. */
function typeConditions(filter: EventTypeFilter | null, bind: (value: unknown) => string): string[] {
  if (filter === null) return [];
  if (filter.match === 'exact') return [`type = ${bind(filter.type)}`];
  return [`starts_with(type, ${bind(filter.prefix)})`];
}

function toEvent(row: EventRow): EventEnvelope {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    type: row.type,
    apiVersion: row.api_version,
    requestId: row.request_id,
    data: row.data,
    created: row.created,
  };
}

import { type EventFilter, EventRepository } from '@livery/delivery-application';
import type { EventTypeFilter } from '@livery/delivery-domain';
import { type EventEnvelope, mapPage, type Page, type PageRequest, type Tenant } from '@livery/kernel';
import type { ReadEventRow } from '@livery/messaging';
import { createdConditions, type Database, readPage } from '@livery/persistence';

const COLUMNS = 'organization_id, livemode, id, type, api_version, request_id, data, created';

export class PostgresEventRepository extends EventRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<EventEnvelope | null> {
    const [row] = await this.database.query<ReadEventRow>(
      `select ${COLUMNS} from messaging.event where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toEvent(row);
  }

  async list(tenant: Tenant, { type, created }: EventFilter, page: PageRequest): Promise<Page<EventEnvelope>> {
    const rows = await readPage<ReadEventRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'messaging.event',
      where: (bind) => [...typeConditions(type, bind), ...createdConditions(created, bind)],
    });
    return mapPage(rows, toEvent);
  }
}

/** The column has the collation "C" and sorts by bytes, so that a prefix is a range of the index between two bounds. */
function typeConditions(filter: EventTypeFilter | null, bind: (value: unknown) => string): string[] {
  if (filter === null) return [];
  if (filter.match === 'exact') return [`type = ${bind(filter.type)}`];
  return [`type >= ${bind(filter.prefix)}`, `type < ${bind(endOf(filter.prefix))}`];
}

/** Returns the first text after all texts with a prefix: the prefix with its last byte incremented. */
function endOf(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

function toEvent(row: ReadEventRow): EventEnvelope {
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

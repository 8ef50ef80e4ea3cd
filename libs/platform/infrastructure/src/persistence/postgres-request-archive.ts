import type { Page, PageRequest, Tenant } from '@livery/kernel';
import { createdConditions, type Database, readPage } from '@livery/persistence';
import { type ArchivedRequest, RequestArchive, type RequestFilter } from '@livery/platform-application';
import { actorIdOf } from './postgres-audit-log.ts';
import { type RequestLogRow, toArchivedRequest } from './request-log.row.ts';

const COLUMNS = `organization_id, livemode, id, method, path, status, code, latency_ms, principal_kind, principal_id,
  api_version, idempotency, ip, user_agent, created`;

export class PostgresRequestArchive extends RequestArchive {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<ArchivedRequest | null> {
    const [row] = await this.database.query<RequestLogRow>(
      `select ${COLUMNS} from platform.request_log where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toArchivedRequest(row);
  }

  async list(tenant: Tenant, filter: RequestFilter, page: PageRequest): Promise<Page<ArchivedRequest>> {
    const rows = await readPage<RequestLogRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'platform.request_log',
      where: (bind) => [
        ...(filter.status === null ? [] : [`status between ${bind(filter.status[0])} and ${bind(filter.status[1])}`]),
        ...(filter.method === null ? [] : [`method = ${bind(filter.method)}`]),
        ...(filter.code === null ? [] : [`code = ${bind(filter.code)}`]),
        ...(filter.path === null ? [] : [`path = ${bind(filter.path)}`]),
        ...(filter.principal === null ? [] : [`principal_id = ${bind(actorIdOf(filter.principal))}`]),
        ...createdConditions(filter.created, bind),
      ],
    });
    return { items: rows.items.map(toArchivedRequest), hasMore: rows.hasMore };
  }
}

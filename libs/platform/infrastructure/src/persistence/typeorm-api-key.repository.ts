import type { Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import { createdConditions, type Database, insertRow, managerOf, readPage } from '@livery/persistence';
import { type ApiKeyFilter, ApiKeyRepository, type SecretDigest } from '@livery/platform-application';
import type { ApiKey } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { type ReadApiKeyRow, toApiKey, toApiKeyRow } from './api-key.mapper.ts';
import { ApiKeyRowSchema } from './api-key.row.ts';

const COLUMNS = `organization_id, livemode, id, name, prefix_type, last_four, scopes, allowed_ips, api_version, expires_at,
  last_used_at, revoked_at, rotated_from, lineage, retires_at, metadata, created_by_kind, created_by_id, created, updated`;
const usableAt = (at: string): string =>
  `revoked_at is null and coalesce(expires_at > ${at}, true) and coalesce(retires_at > ${at}, true)`;
const FIND = `select ${COLUMNS} from platform.api_key where organization_id = $1 and livemode = $2 and id = $3`;

export class TypeOrmApiKeyRepository extends ApiKeyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<ApiKey | null> {
    const [row] = await this.database.query<ReadApiKeyRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toApiKey(row);
  }

  async list(tenant: Tenant, { created, active }: ApiKeyFilter, page: PageRequest): Promise<Page<ApiKey>> {
    const rows = await readPage<ReadApiKeyRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'platform.api_key',
      where: (bind) => [
        ...createdConditions(created, bind),
        ...(active === null ? [] : [`(${usableAt(bind(active.at))}) = ${bind(active.is)}`]),
      ],
    });
    return { items: rows.items.map(toApiKey), hasMore: rows.hasMore };
  }

  async findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<ApiKey | null> {
    const [row] = await managerOf(transaction).query<ReadApiKeyRow[]>(`${FIND} for update`, [
      tenant.organizationId,
      tenant.livemode,
      id,
    ]);
    return row === undefined ? null : toApiKey(row);
  }

  async insert(key: ApiKey, digest: SecretDigest, transaction: Transaction): Promise<void> {
    await insertRow('platform.api_key', toApiKeyRow(key, digest), transaction);
  }

  async update(key: ApiKey, transaction: Transaction): Promise<void> {
    const { tenant, id } = key;
    await managerOf(transaction).update(
      ApiKeyRowSchema,
      { organization_id: tenant.organizationId, livemode: tenant.livemode, id },
      {
        name: key.name,
        scopes: key.scopes,
        allowed_ips: key.allowedIps,
        expires_at: key.expiresAt,
        revoked_at: key.revokedAt,
        retires_at: key.retiresAt,
        metadata: key.metadata,
        updated: key.updated,
      },
    );
    await announceCredentials(id, transaction);
  }
}

import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { OAuthApplicationRepository, type SecretDigest } from '@livery/platform-application';
import type { OAuthApplication } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import {
  type ReadOAuthApplicationRow,
  toClientSecretRow,
  toOAuthApplication,
  toOAuthApplicationRow,
} from './oauth-application.mapper.ts';
import { OAuthApplicationRowSchema } from './oauth-application.row.ts';
import { OAuthClientSecretRowSchema } from './oauth-client-secret.row.ts';

const TABLE = 'platform.oauth_application';
const COLUMNS = `organization_id, livemode, id, name, description, client_id, requested_scopes, token_lifetime, status,
  api_version, metadata, created_by_kind, created_by_id, created, updated,
  (select json_agg(json_build_object('id', s.id, 'last_four', s.last_four, 'created', s.created,
     'last_used_at', s.last_used_at, 'retires_at', s.retires_at) order by s.id desc)
     from platform.oauth_client_secret s
    where s.organization_id = oauth_application.organization_id and s.livemode = oauth_application.livemode
      and s.application_id = oauth_application.id) as secrets`;
const FIND = `select ${COLUMNS} from ${TABLE}
   where oauth_application.organization_id = $1 and oauth_application.livemode = $2 and oauth_application.id = $3`;
const LOCK = `select from ${TABLE} where organization_id = $1 and livemode = $2 and id = $3 for update`;

export class TypeOrmOAuthApplicationRepository extends OAuthApplicationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<OAuthApplication | null> {
    const [row] = await this.database.query<ReadOAuthApplicationRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toOAuthApplication(row);
  }

  async list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<OAuthApplication>> {
    const rows = await readPage<ReadOAuthApplicationRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: TABLE,
      where: (bind) => createdConditions(created, bind),
    });
    return { items: rows.items.map(toOAuthApplication), hasMore: rows.hasMore };
  }

  async findForUpdate(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<OAuthApplication | null> {
    const manager = managerOf(transaction);
    const key = [organizationId, livemode, id];
    // A statement that waits for a lock reads other tables as they were before. The secrets are therefore read afterwards.
    await manager.query(LOCK, key);
    const [row] = await manager.query<ReadOAuthApplicationRow[]>(FIND, key);
    return row === undefined ? null : toOAuthApplication(row);
  }

  async insert(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    await manager.insert(OAuthApplicationRowSchema, toOAuthApplicationRow(application));
    await manager.insert(OAuthClientSecretRowSchema, toClientSecretRow(application, digest));
  }

  async update(application: OAuthApplication, transaction: Transaction): Promise<void> {
    const { tenant, id } = application;
    await managerOf(transaction).update(
      OAuthApplicationRowSchema,
      { organization_id: tenant.organizationId, livemode: tenant.livemode, id },
      {
        name: application.name,
        description: application.description,
        requested_scopes: application.requestedScopes,
        token_lifetime: application.tokenLifetime,
        status: application.status,
        metadata: application.metadata,
        updated: application.updated,
      },
    );
    await announceCredentials(id, transaction);
  }

  async replaceSecrets(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    const { tenant, id } = application;
    const [, ...older] = application.secrets;
    await manager.query(
      `delete from platform.oauth_client_secret
        where organization_id = $1 and livemode = $2 and application_id = $3 and not id = any($4)`,
      [tenant.organizationId, tenant.livemode, id, older.map((secret) => secret.id)],
    );
    for (const secret of older) {
      await manager.update(
        OAuthClientSecretRowSchema,
        { organization_id: tenant.organizationId, livemode: tenant.livemode, application_id: id, id: secret.id },
        { retires_at: secret.retiresAt },
      );
    }
    await manager.insert(OAuthClientSecretRowSchema, toClientSecretRow(application, digest));
  }
}

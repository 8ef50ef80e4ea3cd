import { type DeploymentFilter, DeploymentRepository } from '@livery/content-application';
import type { ActiveDeployment, Deployment, DeploymentItem } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { toDeployment, toDeploymentItem, toDeploymentItemRows, toDeploymentRow } from './deployment.mapper.ts';
import {
  type DeploymentItemRow,
  DeploymentItemRowSchema,
  type DeploymentRow,
  DeploymentRowSchema,
} from './deployment.row.ts';

const COLUMNS = `organization_id, livemode, id, channel, status, item_count, manifest_sha256, notes, checks_active,
  expected_active_id, source_id, supersedes_id, superseded_by_id, scheduled_at, activated_at, completed_at, failure, job_id,
  created_by_kind, created_by_id, created, updated`;
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const FIND = `select ${COLUMNS} from content.deployment where ${OF_TENANT} and id = $3`;
const LOCK = `${FIND} for update`;
const ACTIVE = `select ${COLUMNS} from content.deployment where ${OF_TENANT} and channel = $3 and status = 'active'`;
const ITEM_COLUMNS = `organization_id, livemode, deployment_id, asset_id, position, kind, version, content_hash, filename,
  media_type`;
const ITEMS = `
  select ${ITEM_COLUMNS} from content.deployment_item where ${OF_TENANT} and deployment_id = $3 order by position`;
const ACTIVE_ITEM = `
  select item.organization_id, item.livemode, item.deployment_id, item.asset_id, item.position, item.kind, item.version,
         item.content_hash, item.filename, item.media_type
    from content.deployment_item item
    join content.deployment deployment
      on deployment.organization_id = item.organization_id and deployment.livemode = item.livemode
     and deployment.id = item.deployment_id
   where item.organization_id = $1 and item.livemode = $2 and item.deployment_id = $3 and item.content_hash = $4
     and deployment.status = 'active'
   order by item.position limit 1`;
/** The first half of the key of the advisory lock on a channel. */
const CHANNEL_LOCK = 7_305_816;

export class TypeOrmDeploymentRepository extends DeploymentRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Deployment | null> {
    const [row] = await this.database.query<DeploymentRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toDeployment(row);
  }

  async findActive({ organizationId, livemode }: Tenant, channel: string): Promise<ActiveDeployment | null> {
    const [row] = await this.database.query<DeploymentRow>(ACTIVE, [organizationId, livemode, channel]);
    return toActive(row);
  }

  async list(
    tenant: Tenant,
    { channel, status, created }: DeploymentFilter,
    page: PageRequest,
  ): Promise<Page<Deployment>> {
    const rows = await readPage<DeploymentRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'content.deployment',
      where: (bind) => [
        ...(channel === null ? [] : [`channel = ${bind(channel)}`]),
        ...(status === null ? [] : [`status = ${bind(status)}`]),
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, toDeployment);
  }

  async itemsOf({ organizationId, livemode }: Tenant, id: string): Promise<readonly DeploymentItem[]> {
    const rows = await this.database.query<DeploymentItemRow>(ITEMS, [organizationId, livemode, id]);
    return rows.map(toDeploymentItem);
  }

  async findActiveItem(
    { organizationId, livemode }: Tenant,
    id: string,
    contentHash: string,
  ): Promise<DeploymentItem | null> {
    const values = [organizationId, livemode, id, contentHash];
    const [row] = await this.database.query<DeploymentItemRow>(ACTIVE_ITEM, values);
    return row === undefined ? null : toDeploymentItem(row);
  }

  async findForUpdate(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<Deployment | null> {
    const [row] = await managerOf(transaction).query<DeploymentRow[]>(LOCK, [organizationId, livemode, id]);
    return row === undefined ? null : toDeployment(row);
  }

  async itemsIn(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<readonly DeploymentItem[]> {
    const rows = await managerOf(transaction).query<DeploymentItemRow[]>(ITEMS, [organizationId, livemode, id]);
    return rows.map(toDeploymentItem);
  }

  async activeOf(
    { organizationId, livemode }: Tenant,
    channel: string,
    transaction: Transaction,
  ): Promise<ActiveDeployment | null> {
    const [row] = await managerOf(transaction).query<DeploymentRow[]>(ACTIVE, [organizationId, livemode, channel]);
    return toActive(row);
  }

  async activeForUpdate(tenant: Tenant, channel: string, transaction: Transaction): Promise<ActiveDeployment | null> {
    const key = `${tenant.organizationId} ${tenant.livemode} ${channel}`;
    await managerOf(transaction).query('select pg_advisory_xact_lock($1, hashtext($2))', [CHANNEL_LOCK, key]);
    return this.activeOf(tenant, channel, transaction);
  }

  async insert(deployment: Deployment, items: readonly DeploymentItem[], transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    await manager.insert(DeploymentRowSchema, toDeploymentRow(deployment));
    await manager.insert(DeploymentItemRowSchema, toDeploymentItemRows(deployment, items));
  }

  async update(deployment: Deployment, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...state } = toDeploymentRow(deployment);
    await managerOf(transaction).update(DeploymentRowSchema, { organization_id, livemode, id }, state);
  }
}

function toActive(row: DeploymentRow | undefined): ActiveDeployment | null {
  const deployment = row === undefined ? null : toDeployment(row);
  return deployment?.status === 'active' ? deployment : null;
}

import { type ExpiredContent, type OverdueDeployment, UnscopedDeployments } from '@livery/content-application';
import type { Transaction } from '@livery/kernel';
import { type Database, managerOf, unscoped } from '@livery/persistence';
import { DEPLOYMENT_UPKEEP } from '../persistence/tenant-guard-exceptions.ts';

interface FoundRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly job_id: string;
}

const ENDED = unscoped(
  DEPLOYMENT_UPKEEP,
  `select organization_id, livemode, id, job_id from content.deployment
    where completed_at <= $1 order by completed_at limit $2`,
);
const OVERDUE = unscoped(
  DEPLOYMENT_UPKEEP,
  `select organization_id, livemode, id, job_id from content.deployment
    where activated_at is null and completed_at is null and greatest(updated, scheduled_at) <= $1
    order by greatest(updated, scheduled_at) limit $2`,
);
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const DELETE_ITEMS = `delete from content.deployment_item where ${OF_TENANT} and deployment_id = any($3)`;
const DELETE = `delete from content.deployment where ${OF_TENANT} and id = any($3)`;

export class PostgresUnscopedDeployments extends UnscopedDeployments {
  constructor(private readonly database: Database) {
    super();
  }

  async findEnded(before: Date, most: number): Promise<readonly ExpiredContent[]> {
    const rows = await this.database.query<FoundRow>(ENDED, [before, most]);
    const groups = Map.groupBy(rows, ({ organization_id, livemode }) => `${organization_id} ${livemode}`);
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ tenant: tenantOf(first), ids: group.map(({ id }) => id) }];
    });
  }

  async findOverdue(before: Date, most: number): Promise<readonly OverdueDeployment[]> {
    const rows = await this.database.query<FoundRow>(OVERDUE, [before, most]);
    return rows.map((row) => ({ tenant: tenantOf(row), id: row.id, jobId: row.job_id }));
  }

  async delete({ tenant, ids }: ExpiredContent, transaction: Transaction): Promise<void> {
    const values = [tenant.organizationId, tenant.livemode, ids];
    for (const statement of [DELETE_ITEMS, DELETE]) await managerOf(transaction).query(statement, values);
  }
}

function tenantOf({ organization_id: organizationId, livemode }: FoundRow) {
  return { organizationId, livemode };
}

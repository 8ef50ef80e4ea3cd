import type { Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { OrganizationRepository } from '@livery/platform-application';
import type { Organization } from '@livery/platform-domain';
import { toOrganization, toOrganizationRow } from './organization.mapper.ts';
import { type OrganizationRow, OrganizationRowSchema } from './organization.row.ts';

export class TypeOrmOrganizationRepository extends OrganizationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(organizationId: string): Promise<Organization | null> {
    const [row] = await this.database.query<OrganizationRow>(
      `select id, name, type, website, status, metadata, created_by_kind, created_by_id, created, updated
         from platform.organization where id = $1`,
      [organizationId],
    );
    return row === undefined ? null : toOrganization(row);
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query('select 1 from platform.organization limit 1');
    return rows.length === 0;
  }

  async insert(organization: Organization, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(OrganizationRowSchema, toOrganizationRow(organization));
  }
}

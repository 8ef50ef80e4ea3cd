import type { Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { OrganizationRepository } from '@livery/platform-application';
import type { Organization } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { toOrganization, toOrganizationRow } from './organization.mapper.ts';
import { type OrganizationRow, OrganizationRowSchema } from './organization.row.ts';

const COLUMNS = `id, name, type, website, status, metadata, created_by_kind, created_by_id, created, updated`;
const FIND = `select ${COLUMNS} from platform.organization where id = $1`;

export class TypeOrmOrganizationRepository extends OrganizationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(organizationId: string): Promise<Organization | null> {
    const [row] = await this.database.query<OrganizationRow>(FIND, [organizationId]);
    return row === undefined ? null : toOrganization(row);
  }

  async findForUpdate(organizationId: string, transaction: Transaction): Promise<Organization | null> {
    const [row] = await managerOf(transaction).query<OrganizationRow[]>(`${FIND} for update`, [organizationId]);
    return row === undefined ? null : toOrganization(row);
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query('select 1 from platform.organization limit 1');
    return rows.length === 0;
  }

  async insert(organization: Organization, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(OrganizationRowSchema, toOrganizationRow(organization));
  }

  async list(limit: number, startingAfter?: string): Promise<readonly Organization[]> {
    const rows = await this.database.query<OrganizationRow>(
      `select ${COLUMNS} from platform.organization where id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        order by id desc limit $1`,
      [limit, startingAfter ?? null],
    );
    return rows.map(toOrganization);
  }

  async update(organization: Organization, transaction: Transaction): Promise<void> {
    const { id, name, type, website, status, metadata, updated } = organization;
    await managerOf(transaction).update(
      OrganizationRowSchema,
      { id },
      { name, type, website, status, metadata, updated },
    );
    await announceCredentials(id, transaction);
  }
}

import type { CreatedRange, Page, PageRequest, Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPageOfOrganization } from '@livery/persistence';
import { MembershipRepository } from '@livery/platform-application';
import type { Membership } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { type MembershipRow, MembershipRowSchema, toMembership, toMembershipRow } from './membership.row.ts';

const COLUMNS = 'organization_id, id, user_id, role, status, invited_by_kind, invited_by_id, created, updated';
const SELECT = `select ${COLUMNS} from platform.membership where organization_id = $1`;

export class TypeOrmMembershipRepository extends MembershipRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(organizationId: string, id: string): Promise<Membership | null> {
    const [row] = await this.database.query<MembershipRow>(`${SELECT} and id = $2`, [organizationId, id]);
    return row === undefined ? null : toMembership(row);
  }

  async list(organizationId: string, created: CreatedRange, page: PageRequest): Promise<Page<Membership>> {
    const rows = await readPageOfOrganization<MembershipRow>(this.database, organizationId, page, {
      columns: COLUMNS,
      table: 'platform.membership',
      where: (bind) => createdConditions(created, bind),
    });
    return { items: rows.items.map(toMembership), hasMore: rows.hasMore };
  }

  async findForUpdate(organizationId: string, id: string, transaction: Transaction): Promise<Membership | null> {
    return firstOf(
      await managerOf(transaction).query<MembershipRow[]>(`${SELECT} and id = $2 for update`, [organizationId, id]),
    );
  }

  async findOfUser(organizationId: string, userId: string, transaction: Transaction): Promise<Membership | null> {
    return firstOf(
      await managerOf(transaction).query<MembershipRow[]>(`${SELECT} and user_id = $2`, [organizationId, userId]),
    );
  }

  async countOwners(organizationId: string, transaction: Transaction): Promise<number> {
    const [row] = await managerOf(transaction).query<{ readonly owners: number }[]>(
      `select count(*)::integer as owners
         from platform.membership m
         join platform.user u on u.organization_id = m.organization_id and u.id = m.user_id
        where m.organization_id = $1 and m.role = 'owner' and m.status = 'active' and u.status = 'active'`,
      [organizationId],
    );
    return row?.owners ?? 0;
  }

  async insert(membership: Membership, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(MembershipRowSchema, toMembershipRow(membership));
  }

  async update(membership: Membership, transaction: Transaction): Promise<void> {
    const { organizationId, id, role, status, updated } = membership;
    await managerOf(transaction).update(
      MembershipRowSchema,
      { organization_id: organizationId, id },
      { role, status, updated },
    );
    await announceCredentials(id, transaction);
  }

  async delete(organizationId: string, id: string, transaction: Transaction): Promise<void> {
    await managerOf(transaction).delete(MembershipRowSchema, { organization_id: organizationId, id });
    await announceCredentials(id, transaction);
  }
}

function firstOf([row]: readonly MembershipRow[]): Membership | null {
  return row === undefined ? null : toMembership(row);
}

import type { CreatedRange, Page, PageRequest, Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPageOfOrganization } from '@livery/persistence';
import { UserRepository } from '@livery/platform-application';
import type { User } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { toUser, toUserRow, type UserRow, UserRowSchema } from './user.row.ts';

const COLUMNS = 'organization_id, id, email, name, status, last_seen_at, created, updated';
const SELECT = `select ${COLUMNS} from platform.user where organization_id = $1`;

export class TypeOrmUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(organizationId: string, id: string): Promise<User | null> {
    const [row] = await this.database.query<UserRow>(`${SELECT} and id = $2`, [organizationId, id]);
    return row === undefined ? null : toUser(row);
  }

  async list(organizationId: string, created: CreatedRange, page: PageRequest): Promise<Page<User>> {
    const rows = await readPageOfOrganization<UserRow>(this.database, organizationId, page, {
      columns: COLUMNS,
      table: 'platform.user',
      where: (bind) => createdConditions(created, bind),
    });
    return { items: rows.items.map(toUser), hasMore: rows.hasMore };
  }

  async findForUpdate(organizationId: string, id: string, transaction: Transaction): Promise<User | null> {
    const [row] = await managerOf(transaction).query<UserRow[]>(`${SELECT} and id = $2 for update`, [
      organizationId,
      id,
    ]);
    return row === undefined ? null : toUser(row);
  }

  async findByEmail(organizationId: string, email: string, transaction: Transaction): Promise<User | null> {
    const [row] = await managerOf(transaction).query<UserRow[]>(`${SELECT} and lower(email) = lower($2)`, [
      organizationId,
      email,
    ]);
    return row === undefined ? null : toUser(row);
  }

  async insert(user: User, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(UserRowSchema, toUserRow(user));
  }

  async update(user: User, transaction: Transaction): Promise<void> {
    const { organizationId, id, name, status, updated } = user;
    await managerOf(transaction).update(
      UserRowSchema,
      { organization_id: organizationId, id },
      { name, status, updated },
    );
    await announceCredentials(id, transaction);
  }
}

import { IconSetRepository } from '@livery/content-application';
import { type IconSet, iconSetSlugTaken } from '@livery/content-domain';
import { type CreatedRange, mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import {
  changeRows,
  createdConditions,
  type Database,
  isUniqueViolation,
  managerOf,
  readPage,
} from '@livery/persistence';
import { type IconSetRow, IconSetRowSchema, toIconSet, toIconSetRow } from './icon-set.row.ts';

const COLUMNS = `organization_id, livemode, id, name, slug, description, style, licence, revision, created_by_kind,
  created_by_id, created, updated`;
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const FIND = `select ${COLUMNS} from content.icon_set where ${OF_TENANT} and id = $3`;
const COUNT = `
  select set_id, count(*)::integer as icons from content.icon
   where ${OF_TENANT} and set_id = any($3) and not is_deleted group by set_id`;
const LEAVE = `update content.icon set set_id = null where ${OF_TENANT} and set_id = $3 and is_deleted`;
const DELETE = `delete from content.icon_set where ${OF_TENANT} and id = $3`;

interface CountRow {
  readonly set_id: string;
  readonly icons: number;
}

export class TypeOrmIconSetRepository extends IconSetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<IconSet | null> {
    const [row] = await this.database.query<IconSetRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toIconSet(row);
  }

  async list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<IconSet>> {
    const rows = await readPage<IconSetRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'content.icon_set',
      where: (bind) => createdConditions(created, bind),
    });
    return mapPage(rows, toIconSet);
  }

  async countIcons({ organizationId, livemode }: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<CountRow>(COUNT, [organizationId, livemode, ids]);
    return new Map(rows.map(({ set_id: id, icons }) => [id, icons]));
  }

  findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<IconSet | null> {
    return locked(tenant, id, 'update', transaction);
  }

  findForShare(tenant: Tenant, id: string, transaction: Transaction): Promise<IconSet | null> {
    return locked(tenant, id, 'share', transaction);
  }

  async count({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<number> {
    const [row] = await managerOf(transaction).query<CountRow[]>(COUNT, [organizationId, livemode, [id]]);
    return row?.icons ?? 0;
  }

  async insert(set: IconSet, transaction: Transaction): Promise<void> {
    await refusingTakenSlug(set, managerOf(transaction).insert(IconSetRowSchema, toIconSetRow(set)));
  }

  async update(set: IconSet, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toIconSetRow(set);
    const key = { organization_id, livemode, id };
    await refusingTakenSlug(set, managerOf(transaction).update(IconSetRowSchema, key, changes));
  }

  async delete({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<void> {
    await changeRows(LEAVE, [organizationId, livemode, id], transaction);
    await changeRows(DELETE, [organizationId, livemode, id], transaction);
  }
}

async function locked(
  { organizationId, livemode }: Tenant,
  id: string,
  strength: 'update' | 'share',
  transaction: Transaction,
): Promise<IconSet | null> {
  const statement = `${FIND} for ${strength}`;
  const [row] = await managerOf(transaction).query<IconSetRow[]>(statement, [organizationId, livemode, id]);
  return row === undefined ? null : toIconSet(row);
}

async function refusingTakenSlug({ slug }: IconSet, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw iconSetSlugTaken(slug);
    throw error;
  }
}

import { type IconFilter, IconRepository } from '@livery/content-application';
import { type Icon, iconSlugTaken, Lexemes, tagWord, wordClass } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, isUniqueViolation, managerOf, readPage } from '@livery/persistence';
import { type IconRow, IconRowSchema, toIcon, toIconRow } from './icon.row.ts';

const COLUMNS = `organization_id, livemode, id, set_id, slug, view_boxes, color, gradient_start, gradient_end,
  gradient_angle, created_by_kind, created_by_id, created, is_deleted`;
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const SELECT = `select ${COLUMNS} from content.icon where ${OF_TENANT}`;
const FIND = `${SELECT} and id = $3 and not is_deleted`;
const FIND_MANY = `${SELECT} and id = any($3) and not is_deleted`;
const BY_SLUG = `${SELECT} and set_id = $3 and slug > $4 and not is_deleted order by slug limit $5`;
const WITH_SLUGS = `
  select id from content.icon where ${OF_TENANT} and set_id = $3 and slug = any($4) and not is_deleted`;
/** Rows are always locked in the same order, so that two transactions never wait for each other. */
const LOCK = `${SELECT} and id = any($3) order by id for update`;
const IDS_OF_SET = `select id from content.icon where ${OF_TENANT} and set_id = $3 and not is_deleted order by id`;
const CHANGING = `set_id uuid, slug text, view_boxes jsonb, color text, gradient_start text, gradient_end text,
  gradient_angle double precision, is_deleted boolean`;
const UPDATE = `
  update content.icon icon
     set set_id = changed.set_id, slug = changed.slug, view_boxes = changed.view_boxes, color = changed.color,
         gradient_start = changed.gradient_start, gradient_end = changed.gradient_end,
         gradient_angle = changed.gradient_angle, is_deleted = changed.is_deleted
    from jsonb_to_recordset($3::jsonb) as changed (id uuid, ${CHANGING})
   where icon.organization_id = $1 and icon.livemode = $2 and icon.id = changed.id`;

export class TypeOrmIconRepository extends IconRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Icon | null> {
    const [row] = await this.database.query<IconRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toIcon(row);
  }

  async findMany({ organizationId, livemode }: Tenant, ids: readonly string[]): Promise<readonly Icon[]> {
    const rows = await this.database.query<IconRow>(FIND_MANY, [organizationId, livemode, ids]);
    const icons = new Map(rows.map((row) => [row.id, toIcon(row)]));
    return ids.flatMap((id) => icons.get(id) ?? []);
  }

  async list(tenant: Tenant, { setId, tag, style, created }: IconFilter, page: PageRequest): Promise<Page<Icon>> {
    const rows = await readPage<IconRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'content.icon',
      where: (bind) => [
        'not is_deleted',
        ...(setId === null ? [] : [`set_id = ${bind(setId)}`]),
        ...(tag === null ? [] : [hasTag(tenant, tag, bind)]),
        ...(style === null ? [] : [hasStyle(tenant, style, bind)]),
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, toIcon);
  }

  async listBySlug(tenant: Tenant, setId: string, after: string, limit: number): Promise<readonly Icon[]> {
    const { organizationId, livemode } = tenant;
    const rows = await this.database.query<IconRow>(BY_SLUG, [organizationId, livemode, setId, after, limit]);
    return rows.map(toIcon);
  }

  async findManyForUpdate(
    { organizationId, livemode }: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Icon[]> {
    if (ids.length === 0) return [];
    const rows = await managerOf(transaction).query<IconRow[]>(LOCK, [organizationId, livemode, ids]);
    return rows.map(toIcon);
  }

  async idsOfSet(
    { organizationId, livemode }: Tenant,
    setId: string,
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const values = [organizationId, livemode, setId];
    const rows = await managerOf(transaction).query<Pick<IconRow, 'id'>[]>(IDS_OF_SET, values);
    return rows.map(({ id }) => id);
  }

  async idsBySlug(
    { organizationId, livemode }: Tenant,
    setId: string,
    slugs: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const values = [organizationId, livemode, setId, slugs];
    const rows = await managerOf(transaction).query<Pick<IconRow, 'id'>[]>(WITH_SLUGS, values);
    return rows.map(({ id }) => id);
  }

  async insert(icons: readonly Icon[], transaction: Transaction): Promise<void> {
    if (icons.length === 0) return;
    await refusingTakenSlug(icons, managerOf(transaction).insert(IconRowSchema, icons.map(toIconRow)));
  }

  async update({ organizationId, livemode }: Tenant, icons: readonly Icon[], transaction: Transaction): Promise<void> {
    const rows = JSON.stringify(icons.map(toIconRow));
    await refusingTakenSlug(icons, managerOf(transaction).query(UPDATE, [organizationId, livemode, rows]));
  }
}

function hasStyle({ organizationId, livemode }: Tenant, style: string, bind: (value: unknown) => string): string {
  return `set_id in (select g.id from content.icon_set g
    where g.organization_id = ${bind(organizationId)} and g.livemode = ${bind(livemode)} and lower(g.style) = lower(${bind(style)}))`;
}

/** The inverted index of the search finds the assets with a tag. */
function hasTag(tenant: Tenant, tag: string, bind: (value: unknown) => string): string {
  const lexeme = new Lexemes(tenant).of({ class: wordClass.tag, word: tagWord(tag) });
  const query = `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
  return `id in (select s.asset_id from content.asset_search s
    where s.organization_id = ${bind(tenant.organizationId)} and s.livemode = ${bind(tenant.livemode)}
      and s.names @@ ${bind(query)}::tsquery)`;
}

async function refusingTakenSlug(icons: readonly Icon[], write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw iconSlugTaken(takenSlug(error, icons));
    throw error;
  }
}

/** The slug of the only icon, or the one that PostgreSQL names. */
function takenSlug(error: unknown, icons: readonly Icon[]): string {
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? String(error.detail) : '';
  return /, ([a-z0-9-]+)\) already exists/.exec(detail)?.[1] ?? icons[0]?.slug ?? '';
}

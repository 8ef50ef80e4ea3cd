import { PreviewRepository, type QueuedPreview } from '@livery/content-application';
import { type PreviewOutcome, type KnownPreview, RENDERER_VERSION } from '@livery/content-domain';
import { type Clock, newId, type Tenant, type Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';

interface SettledRow {
  readonly sha256: string;
  /** Null, like the sides, if the rendering failed. */
  readonly picture_sha256: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

interface KeyRow {
  readonly id: string;
  readonly sha256: string;
}

const OF_TENANT = 'organization_id = $1 and livemode = $2';
/** Pictures come after failures, and newer versions after older ones, and so win in the map of the caller. */
const SETTLED = `
  select sha256, picture_sha256, width, height from content.preview
   where ${OF_TENANT} and sha256 = any ($3) and state in ('ready', 'failed')
   order by state = 'ready', renderer_version`;
const QUEUED = `
  select id, sha256 from content.preview
   where ${OF_TENANT} and sha256 = any ($3) and renderer_version = ${RENDERER_VERSION} and state = 'queued'`;
/** What is requested again after a day without a result is tried again: its job has failed, or a program was missing. */
const QUEUE = (tuples: string): string => `
  insert into content.preview (organization_id, livemode, sha256, renderer_version, id, state, requested)
  values ${tuples}
  on conflict (organization_id, livemode, sha256, renderer_version) do update
     set state = 'queued', reason = null, requested = excluded.requested
   where preview.state in ('queued', 'none') and preview.requested < excluded.requested - interval '1 day'
  returning id, sha256`;
const SETTLE = `
  update content.preview set state = $5, reason = $6, picture_sha256 = $7, width = $8, height = $9
   where ${OF_TENANT} and sha256 = $3 and id = $4 and renderer_version = ${RENDERER_VERSION} and state = 'queued'
  returning id`;
/** Whoever adds a file with one of the contents locks its preview after the file was inserted, so the next statement sees that file. */
const LOCK = `
  select sha256 from content.preview where ${OF_TENANT} and sha256 = any ($3) order by sha256, renderer_version for update`;
const STILL_USED = `select distinct sha256 from content.file where ${OF_TENANT} and sha256 = any ($3)`;
const DELETE = `delete from content.preview where ${OF_TENANT} and sha256 = any ($3) returning id, sha256`;

export class PostgresPreviewRepository extends PreviewRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findSettled(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction?: Transaction,
  ): Promise<ReadonlyMap<string, KnownPreview>> {
    if (contentHashes.length === 0) return new Map();
    const values = [...owner(tenant), contentHashes];
    const rows =
      transaction === undefined
        ? await this.database.query<SettledRow>(SETTLED, values)
        : await managerOf(transaction).query<SettledRow[]>(SETTLED, values);
    return new Map(
      rows.map(({ sha256, picture_sha256: picture, width, height }) => [
        sha256,
        picture === null || width === null || height === null ? 'failed' : { sha256: picture, width, height },
      ]),
    );
  }

  async queue(tenant: Tenant, contentHashes: readonly string[], transaction: Transaction): Promise<readonly string[]> {
    const hashes = [...new Set(contentHashes)].sort();
    if (hashes.length === 0) return [];
    const values: unknown[] = [...owner(tenant), RENDERER_VERSION, this.clock.now()];
    const tuples = hashes.map((hash) => {
      const last = values.push(hash, newId());
      return `($1, $2, $${last - 1}, $3, $${last}, 'queued', $4)`;
    });
    // TypeORM returns the rows of an INSERT without their number.
    const rows = await managerOf(transaction).query<KeyRow[]>(QUEUE(tuples.join(', ')), values);
    return rows.map(({ sha256 }) => sha256);
  }

  async findQueued(tenant: Tenant, contentHashes: readonly string[]): Promise<readonly QueuedPreview[]> {
    const rows = await this.database.query<KeyRow>(QUEUED, [...owner(tenant), contentHashes]);
    return rows.map(({ id, sha256: contentHash }) => ({ id, contentHash }));
  }

  async settle(
    tenant: Tenant,
    { id, contentHash }: QueuedPreview,
    outcome: PreviewOutcome,
    transaction: Transaction,
  ): Promise<boolean> {
    const { sha256 = null, width = null, height = null } = outcome.state === 'ready' ? outcome.picture : {};
    const reason = outcome.state === 'ready' ? null : outcome.reason;
    const values = [...owner(tenant), contentHash, id, outcome.state, reason, sha256, width, height];
    return (await changed(SETTLE, values, transaction)).length > 0;
  }

  async deleteUnused(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const manager = managerOf(transaction);
    const locked = await manager.query<KeyRow[]>(LOCK, [...owner(tenant), contentHashes]);
    const hashes = locked.map(({ sha256 }) => sha256);
    if (hashes.length === 0) return [];
    const used = await manager.query<KeyRow[]>(STILL_USED, [...owner(tenant), hashes]);
    const kept = new Set(used.map(({ sha256 }) => sha256));
    const unused = hashes.filter((hash) => !kept.has(hash));
    const deleted = await changed(DELETE, [...owner(tenant), unused], transaction);
    return deleted.map(({ id }) => id);
  }
}

function owner({ organizationId, livemode }: Tenant): readonly [string, boolean] {
  return [organizationId, livemode];
}

/** Runs an UPDATE or a DELETE. TypeORM returns its rows and their number. */
async function changed(
  statement: string,
  values: readonly unknown[],
  transaction: Transaction,
): Promise<readonly KeyRow[]> {
  const [rows] = await managerOf(transaction).query<[KeyRow[], number]>(statement, [...values]);
  return rows;
}

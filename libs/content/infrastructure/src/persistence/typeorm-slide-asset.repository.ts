import { SlideAssetRepository, type SlidesOfSource } from '@livery/content-application';
import type { SlideAsset } from '@livery/content-domain';
import type { Page, Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { type SlideAssetRow, SlideAssetRowSchema, toSlideAsset, toSlideAssetRow } from './slide-asset.row.ts';

const OF_TENANT = 'slide.organization_id = $1 and slide.livemode = $2';
const FIND = `
  select slide.organization_id, slide.livemode, slide.id, slide.source_file_id, slide.slide_index, slide.is_hidden, slide.title,
         slide.slide_text, slide.notes, slide.layout_name, slide.fonts, slide.colors, slide.aspect_ratio, slide.content_hash
    from content.slide_asset slide
   where ${OF_TENANT} and slide.id = any($3)`;
const ITS_ASSET = `
    join content.library_asset asset on asset.organization_id = slide.organization_id
     and asset.livemode = slide.livemode and asset.id = slide.id`;
const OF_SOURCE = `
  select slide.id from content.slide_asset slide ${ITS_ASSET}
   where ${OF_TENANT} and slide.source_file_id = $3 and asset.deleted_at is null
   order by slide.slide_index, slide.id limit $4 offset $5`;
const EQUAL = `
  select slide.id, slide.content_hash from content.slide_asset slide ${ITS_ASSET}
   where ${OF_TENANT} and slide.content_hash = any($3) and asset.deleted_at is null
     and asset.folder_id is not distinct from $4
   order by slide.id desc`;

/** The first half of the key of the advisory lock on the slides of a folder. */
const FOLDER_LOCK = 7_305_815;

export class TypeOrmSlideAssetRepository extends SlideAssetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findMany(
    { organizationId, livemode }: Tenant,
    ids: readonly string[],
    transaction?: Transaction,
  ): Promise<readonly SlideAsset[]> {
    if (ids.length === 0) return [];
    const values = [organizationId, livemode, ids];
    const rows =
      transaction === undefined
        ? await this.database.query<SlideAssetRow>(FIND, values)
        : await managerOf(transaction).query<SlideAssetRow[]>(FIND, values);
    const byId = new Map(rows.map((row) => [row.id, toSlideAsset(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async listOfSource(
    { organizationId, livemode }: Tenant,
    { sourceFileId, limit, offset }: SlidesOfSource,
  ): Promise<Page<string>> {
    const values = [organizationId, livemode, sourceFileId, limit + 1, offset];
    const rows = await this.database.query<Pick<SlideAssetRow, 'id'>>(OF_SOURCE, values);
    return { items: rows.slice(0, limit).map(({ id }) => id), hasMore: rows.length > limit };
  }

  async lockFolder(
    { organizationId, livemode }: Tenant,
    folderId: string | null,
    transaction: Transaction,
  ): Promise<void> {
    const folder = `${organizationId} ${livemode} ${folderId ?? ''}`;
    await managerOf(transaction).query('select pg_advisory_xact_lock($1, hashtext($2))', [FOLDER_LOCK, folder]);
  }

  async findEqual(
    { organizationId, livemode }: Tenant,
    folderId: string | null,
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, string>> {
    const values = [organizationId, livemode, contentHashes, folderId];
    const rows = await managerOf(transaction).query<Pick<SlideAssetRow, 'id' | 'content_hash'>[]>(EQUAL, values);
    // The oldest slide comes last, and so replaces the others.
    return new Map(rows.map(({ content_hash, id }) => [content_hash, id]));
  }

  async insertMany(slides: readonly SlideAsset[], transaction: Transaction): Promise<void> {
    if (slides.length === 0) return;
    await managerOf(transaction).insert(SlideAssetRowSchema, slides.map(toSlideAssetRow));
  }

  async update(slide: SlideAsset, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toSlideAssetRow(slide);
    await managerOf(transaction).update(SlideAssetRowSchema, { organization_id, livemode, id }, changes);
  }
}

import type { AssetVersion } from '@livery/content-domain';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface AssetVersionRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly asset_id: string;
  readonly number: number;
  readonly id: string;
  readonly file_id: string;
  readonly content_hash: string;
  readonly size_bytes: number | string;
  readonly note: string;
  readonly created: Date;
}

export const AssetVersionRowSchema = new EntitySchema<AssetVersionRow>({
  name: 'asset_version',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    asset_id: { type: 'uuid', primary: true },
    number: { type: 'integer', primary: true },
    id: { type: 'uuid' },
    file_id: { type: 'uuid' },
    content_hash: { type: 'text' },
    size_bytes: { type: 'bigint' },
    note: { type: 'text' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
  },
});

export function toAssetVersion(row: AssetVersionRow): AssetVersion {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    assetId: row.asset_id,
    number: row.number,
    fileId: row.file_id,
    contentHash: row.content_hash,
    sizeBytes: Number(row.size_bytes),
    note: row.note,
    createdBy: actorOf(row),
    created: row.created,
  };
}

export function toAssetVersionRow(version: AssetVersion): AssetVersionRow {
  return {
    organization_id: version.tenant.organizationId,
    livemode: version.tenant.livemode,
    asset_id: version.assetId,
    number: version.number,
    id: version.id,
    file_id: version.fileId,
    content_hash: version.contentHash,
    size_bytes: version.sizeBytes,
    note: version.note,
    ...actorColumns(version.createdBy),
    created: version.created,
  };
}

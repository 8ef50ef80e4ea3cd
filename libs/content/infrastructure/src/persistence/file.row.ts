import type { AssetType } from '@livery/content-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface FileRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly filename: string;
  readonly media_type: string;
  readonly type: AssetType;
  /** PostgreSQL's driver reads a bigint as text. */
  readonly size_bytes: number | string;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly asset_id: string | null;
  readonly expires_at: Date | null;
  readonly created: Date;
}

export const FileRowSchema = new EntitySchema<FileRow>({
  name: 'file',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    filename: { type: 'text' },
    media_type: { type: 'text' },
    type: { type: 'text' },
    size_bytes: { type: 'bigint' },
    sha256: { type: 'text' },
    width: { type: 'integer', nullable: true },
    height: { type: 'integer', nullable: true },
    asset_id: { type: 'uuid', nullable: true },
    expires_at: { type: 'timestamptz', nullable: true },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
  },
});

import type { AssetType, LastReview, SourceType } from '@livery/content-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface LibraryAssetRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly folder_id: string | null;
  readonly name: string;
  readonly filename: string;
  readonly type: AssetType;
  readonly media_type: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly source_type: SourceType;
  readonly metadata: Readonly<Record<string, string>>;
  readonly available_from: Date | null;
  readonly available_until: Date | null;
  readonly current_version: number;
  readonly content_hash: string;
  /** PostgreSQL's driver reads a bigint as text. */
  readonly size_bytes: number | string;
  readonly width: number | null;
  readonly height: number | null;
  readonly review_id: string | null;
  readonly previous_review_id: string | null;
  readonly review_status: LastReview['status'] | null;
  readonly review_content_hash: string | null;
  readonly review_policy_version: number | null;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
  readonly deleted_at: Date | null;
}

export const LibraryAssetRowSchema = new EntitySchema<LibraryAssetRow>({
  name: 'library_asset',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    folder_id: { type: 'uuid', nullable: true },
    name: { type: 'text' },
    filename: { type: 'text' },
    type: { type: 'text' },
    media_type: { type: 'text' },
    tags: { type: 'text', array: true },
    description: { type: 'text' },
    source_type: { type: 'text' },
    metadata: { type: 'jsonb' },
    available_from: { type: 'timestamptz', nullable: true },
    available_until: { type: 'timestamptz', nullable: true },
    current_version: { type: 'integer' },
    content_hash: { type: 'text' },
    size_bytes: { type: 'bigint' },
    width: { type: 'integer', nullable: true },
    height: { type: 'integer', nullable: true },
    review_id: { type: 'uuid', nullable: true },
    previous_review_id: { type: 'uuid', nullable: true },
    review_status: { type: 'text', nullable: true },
    review_content_hash: { type: 'text', nullable: true },
    review_policy_version: { type: 'integer', nullable: true },
    revision: { type: 'integer' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
    deleted_at: { type: 'timestamptz', nullable: true },
  },
});

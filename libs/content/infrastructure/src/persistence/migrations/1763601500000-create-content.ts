import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE = `
  create table content.file (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    filename text not null,
    media_type text not null,
    type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    width integer,
    height integer,
    asset_id uuid,
    expires_at timestamptz,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    primary key (organization_id, livemode, id)
  )`;

const LIBRARY_FOLDER = `
  create table content.library_folder (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    parent_id uuid,
    ancestors uuid[] not null,
    name text not null,
    revision integer not null,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    updated timestamptz not null,
    primary key (organization_id, livemode, id)
  )`;

/** The columns from `review_id` to `review_policy_version` repeat the asset's last review, so that lists need no join. */
const LIBRARY_ASSET = `
  create table content.library_asset (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    folder_id uuid,
    name text not null,
    filename text not null,
    type text not null,
    media_type text not null,
    tags text[] not null,
    description text not null,
    source_type text not null,
    metadata jsonb not null,
    available_from timestamptz,
    available_until timestamptz,
    current_version integer not null,
    content_hash text not null,
    size_bytes bigint not null,
    width integer,
    height integer,
    review_id uuid,
    previous_review_id uuid,
    review_status text,
    review_content_hash text,
    review_policy_version integer,
    revision integer not null,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    updated timestamptz not null,
    deleted_at timestamptz,
    primary key (organization_id, livemode, id),
    foreign key (organization_id, livemode, folder_id)
      references content.library_folder (organization_id, livemode, id)
  )`;

const ASSET_VERSION = `
  create table content.asset_version (
    organization_id uuid not null,
    livemode boolean not null,
    asset_id uuid not null,
    number integer not null,
    id uuid not null,
    file_id uuid not null,
    content_hash text not null,
    size_bytes bigint not null,
    note text not null,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    primary key (organization_id, livemode, asset_id, number)
  )`;

const REVIEW = `
  create table content.review (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    asset_id uuid not null,
    version integer not null,
    status text not null,
    mode text not null,
    policy_version integer not null,
    content_hash text not null,
    comment text not null,
    decision_comment text not null,
    due_at timestamptz,
    previous_review_id uuid,
    requested_by_kind text,
    requested_by_id uuid,
    requester_lineage uuid not null,
    decided_by_kind text,
    decided_by_id uuid,
    decided timestamptz,
    created timestamptz not null,
    updated timestamptz not null,
    primary key (organization_id, livemode, id)
  )`;

/** Approvals by versions of the policy from `accepted_from` on are valid. */
const REVIEW_POLICY = `
  create table content.review_policy (
    organization_id uuid not null,
    livemode boolean not null,
    version integer not null,
    accepted_from integer not null,
    modes jsonb not null,
    four_eyes boolean not null,
    updated timestamptz not null,
    primary key (organization_id, livemode)
  )`;

const INDEXES = [
  'create index file_by_hash on content.file (organization_id, livemode, sha256)',
  'create index file_by_asset on content.file (organization_id, livemode, asset_id) where asset_id is not null',
  'create index file_expiring on content.file (expires_at) where expires_at is not null',
  // Folders without a parent have the zero UUID here, since nulls are never equal.
  `create unique index library_folder_name on content.library_folder
     (organization_id, livemode, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name))`,
  `create index library_folder_by_name on content.library_folder (organization_id, livemode, lower(name), id)`,
  `create index library_folder_by_part_of_name on content.library_folder
     using gin (organization_id, livemode, lower(name) gin_trgm_ops)`,
  `create index library_folder_below on content.library_folder
     using gin (organization_id, livemode, ancestors)`,
  `create index library_asset_newest on content.library_asset (organization_id, livemode, updated desc, id desc)
     where deleted_at is null`,
  `create index library_asset_by_folder on content.library_asset
     (organization_id, livemode, folder_id, updated desc, id desc) where deleted_at is null`,
  `create index library_asset_by_type on content.library_asset
     (organization_id, livemode, type, updated desc, id desc) where deleted_at is null`,
  'create index library_asset_deleted on content.library_asset (deleted_at) where deleted_at is not null',
  'create index asset_version_newest on content.asset_version (organization_id, livemode, asset_id, id desc)',
  'create index review_by_asset on content.review (organization_id, livemode, asset_id, id desc)',
  'create index review_by_status on content.review (organization_id, livemode, status, id desc)',
  `create unique index review_pending on content.review (organization_id, livemode, asset_id)
     where status = 'pending'`,
];

/** The library: uploaded files, folders, assets with their versions, and reviews. */
export class CreateContent1763601500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema content');
    await queryRunner.query('create extension if not exists btree_gin');
    await queryRunner.query('create extension if not exists pg_trgm');
    const tables = [FILE, LIBRARY_FOLDER, LIBRARY_ASSET, ASSET_VERSION, REVIEW, REVIEW_POLICY];
    for (const statement of [...tables, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

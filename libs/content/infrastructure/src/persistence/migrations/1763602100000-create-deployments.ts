import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEPLOYMENT = `
  create table content.deployment (
    organization_id uuid not null,
    livemode boolean not null,
    id uuid not null,
    channel text collate "C" not null,
    status text collate "C" not null,
    item_count integer not null,
    manifest_sha256 text not null,
    notes text not null,
    checks_active boolean not null,
    expected_active_id uuid,
    source_id uuid,
    supersedes_id uuid,
    superseded_by_id uuid,
    scheduled_at timestamptz,
    activated_at timestamptz,
    completed_at timestamptz,
    failure jsonb,
    job_id uuid not null,
    created_by_kind text,
    created_by_id uuid,
    created timestamptz not null,
    updated timestamptz not null,
    primary key (organization_id, livemode, id),
    check (status <> 'scheduled' or scheduled_at is not null),
    check ((status in ('active', 'superseded', 'rolled_back')) = (activated_at is not null)),
    check ((status in ('superseded', 'rolled_back')) = (superseded_by_id is not null)),
    check ((status in ('superseded', 'rolled_back', 'failed', 'cancelled')) = (completed_at is not null)),
    check ((status = 'failed') = (failure is not null))
  )`;

const DEPLOYMENT_ITEM = `
  create table content.deployment_item (
    organization_id uuid not null,
    livemode boolean not null,
    deployment_id uuid not null,
    asset_id uuid not null,
    position integer not null,
    kind text not null,
    version integer not null,
    content_hash text not null,
    filename text not null,
    media_type text not null,
    primary key (organization_id, livemode, deployment_id, asset_id),
    foreign key (organization_id, livemode, deployment_id)
      references content.deployment (organization_id, livemode, id)
  )`;

const INDEXES = [
  `create unique index deployment_active on content.deployment (organization_id, livemode, channel)
     where status = 'active'`,
  // The deployments that use assets. There are few of them, however many have ended.
  `create index deployment_unended on content.deployment (organization_id, livemode, id) where completed_at is null`,
  'create index deployment_by_channel on content.deployment (organization_id, livemode, channel, id desc)',
  'create index deployment_by_status on content.deployment (organization_id, livemode, status, id desc)',
  // The worker finds deployments of all tenants by these two.
  'create index deployment_ended on content.deployment (completed_at) where completed_at is not null',
  `create index deployment_unfinished on content.deployment (greatest(updated, scheduled_at))
     where activated_at is null and completed_at is null`,
];

export class CreateDeployments1763602100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [DEPLOYMENT, DEPLOYMENT_ITEM, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

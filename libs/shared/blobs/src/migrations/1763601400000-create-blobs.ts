import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'create schema blobs',
  `create table blobs.blob (
     organization_id uuid not null,
     livemode boolean not null,
     sha256 bytea not null,
     object_key text not null,
     size bigint not null,
     media_type text not null,
     created timestamptz not null,
     released timestamptz,
     primary key (organization_id, livemode, sha256)
   )`,
  // The collection reads only blobs that lost a reference, of all tenants.
  'create index blob_by_release on blobs.blob (released) where released is not null',
  `create table blobs.blob_reference (
     organization_id uuid not null,
     livemode boolean not null,
     sha256 bytea not null,
     holder uuid not null,
     role text not null,
     primary key (organization_id, livemode, sha256, holder, role),
     foreign key (organization_id, livemode, sha256) references blobs.blob (organization_id, livemode, sha256)
   )`,
  'create index blob_reference_by_holder on blobs.blob_reference (organization_id, livemode, holder)',
  `create table blobs.staged_object (
     organization_id uuid not null,
     livemode boolean not null,
     object_key text not null,
     created timestamptz not null,
     primary key (organization_id, livemode, object_key)
   )`,
  'create index staged_object_by_age on blobs.staged_object (created)',
  `create table blobs.condemned_object (
     organization_id uuid not null,
     livemode boolean not null,
     object_key text not null,
     condemned timestamptz not null,
     next_attempt timestamptz not null,
     primary key (organization_id, livemode, object_key)
   )`,
  'create index condemned_object_by_next_attempt on blobs.condemned_object (next_attempt)',
];

export class CreateBlobs1763601400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

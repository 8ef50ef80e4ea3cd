import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGuidelineDraft1763603600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table brand_governance.guideline_draft (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        filename text,
        content_type text not null,
        size_bytes integer not null,
        content_sha256 text not null,
        learnt jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        expires_at timestamptz not null,
        applied_at timestamptz,
        applied_diff jsonb,
        primary key (organization_id, livemode, id)
      )`);
    // The upkeep finds drafts of all tenants.
    await queryRunner.query('create index guideline_draft_by_end on brand_governance.guideline_draft (expires_at)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The documents of checks from before are not kept, and neither are the guidelines that judged them. */
export class KeepDocuments1763603000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table brand_governance.brand_check add column document_kept_until timestamptz');
    await queryRunner.query(`
      create index brand_check_by_content
          on brand_governance.brand_check (organization_id, livemode, content_sha256, id)`);
    await queryRunner.query(`
      create table brand_governance.kept_document (
        organization_id uuid not null,
        livemode boolean not null,
        content_sha256 text not null,
        id uuid not null,
        size_bytes integer not null,
        keep_until timestamptz not null,
        primary key (organization_id, livemode, content_sha256)
      )`);
    // The sweep finds documents of all tenants.
    await queryRunner.query('create index kept_document_by_end on brand_governance.kept_document (keep_until)');
    await queryRunner.query(`
      create index kept_document_by_age
          on brand_governance.kept_document (organization_id, keep_until) include (size_bytes)`);
    await queryRunner.query(`
      create table brand_governance.guideline_snapshot (
        organization_id uuid not null,
        livemode boolean not null,
        version text not null,
        guideline jsonb not null,
        primary key (organization_id, livemode, version)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBrandCheckFix1763603500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table brand_governance.brand_check_fix (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        source_check_id uuid not null,
        brand_check_id uuid not null,
        fixed integer not null,
        remaining integer not null,
        fixed_findings jsonb not null,
        changes jsonb not null,
        declined jsonb not null,
        file jsonb not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        primary key (organization_id, livemode, id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The default of `suppressed` is that of checks from before, and of processes that do not know the column yet. */
export class CreateSuppression1763603300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table brand_governance.suppression (
        organization_id uuid not null,
        livemode boolean not null,
        id uuid not null,
        scope text not null,
        key text not null,
        finding_id text not null,
        finding_type text not null,
        title text not null,
        occurrences integer not null,
        reason text not null,
        expires_at timestamptz,
        brand_check_id uuid not null,
        created_by_kind text,
        created_by_id uuid,
        created timestamptz not null,
        primary key (organization_id, livemode, id),
        unique (organization_id, livemode, scope, key, finding_id)
      )`);
    await queryRunner.query(
      `alter table brand_governance.brand_check add column suppressed jsonb not null default '[]'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

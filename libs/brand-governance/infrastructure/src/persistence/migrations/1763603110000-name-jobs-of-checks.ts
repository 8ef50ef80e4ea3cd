import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pending check names its job, so that one whose job has ended without it is found. */
export class NameJobsOfChecks1763603110000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table brand_governance.brand_check add column job_id uuid');
    await queryRunner.query(`
      create index brand_check_pending on brand_governance.brand_check (created) where status = 'pending'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks are found by a part of the file name, and by who sent the document. */
export class SearchChecks1763603920000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists btree_gin');
    await queryRunner.query('create extension if not exists pg_trgm');
    await queryRunner.query(`
      create index brand_check_by_part_of_filename on brand_governance.brand_check
       using gin (organization_id, livemode, lower(normalize(filename)) gin_trgm_ops) where filename is not null`);
    await queryRunner.query(`
      create index brand_check_by_creator on brand_governance.brand_check
        (organization_id, livemode, created_by_id, id) where created_by_id is not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

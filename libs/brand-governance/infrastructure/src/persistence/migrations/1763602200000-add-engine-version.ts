import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks from before were made by the first engine. */
export class AddEngineVersion1763602200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table brand_governance.brand_check add column engine_version integer not null default 1',
    );
    await queryRunner.query('alter table brand_governance.brand_check alter column engine_version drop default');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

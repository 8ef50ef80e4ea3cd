import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks may be pending: they were accepted, and a worker judges them later. */
export class AcceptChecks1763603100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table brand_governance.brand_check alter column completed drop not null');
    await queryRunner.query(`
      alter table brand_governance.brand_check
        add constraint brand_check_pending check ((status = 'pending') = (completed is null)) not valid`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

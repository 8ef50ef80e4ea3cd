import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the self-audit: an index of what must not be, which is empty, and so costs nothing to keep. */
export class FindStuckDeliveries1763601300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index undelivered_stuck on delivery.undelivered (id) where status = 'pending' and next_retry_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

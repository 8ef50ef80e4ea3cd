import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the self-audit: an index of pending deliveries without a due time. There must be none, so that the index costs nothing. */
export class FindStuckDeliveries1763601300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index undelivered_stuck on delivery.undelivered (id) where status = 'pending' and next_retry_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

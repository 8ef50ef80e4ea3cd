import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Attempts are read only by their delivery. One index serves as the primary key and for these reads, since every further index
 * costs each attempt a write.
 */
export class AttemptsByDelivery1763600700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table delivery.delivery_attempt drop constraint delivery_attempt_pkey`);
    await queryRunner.query(`
      alter table delivery.delivery_attempt add primary key (organization_id, livemode, delivery_id, id)`);
    await queryRunner.query(`drop index delivery.attempt_of_delivery`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

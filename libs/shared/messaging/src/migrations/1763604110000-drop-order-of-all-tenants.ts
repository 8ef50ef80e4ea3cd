import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drops the index of events without a position in the order of writing. With statistics of an empty backlog the planner used it for reads of
 * one tenant, and read the backlog of all. It is a migration of its own, since it locks another table than the one before.
 */
export class DropOrderOfAllTenants1763604110000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index messaging.event_unplaced`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
